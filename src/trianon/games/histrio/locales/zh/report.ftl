# 报告中的配件：表中的名称，以及各表的内容。

label-juggler = { $name } · { $ability }
label-request = { $name } · { $condition }
report-all-juggler = 杂耍艺人
report-juggler = 杂耍艺人
report-juggler-text = 在对局中至少收入过该杂耍艺人一次的座位的成绩。
report-all-request = 秘密请求
report-request = 请求
report-request-text = 至少打出过该请求一次的座位的成绩，不论是否完成。
report-all-actor = 演员
report-actor = 演员
report-actor-text = 在对局中至少把该演员收入剧团一次的座位的成绩。
report-all-city = 城市
report-city = 城市
report-city-text = 在对局中至少到达过该城市一次的座位的成绩。

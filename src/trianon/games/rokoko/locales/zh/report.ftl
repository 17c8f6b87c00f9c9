# 报告中的配件：表中的名称，以及各表的内容。

label-employee = { $id } · { $rank }：{ $bonus }
label-dress = { $id } · { $needs }
report-all-employee = 雇员
report-employee = 雇员
report-employee-text = 在对局中至少招募过该雇员一次的座位的成绩。
report-all-decoration = 装饰
report-decoration = 装饰
report-decoration-text = 为该装饰出资的座位的成绩。
report-all-dress = 服装
report-dress = 服装
report-dress-text = 制作了该服装的座位的成绩，不论租借还是出售。
report-all-hall = 大厅
report-hall = 大厅
report-hall-text = 在该大厅至少租借过一件服装的座位的成绩。

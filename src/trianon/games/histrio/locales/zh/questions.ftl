# Histrio向座位提出的问题（以问题名称为准）。$juggler、$ability、$moment和$actors是components.ftl中的文本，$city是数字。

question-choose_city = 你要去哪里旅行？请秘密选择一座城市。
    .done = 已封存，直到所有人选完：城市{ $city }。
question-use_juggler = 你要使用杂耍艺人吗（{ $moment }）？
    .city = 城市{ $city }结算之前，你要使用杂耍艺人吗？
question-target = { $juggler }：{ $ability }。选哪一个？
    .second = { $juggler }：城市{ $city }最上面的牌与哪座城市的交换？
question-steal = 你要偷谁的1埃居？
question-discard_actor = 你遇到了{ $actors }。要弃掉其中一名来移动指针吗？
question-discard_request = 你的请求太多了。要弃掉哪一个？
question-count_as = 本演出季{ $juggler }算作什么？
question-play_request = 你要秘密打出哪个请求？
    .done = 已封存，直到所有人回答：{ $answer }。

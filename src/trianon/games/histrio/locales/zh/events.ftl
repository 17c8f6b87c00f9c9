# Histrio牌桌上发生的事。座位的文本是谓语：“座位2（thumb）”加上“前往城市5”；数个谓语组成一句。其余说明见英文文件。

## 游戏进程

event-season = 演出季{ $season }开始。
event-round = 第{ $round }轮开始。
event-phase-travel = 所有人秘密选择一座城市。
event-phase-encounters = 邂逅开始。
event-phase-opportunities = 发出新的邂逅牌。
event-phase-pay = 演出季结束，国王支付酬金。
event-coin-comedy = 硬币显示喜剧。
event-coin-tragedy = 硬币显示悲剧。
event-needle = 指针从{ $from }移到{ $to }。
event-backdrop-comedy = 布景转为喜剧。
event-backdrop-tragedy = 布景转为悲剧。
event-sealed = 已做出选择
event-shuffle-encounter_pile = { $count }张邂逅牌洗混。
event-shuffle-request_pile = { $count }张请求洗混。
event-shuffle-travel_hand = 座位{ $seat }的友好剧团的旅行牌洗混。
event-order-encounter_pile = 邂逅牌堆第{ $position }张：{ $card }。
event-order-request_pile = 请求牌堆第{ $position }张：{ $request }。
event-order-travel_hand = 座位{ $seat }的友好牌堆第{ $position }张：城市{ $city }。

## 旅行

event-travel_card-travel_hand-travel_drawn = 为友好剧团抽到城市{ $city }
    .hidden = 为友好剧团抽一张牌
event-travel_card-travel_hand-travel_choice = 前往城市{ $city }
event-travel_card-travel_drawn-travel_choice = 派友好剧团前往城市{ $city }
event-travel_card-travel_choice-travel_hand = 收回城市{ $city }的牌
event-travel_card-travel_choice-travel_discard = 用掉城市{ $city }的牌
    .friendly = 用掉友好剧团的城市{ $city }的牌
event-travel_card-travel_discard-travel_hand = 收回用过的城市{ $city }的牌
    .friendly = 收回友好剧团用过的城市{ $city }的牌
event-caravel-caravels-road = 派一艘帆船前往城市{ $city }
event-caravel-road-city = 抵达城市{ $city }
event-caravel-road-caravels = 收回前往城市{ $city }途中的帆船
event-caravel-city-caravels = 收回城市{ $city }的帆船

## 邂逅牌

event-card-encounter_pile-city = 城市{ $city }新增：{ $cards }。
event-card-city-encounter_hand = 遇到{ $cards }
event-card-city-jugglers = 争取到{ $cards }
event-card-city-troupe = 让{ $cards }加入剧团
event-card-city-encounter_discard = 在城市{ $city }弃掉{ $cards }
    .nobody = 城市{ $city }弃掉：{ $cards }。
event-card-city-city = 将{ $cards }从城市{ $city }移到城市{ $to }
event-card-encounter_hand-troupe = 让{ $cards }加入剧团
event-card-encounter_hand-encounter_discard = 弃掉{ $cards }以移动指针
event-card-troupe-encounter_discard = 让{ $cards }离开

## 杂耍艺人、请求、剧团经理

event-use = 使用{ $juggler }
event-ready = 重置{ $juggler }
event-count_as-comedy = 将{ $juggler }算作喜剧演员
event-count_as-tragedy = 将{ $juggler }算作悲剧演员
event-request-request_pile-request_hand = 抽到请求“{ $request }”
    .hidden = 抽一张请求
event-request-request_hand-request_discard = 弃掉请求“{ $request }”
    .hidden = 弃掉一张请求
event-request-request_hand-played = 打出请求“{ $request }”
event-impresario-impresarios-stage = 将一个剧团经理放到舞台上
event-impresario-stage-impresarios = 从舞台收回{ $count }个剧团经理

## 埃居

event-ecu-bank-purse = 获得{ $amount }埃居（{ $source }）
event-ecu-purse-bank = 支付{ $amount }埃居（{ $source }）
event-ecu-purse-purse = 从{ $who }那里偷取{ $amount }埃居

## 结束

event-placing =
    { $placing ->
        [1] 以{ $ecu }埃居获胜
       *[other] 以{ $ecu }埃居名列第{ $placing }
    }

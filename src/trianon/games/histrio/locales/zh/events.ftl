# Histrio牌桌上发生的事。座位的文本是谓语：“座位2（thumb）”加上“拿取猫头鹰”；数个谓语组成一句。其余说明见英文文件。

## 游戏进程

event-season =
    { $season ->
        [1] 第{ $season }演出季开始。
       *[other] 第{ $season }演出季开始：演员和各城市的牌被弃掉。
    }
event-round = 第{ $round }轮开始。
event-phase-travel = 所有人秘密选择一座城市。
event-phase-encounters = 际遇开始。
event-phase-opportunities = 路上添了新牌。
event-phase-pay = 演出季结束，国王发放酬金。
event-coin =
    { $half ->
        [comedy] 掷硬币决定国王的心情：喜剧。
       *[tragedy] 掷硬币决定国王的心情：悲剧。
    }
event-shuffle-encounter_pile = 洗混{ $count }张际遇牌。
event-shuffle-request_pile = 洗混{ $count }张请求牌。
event-shuffle-travel_hand = 洗混{ $troupe }的旅行牌。
event-order-encounter_pile = 际遇牌抽牌堆从上到下：{ $cards }。
event-order-request_pile = 请求牌堆从上到下：{ $cards }。
event-order-travel_hand = { $troupe }的旅行牌从上到下：{ $cards }。

## 剧院

event-needle = 指针从{ $from }移到{ $to }。
    .by = 将指针从{ $from }移到{ $to }
event-backdrop =
    { $half ->
        [comedy]
            { $count ->
                [0] 国王的心情转为喜剧。
               *[other] 国王的心情转为喜剧，{ $count }名剧团经理离开舞台。
            }
       *[tragedy]
            { $count ->
                [0] 国王的心情转为悲剧。
               *[other] 国王的心情转为悲剧，{ $count }名剧团经理离开舞台。
            }
    }
event-impresario-impresarios-stage = 将一名剧团经理放到舞台上
event-impresario-stage-impresarios = 从舞台收回一名剧团经理

## 旅行

event-sealed = 已秘密选定
event-reveal = 所有旅行牌翻开：{ $routes }。
event-route = { $who }前往{ $city }
event-detour = 改去{ $city }，不去{ $before }
event-travel_card-travel_hand-travel_drawn = 为友好剧团抽到{ $cities }
    .hidden = 为友好剧团抽一张旅行牌
event-travel_card-travel_hand-travel_choice = 前往{ $cities }
event-travel_card-travel_drawn-travel_choice = 派友好剧团前往{ $cities }
event-travel_card-travel_choice-travel_hand = 收回{ $cities }的旅行牌
event-travel_card-travel_choice-travel_discard = 用掉{ $cities }的旅行牌
    .friendly = 用掉友好剧团{ $cities }的旅行牌
event-travel_card-travel_discard-travel_hand = 收回{ $count }张旅行牌：{ $cities }
    .friendly = 重新收齐友好剧团的旅行牌
event-caravel-caravels-road = 派一艘帆船前往{ $city }
event-caravel-road-city = 到达{ $city }
event-caravel-road-caravels = 收回前往{ $city }途中的帆船
event-caravel-city-caravels = 收回{ $city }的帆船

## 际遇牌；已提到城市时用 .more

event-card-encounter_pile-city = 路上的新牌：{ $cards }。
    .brief = 路上新增{ $count }张牌。
event-dealt = { $city }的{ $card }
event-card-city-encounter_hand = 在{ $from }拿取{ $cards }
    .more = 拿取{ $cards }
event-card-city-encounter_discard = { $from }的{ $cards }被弃掉。
    .brief = { $from }的{ $count }张牌被弃掉。
    .alms = 在{ $from }拿取{ $cards }
    .more = 拿取{ $cards }
    .unpaid = 付不起{ $from }的{ $cards }
event-card-city-troupe = 从{ $from }将{ $cards }带入剧团
event-card-city-city = 将{ $cards }从{ $from }移到{ $to }
event-card-encounter_hand-encounter_discard = 弃掉{ $cards }
event-card-encounter_hand-troupe = 让{ $cards }加入剧团
event-card-troupe-encounter_discard = 让{ $cards }离开剧团

## 请求

event-request-request_pile-request_hand = 抽到{ $requests }
    .hidden = 抽取{ $count }张请求
event-request-request_hand-request_discard = 弃掉{ $requests }
    .hidden = 弃掉{ $count }张请求
event-request-request_hand-played = 打出{ $requests }

## 杂耍艺人

event-use = 使用{ $juggler }
event-ready = 让{ $jugglers }重新就绪
event-count_as =
    { $half ->
        [comedy] 将{ $juggler }算作喜剧演员
       *[tragedy] 将{ $juggler }算作悲剧演员
    }

## 埃居

event-ecu-bank-purse =
    { $rule ->
        [HI-2_7] 凭台上经理得{ $amount }埃居
        [HI-E1] 凭符合国王心情的演员得{ $amount }埃居
        [HI-E2] 演出令国王满意，得{ $amount }埃居
        [HI-E3] 凭最佳演出再得{ $amount }埃居
        [HI-E5] 凭第1季的请求再得{ $amount }埃居
       *[other] 获得{ $amount }埃居
    }
event-ecu-purse-bank = 支付{ $amount }埃居
event-ecu-purse-purse = 从{ $whom }那里偷取{ $amount }埃居

## 结束

event-placing =
    { $placing ->
        [1] 以{ $ecu }埃居获胜
       *[other] 以{ $ecu }埃居获得第{ $placing }名
    }

## Captions of the page

event-meeting = { $who }在{ $city }相遇：在场玩家各抽一张请求。
caption-trick = 本领：{ $ability }。
caption-paid =
    { $rule ->
        [HI-E1] 符合国王心情的演员：{ $shares }。
        [HI-E2] 令国王满意的演出：{ $shares }。
        [HI-E3] 最佳演出：{ $shares }。
        [HI-E5] 第1季的请求：{ $shares }。
       *[other] { $shares }。
    }

# Histrio的各种选项写成的句子（以选项键的动词为准）。变量的含义见英文文件。

option-travel = 前往{ $city }：{ $cards }
option-use = 使用{ $juggler }：{ $ability }
option-recover = 收回{ $city }的旅行牌
option-take = 拿取{ $card }
    .paid = 支付1埃居，拿取{ $card }
option-push =
    { $half ->
        [comedy] 将指针朝喜剧移动{ $amount }格
       *[tragedy] 将指针朝悲剧移动{ $amount }格
    }
option-steal = 从{ $who }那里偷取（有{ $ecu }埃居）
option-swap = { $city }最上面的牌：{ $card }
option-keep =
    { $count ->
        [1] 留下这名演员：加入你的剧团
       *[other] 全部留下：{ $count }名演员加入你的剧团
    }
option-discard =
    { $kind ->
        [comedian] 弃掉{ $actor }：指针朝喜剧移动{ $level }格
       *[tragedian] 弃掉{ $actor }：指针朝悲剧移动{ $level }格
    }
option-drop = 弃掉{ $request }（{ $worth }）
option-count =
    { $kind ->
        [comedian] 算作喜剧演员
       *[tragedian] 算作悲剧演员
    }
option-play = 打出{ $request }（{ $worth }）
option-pass =
    { $question ->
        [play_request] 不打出请求
       *[use_juggler] 现在不使用杂耍艺人
    }
option-reconsider = 收回选择，重新选

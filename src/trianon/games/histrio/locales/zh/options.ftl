# Histrio的选项（以键中的动词为准）。句子接在“你可以……”之后。$card、$actor、$juggler、$ability、$request和$condition是components.ftl中的文本，
# $cards是牌的列表，$who是座位。

option-travel = 前往城市{ $city }：{ $cards }
    .empty = 前往没有牌的城市{ $city }
option-use = 使用{ $juggler }：{ $ability }
option-recover = 收回城市{ $city }的旅行牌
option-take = 拿取{ $card }
option-push =
    { $half ->
        [comedy] 将指针推向喜剧
       *[tragedy] 将指针推向悲剧
    }
option-steal = 偷{ $who }的埃居（有{ $ecu }埃居）
option-swap = 交换城市{ $city }最上面的牌：{ $card }
option-keep = 让他们全部加入剧团
option-discard = 弃掉{ $actor }：指针移到{ $space }
option-drop = 弃掉“{ $request }”（{ $condition }）
option-count =
    { $kind ->
        [comedian] 算作等级1的喜剧演员
       *[tragedian] 算作等级1的悲剧演员
    }
option-play = 打出“{ $request }”（{ $condition }），获得{ $ecu }埃居
option-pass =
    { $question ->
        [play_request] 不打出请求
       *[use_juggler] 现在不使用杂耍艺人
    }
option-reconsider = 重新考虑并另选

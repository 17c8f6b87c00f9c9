# 选项带来的变化（简短说明），以及目前的计分。变量的含义见英文文件。

change-ecu = 埃居{ $before } → { $after }
    .rival = { $who }：埃居{ $before } → { $after }
change-needle = 指针{ $from } → { $to }
change-troupe = 剧团的演员{ $before } → { $after }
change-jugglers = 你的杂耍艺人{ $before } → { $after }
change-requests = 你的请求{ $before } → { $after }
change-travel_cards = 手中的旅行牌{ $before } → { $after }
change-on_stage = 舞台上你的剧团经理{ $before } → { $after }
change-score = 酬金（{ $source }）{ $points }
    .rival = { $who }的酬金（{ $source }）{ $points }
change-total = 目前得分{ $before } → { $after }
case-alone = 如果没有别人去那里
case-shared = 如果别人也去那里
case-joined = 因为你的友好剧团也去那里
case-unvisited = 因为别人都去不了那里
outlook-nothing = 不影响埃居、牌和指针
outlook-chance = 你抽取一张请求
outlook-unknown = { $what }：？

brief-travel = { $city }：{ $cards }
brief-alone = 独自一人
brief-unvisited = 独自一人
brief-shared = 与别人相遇
brief-joined = 与别人相遇
brief-ecu = 埃居{ $change }
brief-needle = 指针到{ $to }
brief-troupe = 剧团{ $change }
brief-jugglers = 杂耍艺人{ $change }
brief-requests = 请求{ $change }
brief-travel_cards = 旅行牌{ $change }
brief-on_stage = 舞台{ $change }
brief-score = 酬金{ $change }
brief-chance = 一张请求

# 为什么一个选择比次优的更好，简短说明。变量的含义见英文文件。

advice-now = 眼下：{ $what }
    .case = { $condition }：{ $what }
advice-end = { $category }：到终局约多{ $points }声望
advice-rival = 最强的对手终局时约少{ $points }声望
advice-lead = 终局时相对最强对手约多得{ $points }声望
advice-cost = 次优选择的代价：{ $what }
    .case = 次优选择，{ $condition }：{ $what }
advice-given = 所作选择的代价：{ $what }
    .case = 所作选择，{ $condition }：{ $what }
advice-late =
    { $rounds ->
        [1] 最后一轮：只有眼下能得的声望还算数
       *[other] 只剩{ $rounds }轮：眼下能得的声望最要紧
    }
advice-early = 还有{ $rounds }轮：眼下声望少一些，到终局时更多
advice-dress = 之后{ $dress }只缺{ $lacks }
    .ready = 之后{ $dress }所需的绸缎、丝线和蕾丝就齐了
advice-fireworks = 烟火数量相同时，占据最贵区域的玩家领先

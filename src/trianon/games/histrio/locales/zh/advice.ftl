# 为什么一个选择比次优的更好，简短说明。变量的含义见英文文件。

advice-now = 眼下：{ $what }
    .case = { $condition }：{ $what }
advice-end = { $category }：到终局约多{ $points }埃居
    .loss = { $category }：到终局约少{ $points }埃居
advice-rival = 最强的对手终局时约少{ $points }埃居
advice-lead = 终局时对最强对手的领先约多{ $points }埃居
advice-cost = 次优选择的代价：{ $what }
    .case = 次优选择，{ $condition }：{ $what }
advice-given = 所作选择的代价：{ $what }
    .case = 所作选择，{ $condition }：{ $what }
advice-late =
    { $rounds ->
        [1] 本轮之后国王就付酬：眼下能得到的才算数
       *[other] 再过{ $rounds }轮国王付酬：眼下能得到的最要紧
    }
advice-early = 国王还要过{ $rounds }轮才付酬：眼下埃居少一些，到付酬时更多

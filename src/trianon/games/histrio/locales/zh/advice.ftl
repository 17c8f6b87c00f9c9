# 为什么一个选择比次优的更好，简短说明。变量的含义见英文文件。

advice-now = 眼下：{ $what }
    .case = { $condition }：{ $what }
advice-end = { $category }：到终局约多{ $points }埃居
    .loss = { $category }：到终局约少{ $points }埃居
advice-rival = 最强的对手终局时约少{ $points }埃居
advice-lead = 终局时相对最强对手约多得{ $points }埃居
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

advice-chain = { $cause } → { $what }
told-comedy = 国王的心情转向喜剧
told-tragedy = 国王的心情转向悲剧
told-actors-comedy = 你的喜剧演员得酬金（{ $after }埃居），悲剧演员不再得（{ $before }埃居）
    .rival = { $who }：喜剧演员得酬金（{ $after }埃居），悲剧演员不再得（{ $before }埃居）
told-actors-tragedy = 你的悲剧演员得酬金（{ $after }埃居），喜剧演员不再得（{ $before }埃居）
    .rival = { $who }：悲剧演员得酬金（{ $after }埃居），喜剧演员不再得（{ $before }埃居）
told-show-paid = 你的演出令国王满意（+{ $points }埃居）
    .rival = { $who }的演出令国王满意（+{ $points }埃居）
told-show-unpaid = 你的演出不再令国王满意（−{ $points }埃居）
    .rival = { $who }的演出不再令国王满意（−{ $points }埃居）
told-best_show-paid = 你的演出最佳（+{ $points }埃居）
    .rival = { $who }的演出最佳（+{ $points }埃居）
told-best_show-unpaid = 你的演出不再最佳（−{ $points }埃居）
    .rival = { $who }的演出不再最佳（−{ $points }埃居）
told-request-paid = 你有一张请求的条件会成立（+{ $points }埃居）
    .rival = { $who }有一张请求的条件会成立（+{ $points }埃居）
told-request-unpaid = 你的请求条件都不再成立（−{ $points }埃居）
    .rival = { $who }的请求条件都不再成立（−{ $points }埃居）
told-request_again-paid = 你第一季的请求再次付酬（+{ $points }埃居）
    .rival = { $who }第一季的请求再次付酬（+{ $points }埃居）
told-request_again-unpaid = 你第一季的请求不再付酬（−{ $points }埃居）
    .rival = { $who }第一季的请求不再付酬（−{ $points }埃居）
told-robbed-richest = { $who }是埃居最多的对手，现在少1埃居（{ $before } → { $after }）
told-robbed-leader = { $who }领先其他对手，现在少1埃居（{ $before } → { $after }）

# 埃居的账目（以来源名称为准），以及对局的结果。

source-start = 起始
    .in = 起始
source-alms = 施舍
    .in = 施舍
source-stolen = 等级2的演员偷得
    .in = 等级2的演员偷得
source-robbed = 被等级2的演员偷走
    .in = 被等级2的演员偷走
source-stage = 舞台上的剧团经理
    .in = 舞台上的剧团经理
source-level_5 = 为等级5的演员支付
    .in = 为等级5的演员支付
source-trick = 杂耍艺人偷得
    .in = 杂耍艺人偷得
source-tricked = 被杂耍艺人偷走
    .in = 被杂耍艺人偷走
source-actors = 与心情相符的演员
    .in = 与心情相符的演员
source-show = 令国王满意的演出
    .in = 令国王满意的演出
source-best_show = 最佳演出
    .in = 最佳演出
source-request = 请求
    .in = 请求
source-request_again = 再次计分的请求
    .in = 再次计分的请求

final-heading = 账目
final-source = 埃居来源
final-rule = 规则
final-total = 埃居总计
final-placing = 名次
final-winner = { $who }以{ $ecu }埃居获胜。
final-shared = { $who }共享胜利：各有{ $ecu }埃居（HI-E8）。
standing-note = 所有人的埃居都是公开的。每个演出季结束时按演员、演出和请求发放酬金。

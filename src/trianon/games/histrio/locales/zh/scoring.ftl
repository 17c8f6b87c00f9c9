# 埃居的账目（以来源名称为准），以及对局的结果。

source-start = 起始
source-alms = 施舍
source-stolen = 2级演员偷得
source-robbed = 被2级演员偷走
source-stage = 舞台上的剧团经理
source-level_5 = 为5级演员支付
source-trick = 杂耍艺人偷得
source-tricked = 被杂耍艺人偷走
source-actors = 符合国王心情的演员
    .season = 符合国王心情的演员
source-show = 令国王满意的演出
    .season = 令国王满意的演出
source-best_show = 最佳演出
    .season = 最佳演出
source-request = 请求
    .season = 请求
source-request_again = 第1季的请求
    .season = 第1季的请求

final-heading = 结算
final-pay = 国王付酬
final-source = 埃居来源
final-rule = 规则
final-total = 埃居总计
final-placing = 名次
final-winner = { $who }以{ $ecu }埃居获胜。
final-shared = { $who }共享胜利：各有{ $ecu }埃居（HI-E8）。
standing-note = 所有人的埃居都是公开的。每个演出季结束时按演员、演出和请求发放酬金。

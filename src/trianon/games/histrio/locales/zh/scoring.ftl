# 最后说明每个人埃居来源的各行；$what是components.ftl中的来源。

score-line = { $who }：{ $what }，{ $points }埃居（{ $rule }）
final-heading = 最终埃居
final-source = 来源
final-total = 埃居总计
final-placing = 名次
final-winner = { $who }以{ $ecu }埃居获胜。
final-shared = { $who }各有{ $ecu }埃居，共享胜利（HI-E8）。

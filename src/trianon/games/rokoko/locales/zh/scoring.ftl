# 最终计分的各行（以所依据的规则为准）。变量的含义见英文文件。

score-line = { $who }：{ $points }声望，{ $what }（{ $rule }）
score-RK-S9 = 游戏中获得的声望
score-RK-F1 = 支付{ $count }里弗
score-RK-B20 = { $card }：雇员牌库有{ $count }张牌
score-RK-B21 = { $card }：归还{ $count }对丝线和蕾丝
score-RK-B22 = { $card }：大师宾客区域上有{ $count }件服装
score-RK-B23 = { $card }：{ $count }对女士长裙和男士大衣
score-RK-F3 = 持有恩赐卡
score-RK-F4 = { $hall }数量优势，{ $count }件服装
score-RK-F6 = 烟火数量优势，{ $count }个区域
score-RK-F8 = 露台上的{ $dress }，声望乘以{ $count }
score-RK-F9 = { $space }：{ $count }种颜色的一套
score-RK-F10-dress = { $dress }，位于{ $space }
score-RK-F10-decoration = 装饰：{ $space }
score-RK-F10-all_halls = 标记：{ $space }

category-RK-S9 = 游戏中
category-RK-F1 = 里弗
category-RK-F2 = 皇冠牌
category-RK-F3 = 恩赐卡
category-RK-F4 = 大厅
category-RK-F6 = 烟火
category-RK-F8 = 露台
category-RK-F9 = 雕塑
category-RK-F10-dress = 服装
category-RK-F10-decoration = 装饰
category-RK-F10-all_halls = 宾客如云

final-heading = 最终计分
final-category = 来源
final-total = 声望总计
final-livre = 剩余里弗
final-placing = 名次
final-winner = { $who }以{ $prestige }声望获胜。
final-tie-break = { $who }获胜：{ $prestige }声望与他人相同，但剩余里弗更多（{ $livre }）（RK-F11）。
final-shared = { $who }共享胜利：各有{ $prestige }声望，各剩{ $livre }里弗（RK-F11）。
standing-note = 最终计分在最后一轮之后；在此之前，其他人的声望保密。

# Goofspiel 的提问、选项、不可行的原因以及事件。

question-bid = 本轮奖品为 { $prize } 分。您出哪张牌？
option-bid = 出 { $card }
option-reconsider = 收回出价，重新选择

reason-not-asked = 对局已经结束
reason-card-played = 这张牌您已经出过了
reason-sealed-already = 您的出价已封存：请先选择重新考虑
reason-nothing-sealed = 您没有已封存的出价

event-shuffle = 洗混 { $count } 张奖品。
event-order = 第 { $position } 张奖品为 { $prize } 分。
event-prize = 翻开一张 { $prize } 分的奖品。
event-sealed = 封存了出价
event-bid = 出 { $card }
    .hidden = 暗中出牌
event-take = 赢得 { $prize } 分的奖品
event-discard = 最高出价相同：弃掉 { $prize } 分的奖品。
event-placing = 以 { $total } 分获得第 { $placing } 名

view-trick = 轮次
view-prize = 奖品
view-discarded = 弃掉的奖品
view-own_bid = 您的出价
view-points = 分数
view-taken = 赢得的奖品
view-bids = 已出的牌
view-hand = 手牌
view-sealed = 已封存

standing-note = 所有玩家的分数都是公开的。

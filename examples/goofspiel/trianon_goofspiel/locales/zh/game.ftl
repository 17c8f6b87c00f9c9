# Goofspiel 的提问、选项、不可行的原因以及事件。

question-bid = 本轮奖品为{ $prize }分。你出哪张牌？
option-bid = 出 { $piece }
option-reconsider = 收回出价，重新选择

reason-not-asked = 对局已经结束
reason-not-held = 你手中没有这张牌
reason-sealed-already = 你的出价已封存：请先重新考虑
reason-nothing-sealed = 你没有已封存的出价

event-prize = 翻开一张{ $prize }分的奖品。
event-sealed = 封存了出价
event-bid = 出 { $card }
    .hidden = 暗中出牌
event-take = 赢得{ $prize }分的奖品
event-discard = 最高出价相同：弃掉{ $prize }分的奖品。
event-placing = 以{ $total }分获得第{ $placing }名

view-tricks = 已进行的轮数
view-prize = 奖品
view-prizes = 未翻开的奖品
view-winners = 各轮赢家
view-points = 分数
view-bids = 已出的牌
view-hands = 手牌
view-sealed = 已封存

standing-note = 所有玩家的分数都是公开的。

# Rokoko向座位提出的问题（以问题名称为准）。变量的含义见英文文件。

question-play = 你打出哪张牌？
question-main = 你打出{ $card }。执行哪个主要行动？
question-tile = 你拿到{ $tile }。保留为绸缎，还是弃掉换取辅料？
question-choose_discount = 你用奖励制作{ $dress }。少付哪种颜色的一匹？
question-pay_silk = { $dress }需要{ $silk }。用哪个资源板块支付？
    .more = { $dress }需要{ $silk }；已支付：{ $paid }。再用哪个资源板块支付？
question-place_dress = 你制作了{ $dress }。租借还是出售？
question-reward_tile = 你的宾客带来一个免费资源板块。拿哪一个？
question-bonus = { $of_card }奖励：{ $bonus }。是否使用？
question-give_tiles = 再弃掉哪个资源板块？
question-buy_more = 再购买多少声望？
question-choose_hand = 秘密选择{ $count }张手牌。
    .more = 还要选择{ $count }张手牌；已选：{ $cards }。
    .done = 你的手牌，在所有人选完之前保密：{ $cards }。

# answers that are given unasked
standing-forfeit-what-costs = 放弃一切要花里弗的奖励

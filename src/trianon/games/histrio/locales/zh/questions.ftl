# Histrio向座位提出的问题（以问题名称为准）。变量的含义见英文文件。

question-choose_city = 指针位于{ $space }。你去哪里？秘密选择一座城市。
    .friendly = 指针位于{ $space }，你的友好剧团前往{ $friendly }。你去哪里？秘密选择一座城市。
    .done = 所有人选定之前保密：你前往{ $choice }。
question-use_juggler =
    { $moment ->
        [after_reveal] 所有旅行牌已翻开。是否使用杂耍艺人？
        [before_encounters] 帆船已经出发。是否在际遇之前使用杂耍艺人？
        [shared_city] 你在{ $city }不是独自一人。是否在那里的牌被弃掉之前使用杂耍艺人？
        [before_refresh] 际遇全部结束。是否使用杂耍艺人？
       *[after_deal] 路上有了新牌。是否使用杂耍艺人？
    }
question-target =
    { $ability ->
        [change_destination] { $juggler }：你改去哪里？
        [recover_card] { $juggler }：收回哪张用过的旅行牌？
        [take_one_first] { $juggler }：拿取{ $city }的哪张牌？
        [push_needle] { $juggler }：指针朝哪边移动？现在位于{ $space }。
        [steal] { $juggler }：从谁那里偷取？
       *[swap_top_cards] { $juggler }：交换哪座城市最上面的牌？
    }
    .second = { $juggler }：用哪座城市最上面的牌交换{ $city }的{ $card }？
question-steal = 一名2级演员为你偷取1埃居。从谁那里偷？
question-discard_actor =
    { $count ->
        [1] 你遇到了{ $actors }。留下，还是弃掉以移动指针？指针现在位于{ $space }。
       *[other] 你遇到了{ $actors }。全部留下，还是弃掉一名以移动指针？指针现在位于{ $space }。
    }
met-comedian = 一名{ $level }级喜剧演员
met-tragedian = 一名{ $level }级悲剧演员
question-discard_request = 你的请求超过了上限。弃掉哪一张？
question-count_as = { $juggler }：算作哪一种1级演员？
question-play_request = 演出季结束。是否打出一张请求？秘密选择。
    .done = 所有人选定之前保密：你打出{ $choice }。
    .none = 所有人选定之前保密：你不打出请求。

# answers that are given unasked
standing-use-no-jugglers = 本轮余下时间不使用杂耍艺人

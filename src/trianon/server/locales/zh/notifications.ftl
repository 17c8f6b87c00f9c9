# 页面关闭时发给玩家的通知。

notification-turn = { $game }：轮到你了
notification-time = { $game }：你的时间快用完了
notification-begun = { $game }：对局已开始
notification-invited = { $game }：有一个座位为你保留
notification-over = { $game }：对局已结束
notification-with = 同桌：{ $people }

notification-test = Trianon 的通知会发到这里
notification-test-body = 这是一次测试。

# 页面关闭时发给玩家的通知。

notification-turn = { $game }：轮到你了
notification-time = { $game }：你的时间快用完了
notification-begun = { $game }：对局已开始
notification-invited = { $game }：有一个座位为你保留
notification-over = { $game }：对局已结束
notification-with = 同桌：{ $people }
former-player = 已注销的玩家

notification-test = Trianon 的通知会发到这里
notification-test-body = 这是一次测试。

mail-open = 打开牌桌
mail-deadline = 你的用时截至{ $day } { $time }（{ $zone }）。
mail-stop = 不再接收牌桌邮件
mail-digest-subject = 有{ $count }张牌桌轮到你了
mail-digest-news = 你的牌桌有新动态

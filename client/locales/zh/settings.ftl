# 设置，以及换用另一台设备。

## 设置

settings-account = 账号
account-open = 保留这个名字
account-open-note = 你现在是访客，只有此浏览器认得你。有了账号，别人不能再用你的名字，你也可以在任何设备上登录。你的牌桌和所有对局都会保留。
account-open-do = 创建账号
account-opened = 名字{ $name }现在归你所有。
account-renames = { $date }后可以再次改名。
recovery = 恢复码
recovery-note = 所有设备都丢失时，写在纸上的恢复码能让你重新登录。每个码只能用一次，用后会得到下一个。
recovery-made = 你已有恢复码，生成于{ $date }。
recovery-make = 生成恢复码
recovery-make-again = 生成新的恢复码（旧码随即失效）
recovery-keep = 恢复码只在此刻显示。请打印或抄下，像钥匙一样保管。
recovery-print = { $name } 在 { $address } 的恢复码。请在该处的“登录”页面输入。
recovery-print-do = 打印
settings-name = 名字
settings-saved = 已保存。
settings-language = 语言
settings-move = 在另一台设备上登录
settings-move-note = 在另一台设备上打开这个私人链接，或用它的相机对准图片。只能使用一次，一小时内有效。不要给任何人看。
settings-move-make = 生成私人链接
settings-move-qr = 私人链接的二维码
settings-devices = 已登录的设备
device-this = 本设备
device-unknown = 未知浏览器
device-shared = 上次更新前关联的浏览器
device-seen = 上次使用：{ $ago }
device-seen-now = 一小时内使用过
device-sign-out = 退出登录
devices-sign-out-others = 退出其他所有设备
settings-blocks = 已拉黑的人
unblock = 解除拉黑 { $name }
days-off = 休假日
days-off-note = 休假日里，你在慢节奏牌桌上的时钟会停，其他人也能看到你离开到什么时候。一年有{ $days }天；不报备就不会用掉。
days-off-first = 第一天
days-off-last = 最后一天
days-off-announce = 报备
days-off-announced = 已报备。
days-off-taken-back = 已取消。
days-off-cancel = 取消休假
days-off-left = { $year }年还剩{ $days }天。
days-off-zone = 日期以{ $zone }的时钟为准。
settings-look = 外观与声音
settings-theme = 主题
theme-system = 跟随系统
theme-ivory = 浅色
theme-midnight = 深色
settings-colours = 颜色
colours-painted = 原样
colours-strong = 强对比
colours-note = 没有任何东西只靠颜色区分：绸缎有花纹，玩家有标记，心情有面具。
settings-motion = 动画
motion-system = 跟随系统
motion-on = 开
motion-off = 关
settings-turn = 轮到我时
settings-sound = 轻柔音效：轮到你时的铃声、钱币、卡牌、终局
settings-notify = 页面在后台时发出通知
settings-play = 对局中
settings-pace = 对手的行动
settings-pace-note = 头几局默认较慢。作出选择时无需等待。
move-pace-slow = 慢
move-pace-normal = 正常
move-pace-quick = 快
move-pace-once = 立即
settings-auto = 只有一个选项时自动作答
settings-tips = 小提示
settings-tips-on = 第一局显示小提示
settings-tips-again = 重新显示所有小提示

## 私人链接

enter-note = 这个链接会把你的名字和牌桌带到此浏览器。目前你在这里是{ $name }，这位访客将不再使用。
enter-do = 在这里继续
enter-not = 继续用现在的访客身份
signed-out-title = 已退出登录
signed-out-note = 此设备已退出登录。你的名字和牌桌都还在；重新登录即可在这里继续。
signed-out-go = 以新访客身份继续

## 登录

enter-recovery = 恢复码
enter-recovery-note = 你打印的恢复码。使用后即失效，你会立刻得到下一个。
enter-recovery-do = 登录
enter-recovered = 欢迎回来，{ $name }。这是你的下一个恢复码：
enter-go = 继续
enter-link = 通过另一台设备
enter-link-note = 在仍处于登录状态的设备上打开“设置”，生成私人链接，然后在这里打开，或用本设备的相机对准图片。
enter-leave = 你目前在这里是访客{ $name }，这位访客将不再使用。
settings-enter = 以其他身份登录

## 通行密钥与邮箱

passkeys = 通行密钥
passkeys-note = 用指纹、面容或 PIN 登录，无需密码。可以在每台设备上各建一个，也可以建一个供多台设备共用。
passkeys-not-here = 通行密钥需要 https 和服务器域名，在当前地址无法使用。私人链接和恢复码可以使用。
passkey-make = 创建通行密钥
passkey-declined = 没有创建通行密钥。
passkey-name = 通行密钥名称
passkey-rename = 重命名
passkey-remove = 移除
passkey-made = 创建于{ $date }
passkey-used = 上次使用：{ $date }
passkey-elsewhere = 为此服务器的另一个地址创建
passkey-copied = 它似乎被复制过，已不能用于登录。请移除并新建一个。
mail = 邮箱
mail-note = 用于接收登录链接；如果你愿意，也可接收牌桌动态。其他人看不到。
mail-address = 邮箱地址
mail-give = 发送确认邮件
mail-unconfirmed = 链接已发送到 { $address }，打开它即可确认邮箱。
mail-forget = 删除邮箱
confirm-note = 确认后，登录链接可以发送到你的邮箱。
confirm-do = 确认
confirm-done = 邮箱已确认。
stop-mails-note = 不会再发送牌桌邮件。你主动索取的登录链接仍会发送。
stop-mails-do = 停止这些邮件
stop-mails-done = 已停止，不会再发送牌桌邮件。
enter-passkey = 用通行密钥登录
enter-mail = 邮箱地址
enter-mail-note = 如果这里有账号使用此邮箱，登录链接会发送过去。
enter-mail-sent = 如果这里有账号使用此邮箱，链接已在路上，半小时内有效。
enter-mail-do = 发送链接

## 离开

departure = 你的数据
departure-note = 此服务器保存的与你有关的一切都在一个文件里，不会交给任何人。
take-along = 下载全部
close-account = 关闭账号
close-account-note = 你会在所有设备上退出登录，不再收到通知，由电脑代打。名字仍归你所有，重新登录即可恢复账号。
close-account-do = 立即关闭
delete-me = 注销账号
delete-me-note = 此操作无法撤销。设备、通行密钥、邮箱、通知和拉黑名单都会删除，你的名字不会再给任何人。与你同桌的玩家仍保留对局，但不再显示你的名字。
delete-me-name = 请输入“{ $name }”以确认
delete-me-do = 永久注销
departure-not = 取消

# 设置，以及换用另一台设备。

## 设置

settings-me = 你
settings-name = 名字
settings-saved = 已保存。
settings-language = 语言
settings-move = 迁到另一台设备
settings-move-note = 私人链接会把你的名字和牌桌带到另一台设备。只能使用一次，一天内有效。不要给任何人看。
settings-move-make = 生成私人链接
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
enter-none = 此页面需要私人链接。请在另一台设备的设置中生成。
signed-out-title = 已退出登录
signed-out-note = 此设备已退出登录。你的名字和牌桌仍在你的其他设备上；在那里生成私人链接即可迁回这里。
signed-out-go = 以新访客身份继续

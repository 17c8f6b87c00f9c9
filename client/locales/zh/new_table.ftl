# 新开一桌，以及等候玩家入座。

## 新开一桌

new-game = 游戏
new-players = 人数
new-seats = 谁来玩
new-seat = { $seat }号位
new-seats-note = 座位在开局时随机决定。
new-pace = 节奏
new-clock = 时钟
new-clock-note = 每个决定都有自己的时间；超出的部分从备用时间里扣，备用时间供整局使用。
clock-none = 不计时
clock-brisk = 每个决定30秒，备用10分钟
clock-calm = 每个决定1分钟，备用30分钟
clock-day = 每个决定1天，备用3天
clock-days = 每个决定3天，备用7天
clock-week = 每个决定7天，备用7天
new-weekends = 周六和周日停钟，按各人自己的时区
new-days-off = 在慢节奏的牌桌上，你在设置里报备的休假日也会停钟。
new-gone = 有人时间用完时
gone-bot = 由电脑代打，直到本人回来
gone-close = 关闭此桌
new-gone-note = 不计时的话，慢节奏牌桌{ $slow }、实时牌桌{ $live }没有行动，就算已离开。关闭的牌桌没有胜者，也不计入统计。
rule-clock = 每个决定{ $free }，备用{ $reserve }
rule-weekends = 周六和周日停钟
rule-days-off = 报备的休假日停钟
rule-gone-bot = 有人时间用完时由电脑代打，直到本人回来
    .unclocked = { $after }没有行动就由电脑代打，直到本人回来
rule-gone-close = 有人时间用完时关闭此桌，没有胜者
    .unclocked = { $after }没有行动就关闭此桌，没有胜者
new-more = 其他
new-hints = 提示：所有人都可以询问强力电脑会怎么做
new-listed = 公开列出，任何人都可以加入
new-edition = 版本
edition-built-in-balanced = 平衡版：版图经测试调整
edition-built-in-balanced-house-rule = 平衡版，后位多得里弗（房规）
edition-built-in-reference = 我们的重构版
new-edition-file = 含有你自己那套数值的文件
new-edition-note = 不选文件时使用我们的版本，其中部分数值为重构。选择含有你自己那套数值的文件后，此桌将改用它。
new-watch = 谁可以观看
watch-anyone = 任何人都可观看
watch-link = 持有链接者可观看
watch-nobody = 不允许观看
new-lay = 开桌
new-start = 立即开始

## 开局之前

wait-head = 一桌 { $game }
wait-lead = 把链接发给朋友，或者让电脑坐上空位。
wait-invited = 你收到了邀请，请入座。
wait-ready = 人已到齐。
wait-full = 座位已满。可留在此处观战。
wait-closed = 座位已满，且此桌不允许观战。
wait-name = 你在桌上的名字
wait-seats = 座位
wait-level = { $seat }号位的电脑
wait-start = 开始
wait-start-bots = 让{ $count }名电脑坐上空位并开始
wait-owner = 由开桌的人开始对局。
wait-opening = 对局即将开始……
wait-remove = 请离开
wait-release = 释放座位
wait-close = 关闭牌桌
seat-kept = 为上一局的玩家保留
has-hints = 可用提示
no-hints = 没有提示
has-open = 公开信息
sit-down = 入座
stand-up = 离座
share-head = 邀请
share-link = 这张牌桌的链接
share-note = 打开链接的人可以立即以访客身份坐上空位。

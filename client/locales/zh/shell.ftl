# 客户端自己的文字：版图周围的一切。游戏本身的文字取自程序包。

## 座位与句子

seat-number = { $seat }号位
seat-you = 你
    .object = 你
chronicle-line = { $who }{ $said }。
chronicle-next = { $said }，{ $next }
chronicle-last = { $said }，{ $next }
bot = 电脑
thinks = 正在思考

## 提示栏

rename = 修改名字
absent = 不在
prompt-waiting = 正在等待{ $who }。
prompt-others = 还在选择
prompt-replay = 轮到{ $who }。
prompt-over = 对局已结束。
prompt-glow =
    { $choices ->
        [0] 请选择一个发光的位置。
       *[other] 请选择一个发光的位置，或者：
    }
# On a phone, where the part of the table that is shown has nothing to choose: the names of the parts that do.
prompt-elsewhere =
    { $choices ->
        [0] 此处没有发光的位置，请看：{ $regions }。
       *[other] 此处没有发光的位置，请看：{ $regions }。或者：
    }
prompt-auto = 只有一个选择，已自动作出：{ $options }
chronicle-auto = 只有一个选择，已自动作出：{ $option }。
prompt-undo = 撤回
tip-not-asked = 现在不由你做决定。
tip-not-now = 这不是当前问题的回答。

## 两次提问之间发生的事

caption-share = { $who }+{ $what }
    .next = { $first }，{ $next }
playback = 下次选择前发生的事
playback-pause = 暂停
playback-on = 继续
playback-step = 下一步
playback-skip = 跳过
playback-turn = 跳到你的回合
playback-left = 还有{ $count }步

## 选择的种类

group-label = 主要行动
group-places = { $count }处发光
prompt-confirm = 确定
prompt-drop = 取消选择
group-again = 再点一次即可选定。
group-favor = 恩赐
    .ask = 请求王后恩赐？
group-acquire = 获取
    .ask = 获取哪个资源板块？
group-make = 制作
    .ask = 制作哪件服装？
group-hire = 招募
    .ask = 招募哪名雇员？
group-depute = 指派
    .ask = 指派这名雇员？
group-decorate = 装饰
    .ask = 为哪项装饰出资？

## 按键

keys-title = 按键
keys-tab = 转到下一个选择或按钮
keys-arrows = 在桌面上逐个移动
keys-board = 转到下一个可以选择的区域
keys-enter = 选择；不能选时说明原因
keys-numbers = 提示栏中的选项
keys-playback = 期间发生的事：暂停、下一步、跳过
keys-undo = 撤回
keys-choices = 列出现在可选的一切
keys-help = 本列表
keys-escape = 关闭
all-choices = 现在可选的一切
no-choices = 没有：现在不由你做决定。
close = 关闭

## 纪事与区域栏

chronicle = 纪事
chronicle-empty = 还没有发生任何事。
dock = 桌面区域
dock-badge = { $count }个可选位置
dock-rivals = 对手

## 选项的收益与目前的得分

score-now = 若现在结束：{ $points }
tip-label = 说明
tip-case = { $condition }：{ $said }
tip-score-line = { $category } { $points }

## 最终得分

score-total = 合计
score-skip = 跳过
score-faster = 加快
score-lines = 逐项明细

## 画廊

gallery = 画廊
gallery-family = 座位、金钱与分数
gallery-back = 背面

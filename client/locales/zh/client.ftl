# 客户端自己的文字：版图周围的一切。游戏本身的文字取自程序包。

## 座位与句子

seat-number = { $seat } 号位
seat-you = 你
    .object = 你
chronicle-line = { $who }{ $said }。
chronicle-next = { $said }，{ $next }
chronicle-last = { $said }，{ $next }
bot = 电脑
thinks = 正在思考
starts = 起始

## 提示栏

prompt-waiting = 正在等待{ $who }。
prompt-others = 也在选择的人
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
prompt-auto = 唯一选择：{ $options }
chronicle-auto = 只有一个选择，已自动作出：{ $option }。
prompt-undo = 撤回
tip-not-asked = 现在不由你决定。
tip-not-now = 这不能用来回答当前的问题。

## 两次提问之间发生的事

caption-share = { $who }+{ $what }
    .next = { $first }，{ $next }
playback = 下次选择前发生的事
playback-pause = 暂停
playback-on = 继续
playback-step = 下一步
playback-skip = 跳过
playback-turn = 跳到你的回合
playback-left = 还有 { $count } 步

## 选择的种类

group-label = 主要行动
group-places = { $count } 处亮起
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
keys-tab = 转到桌面的下一个区域
keys-arrows = 在区域内逐个移动
keys-enter = 选择；不能选时说明原因
keys-numbers = 提示栏中的选项
keys-playback = 期间发生的事：暂停、下一步、跳过
keys-undo = 撤回
keys-choices = 列出现在可选的一切
keys-help = 本列表
keys-escape = 关闭
all-choices = 现在可选的一切
no-choices = 没有：现在不由你决定。
close = 关闭

## 纪事与区域栏

chronicle = 纪事
chronicle-empty = 还没有发生任何事。
dock = 桌面区域
dock-badge = { $count } 个可选位置
dock-palace = 宫殿
dock-garden = 花园
dock-market = 市场
dock-workshop = 工坊
dock-atelier = 裁缝铺
dock-rivals = 对手
dock-road = 旅途
dock-theatre = 剧院
dock-troupe = 剧团

## 洛可可：区域

area-board = 版图：宫殿、花园与工坊
area-palace = 宫殿
area-garden = 花园
area-workshop = 工坊
area-warehouse = 仓库
area-hiring = 招募区域
area-atelier = 你的卡牌与板块
area-purse = 你的财物
your-atelier = 你的裁缝铺
an-atelier = 正在行动
round-of = 第 { $round } / { $rounds } 轮

## 洛可可：版图

all-halls = 宾客如云
hall-majority = 宾客最多：{ $first } 声望，其次 { $second }
    .alone = 宾客最多：{ $first } 声望
hall-first-now = 此刻将由{ $who }得到 { $prestige } 声望
hall-second-now = 其次{ $who }得到 { $prestige } 声望
guest-wears = { $dress }，{ $prestige } 声望，由{ $who }制作
fireworks-most = 最多
fireworks-next = 其次
decoration-of = 由{ $who }出资
decoration-price = { $price } 里弗
statue-set = 一套中每种颜色
window-empty = 空窗户
dress-needs = 需要{ $needs }
stock-left = 库存 { $count }
stack-left = 还有 { $count } 名
tile-price =
    { $price ->
        [0] 免费
       *[other] { $price } 里弗
    }
favor-brings = 立即获得 { $livre } 里弗，并成为下一轮的起始玩家
favor-then = 立即获得，并成为下一轮的起始玩家
favor-with = 在{ $who }处
silk-rack = 绸缎架
silk-only = 面朝下保留：此后只作绸缎
silk-none = 还没有绸缎：拿取的板块放在这里
hand-empty = 没有手牌
card-in-play = 使用中
card-in-hand = 手牌
card-chosen = 已选
card-leaves = 将离开游戏
rival-purse = { $livre } 里弗，{ $yarn } 丝线，{ $lace } 蕾丝，{ $tiles } 个保留的资源板块
rival-deck = 手牌 { $hand } 张，补充区 { $supply } 张，弃牌 { $discard } 张
rival-board = 版图上有 { $dresses } 件服装和 { $decorations } 处装饰
rival-left = 已指派：{ $cards }

## 戏子：区域

area-map = 八城旅途
area-stage = 剧院
area-own-troupe = 你的剧团
season-of = 演出季 { $season } · 第 { $round }/{ $rounds } 轮
encounters-left = 张邂逅牌
requests-left = 张请求

## 戏子：版图

city-cards = 这里有：{ $cards }
city-coming = 正在前来：{ $who }
city-plan = 你的剧团将前往这里（只有你知道）
city-plan-friendly = 你的友好剧团将前往这里（只有你知道）
city-caravels = { $who }的帆船
mood-comedy = 喜剧 · { $space }
mood-tragedy = 悲剧 · { $space }
stage-lists = 舞台上：{ $who }
stage-empty = 舞台上没有人
troupe = 剧团
troupe-empty = 还没有人
met-now = 刚遇到
travel-cards = 旅行牌
travel-spent = 已用
travel-card-of = 前往{ $city }的旅行牌
jugglers = 杂耍艺人
jugglers-none = 没有杂耍艺人
juggler-used = 已使用
juggler-fresh = 新来
requests-secret = 秘密请求
requests-none = 没有请求
request-played = 已打出
request-played-none = 未打出请求
request-played-of = 已打出：{ $name }
requests-held = 手中有 { $count } 张请求
impresarios-left = { $count } 名剧团经理等候
sums = 喜剧 { $comedy }，悲剧 { $tragedy }
sealed = 已选定

## 最终得分

score-total = 合计
score-skip = 跳过
score-faster = 加快
score-lines = 逐项明细

## 画廊

gallery = 画廊
gallery-family = 座位、金钱与分数
gallery-boards = 版图的两面
gallery-silk = 绸缎与花纹
gallery-dresses = 服装：图纸面与租借面
gallery-tiles = 资源板块
gallery-employees = 雇员
gallery-decorations = 装饰与恩赐卡
gallery-actors = 演员
gallery-others = 施舍与牌背
gallery-seats = 帆船与剧团经理
gallery-back = 背面

# Rokoko 版图上的文字，游戏本身的文字除外。

starts = 起始
dock-palace = 宫殿
dock-garden = 花园
dock-market = 市场
dock-workshop = 工坊
dock-atelier = 裁缝铺
unseen-tiles = 资源板块：资源堆{ $size }个
unseen-dresses = 服装：布袋中{ $size }件

## 区域

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
round-of = 第{ $round } / { $rounds }轮

## 版图

all-halls = 宾客如云
hall-majority = 宾客最多：{ $first }声望，其次{ $second }
    .alone = 宾客最多：{ $first }声望
hall-first-now = 现在{ $who }可得{ $prestige }声望
hall-second-now = 其次{ $who }可得{ $prestige }声望
guest-wears = { $dress }，{ $prestige }声望，由{ $who }制作
fireworks-most = 最多
fireworks-next = 其次
decoration-of = 由{ $who }出资
decoration-price = { $price }里弗
statue-set = 一套中每种颜色
window-empty = 空窗户
dress-needs = 需要{ $needs }
stock-left = 库存{ $count }
stack-left = 还有{ $count }名
tile-price =
    { $price ->
        [0] 免费
       *[other] { $price }里弗
    }
favor-brings = 立即获得{ $livre }里弗，并成为下一轮的起始玩家
favor-then = 立即获得，并成为下一轮的起始玩家
favor-with = 在{ $who }处
silk-rack = 绸缎架
silk-only = 面朝下：只作绸缎
silk-none = 还没有绸缎：拿取的板块放在这里
hand-empty = 没有手牌
card-in-play = 使用中
card-in-hand = 手牌
card-chosen = 已选
card-leaves = 将离开游戏
rival-purse = { $livre }里弗，{ $yarn }丝线，{ $lace }蕾丝，{ $tiles }个保留的资源板块
rival-deck = 手牌{ $hand }张，补充区{ $supply }张，弃牌{ $discard }张
rival-board = 版图上有{ $dresses }件服装和{ $decorations }处装饰
rival-left = 已指派：{ $cards }

## 画廊

gallery-boards = 版图的两面
gallery-silk = 绸缎与花纹
gallery-dresses = 服装：图纸面与租借面
gallery-tiles = 资源板块
gallery-employees = 雇员
gallery-decorations = 装饰与恩赐卡

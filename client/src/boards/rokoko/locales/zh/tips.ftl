# Rokoko 版图提示对配件的说明：是什么、价格多少、有何用处。

column-score-now = 目前声望

## 服装与窗户

tip-dress-worth = 出售：{ $livre }里弗 · 租借：{ $prestige }声望
tip-window =
    { $price ->
        [0] 窗户{ $position }：免费
       *[other] 窗户{ $position }：{ $price }里弗
    }
tip-window-dark = 深色窗户：下一轮开始时仍在此处的服装会被弃掉
tip-window-empty = 下一轮开始时补上服装
tip-workshop = 服装依次陈列，越靠右越便宜；布袋中还有{ $count }件

## 宫殿

tip-master-space = 大师宾客区域：只接受大师制作的服装；可在该大厅打破平局
tip-reward = 立即获得：{ $reward }
tip-reward-none = 没有额外奖励
tip-musician = 有乐师即视为你出现在该大厅；宾客数和大师区域都相同时，由乐师打破平局
tip-fireworks = 最终计分时，你在国王大厅的一位宾客可走到这里，计{ $times }倍
tip-fireworks-majority = 烟火最多：{ $first }声望，其次{ $second }
    .alone = 烟火最多：{ $first }声望
tip-all-halls = 归最先在全部五个大厅都有服装或乐师的玩家；之后的玩家得到下一个区域

## 花园

tip-statue = 最终计分时，你的一套不同颜色的服装中每种颜色{ $prestige }声望；每座雕塑各计一套
tip-fountain_upper = 每次收入时，你的每个装饰多得1里弗
tip-fountain_lower = 每次收入时，你在版图上的每件服装多得1里弗
tip-fountain-row = 每行最多占一个区域

## 市场与卡牌

tip-segment = 该层剩余板块数与价格：
tip-hire = 剩余雇员数与价格：
tip-hire-leaves = 本轮若无人招募，便离开游戏
tip-actions = 主要行动

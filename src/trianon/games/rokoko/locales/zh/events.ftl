# Rokoko牌桌上发生的事。座位的文本是谓语：“座位2（thumb）”加上“打出大师ba”；数个谓语组成一句。其余说明见英文文件。

## 游戏进程

event-round = 第{ $round }轮开始。
event-phase-prepare = 准备新一轮。
event-phase-hands = 所有人秘密选择手牌。
event-phase-actions = 行动开始。
event-phase-income = 所有人获得收入。
event-phase-final_scoring = 最终计分开始。
event-house_rule = 房规：座次靠后的玩家开局多拿里弗。
event-start-drawn = 抽签成为起始玩家
event-start-chosen = 是起始玩家
event-start-favor = 凭王后恩赐成为起始玩家
event-start-stays = 仍是起始玩家
event-turn = 开始回合
event-sealed = 已选好手牌
event-shuffle-stack = 按等级洗混{ $count }张雇员牌。
event-shuffle-stock = 将{ $count }个资源板块洗混成资源堆。
event-shuffle-bag = 将服装弃堆的{ $count }件服装放回布袋。
event-order-stack = 公共雇员牌堆第{ $position }张：{ $card }。
event-order-stock = 资源堆第{ $position }个：{ $tile }。

## 行动与奖励

event-action-favor = 请求王后恩赐
event-action-acquire = 获取资源
event-action-make_dress = 制作一件服装
event-action-hire = 招募一名雇员
event-action-depute = 指派{ $card }
event-action-decorate = 出资装饰
event-bonus = 使用{ $of_card }奖励
event-forfeit-main_action = 放弃主要行动
event-forfeit-bonus = 放弃{ $of_card }奖励
event-favor-beside-purse = 拿取恩赐卡
event-favor-purse-beside = 放回恩赐卡

## 牌

event-card-hand-in_play = 打出{ $cards }
event-card-supply-in_play = 从雇员补充区指派{ $cards }
event-card-discard-in_play = 从弃牌堆指派{ $cards }
event-card-hand-deputed = 从手牌中指派{ $cards }
event-card-display-hand = 招募{ $cards }
event-card-in_play-discard = 将{ $cards }放入弃牌堆
event-card-in_play-gone = 使{ $cards }离开游戏
event-card-supply-hand = 将{ $cards }拿到手中
    .hidden = 将{ $count }张牌拿到手中
event-card-discard-supply = 将弃牌堆翻为雇员补充区（{ $cards }）
    .brief = 将弃牌堆翻为雇员补充区
event-card-display-gone = 无人招募{ $cards }。
    .brief = { $count }名雇员无人招募，离开游戏。
event-card-stack-display = 现在可招募：{ $cards }。
    .brief = 现在可招募{ $count }名新雇员。

## 资源板块

event-tile-stock-warehouse =
    { $count ->
        [1] 仓库新增{ $tiles }。
       *[other] 仓库新增{ $count }个资源板块。
    }
event-tile-warehouse-deciding = 从第{ $segment }层拿取{ $tiles }
event-tile-stock-deciding = 盲抽{ $tiles }
    .hidden = 盲抽一个资源板块
event-tile-deciding-kept = 保留该板块
    .hidden = 面朝下保留该板块
event-tile-deciding-resource_discard = 弃掉{ $tiles }
    .seen = 弃掉该板块
event-tile-kept-resource_discard = 交出{ $tiles }

## 服装与玩家标记

event-dress-bag-window = 窗户新增：{ $dresses }。
    .brief = 窗户新增{ $count }件服装。
event-dress-window-window = { $count }件服装移到更便宜的窗户。
event-dress-window-dress_discard = 无人制作{ $dresses }。
    .brief = { $count }件服装无人制作，被弃掉。
event-dress-window-deciding = 制作窗户{ $window }的{ $dresses }
event-dress-deciding-guest = 将服装租借到{ $space }
event-dress-deciding-dress_discard = 出售服装
event-dress-guest-terrace = 让{ $dresses }走上露台
event-marker-guest = 在{ $space }放置玩家标记
event-marker-decoration = 为{ $space }出资
event-marker-all_halls = 出现在所有大厅，占据{ $space }

## 里弗、丝线、蕾丝、声望

event-gain = 获得{ $what }
event-pay = 支付{ $what }
event-prestige-hidden = 声望

## 结束

event-placing =
    { $placing ->
        [1] 以{ $prestige }声望获胜
       *[other] 以{ $prestige }声望获得第{ $placing }名
    }

## Captions of the page

caption-paid = { $shares }。

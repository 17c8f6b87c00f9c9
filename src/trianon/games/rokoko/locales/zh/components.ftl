# Rokoko配件的名称（以版本文件中的标识为准），以及雇员奖励的简短说明。
# 变量的含义见英文文件。

## 级别与雇员

rank-master = 大师
rank-journeyman = 熟手
rank-apprentice = 学徒
employee =
    { $rank ->
        [master] { rank-master }
        [journeyman] { rank-journeyman }
       *[apprentice] { rank-apprentice }
    }：{ $bonus }
level =
    { $level ->
        [0] 基础雇员
       *[other] { $level }级
    }

## 奖励

bonus-none = 无奖励
bonus-gain_livre = 获得{ $livre }里弗
bonus-buy_trimming =
    { $price ->
        [0] 获得1份丝线或1份蕾丝
       *[other] 支付{ $price }里弗，获得1份丝线或1份蕾丝
    }
bonus-extra_acquire = 额外获取资源一次
bonus-blind_tile =
    { $price ->
        [0] 盲抽一个资源板块
       *[other] 支付{ $price }里弗，盲抽一个资源板块
    }
bonus-depute_for_bonus = 指派自己的任意一名雇员，不获得里弗，但使用其奖励；该雇员离开游戏
bonus-depute_for_livre = 指派自己的任意一名雇员，获得{ $master }里弗（大师）、{ $journeyman }里弗（熟手）或{ $apprentice }里弗（学徒），不使用其奖励；该雇员离开游戏
bonus-livre_per_colour = 版图上每有一件自己的黄色服装获得{ $yellow }里弗，每有一件自己的红色服装获得{ $red }里弗
bonus-livre_green_prestige_blue = 版图上每有一件自己的绿色服装获得{ $green }里弗，每有一件自己的蓝色服装获得{ $blue }声望
bonus-extra_dress =
    额外制作一件没有顶针的服装，{ $of }绸缎{ $fewer ->
        [1] 少付{ $fewer }匹
       *[other] 最多少付{ $fewer }匹
    }
bonus-prestige_per_decorations = 每有{ $every }个自己的装饰，获得1声望
bonus-livre_per_decoration = 每有一个自己的装饰，获得{ $livre }里弗
bonus-prestige_per_dresses = 版图上每有{ $every }件自己的服装，获得1声望
bonus-livre_per_dress = 版图上每有一件自己的服装，获得{ $livre }里弗
bonus-extra_decoration = 额外为一个装饰出资，价格减少{ $discount }里弗
bonus-livre_by_deck = 雇员牌库至少有{ $deck_steps_1 } / { $deck_steps_2 } / { $deck_steps_3 } / { $deck_steps_4 }张牌时，获得{ $steps_1 } / { $steps_2 } / { $steps_3 } / { $steps_4 }里弗
bonus-prestige_for_livre = 购买声望，次数不限，每{ $every }里弗换1声望
bonus-prestige_for_tiles = 弃掉保留的资源板块：每匹红色绸缎{ $red }声望，每匹蓝色绸缎{ $blue }声望，每2匹绿色或黄色绸缎{ $green_yellow_pair }声望
bonus-crown_deck = 皇冠：雇员牌库至少有{ $deck_steps_1 } / { $deck_steps_2 } / { $deck_steps_3 } / { $deck_steps_4 }张牌时，获得{ $steps_1 } / { $steps_2 } / { $steps_3 } / { $steps_4 }声望
bonus-crown_trimming_pairs = 皇冠：每归还一对丝线和蕾丝，获得{ $prestige }声望
bonus-crown_master_spaces = 皇冠：大师宾客区域上每有{ $every }件自己的服装，获得{ $prestige }声望
bonus-crown_couples = 皇冠：版图上每有一件自己的女士长裙与一件自己的男士大衣配成一对，获得{ $prestige }声望

## 颜色与服装

colour-yellow = 黄色
colour-green = 绿色
colour-red = 红色
colour-blue = 蓝色
dress-lady = 女士长裙
dress-coat = 男士大衣
dress-lady-yellow = 黄色女士长裙
dress-lady-green = 绿色女士长裙
dress-lady-red = 红色女士长裙
dress-lady-blue = 蓝色女士长裙
dress-coat-yellow = 黄色男士大衣
dress-coat-green = 绿色男士大衣
dress-coat-red = 红色男士大衣
dress-coat-blue = 蓝色男士大衣
thimble = 金制顶针
    .meaning = 只有大师才能制作
crown = 皇冠
    .meaning = 打出时没有奖励，在游戏结束时计分

## 绸缎、辅料与资源板块

bales-yellow = { $count }匹黄色绸缎
bales-green = { $count }匹绿色绸缎
bales-red = { $count }匹红色绸缎
bales-blue = { $count }匹蓝色绸缎
trimming-yarn = 丝线
trimming-lace = 蕾丝
trimming-both = 丝线和蕾丝
trimming-either = 丝线或蕾丝
tile = { $silk }；弃掉可换{ $trimming }

## 数量

count-livre = { $count }里弗
count-prestige = { $count }声望
count-yarn = { $count }份丝线
count-lace = { $count }份蕾丝
count-bales = { $count }匹绸缎
count-tiles = { $count }个资源板块
count-cards = { $count }张牌
count-employees = { $count }名雇员
count-dresses = { $count }件服装
count-decorations = { $count }个装饰
count-markers = { $count }个玩家标记

## 版图：版图面、大厅、区域、窗户

board-small = 小面
board-large = 大面
hall-kings_hall = 国王大厅
hall-hall_2 = 大厅2
hall-hall_3 = 大厅3
hall-hall_4 = 大厅4
hall-hall_5 = 大厅5
hall-terrace = 露台
guest-plain = 宾客区域
guest-master = 大师宾客区域
reward-livre = { $livre }里弗
reward-yarn = { $yarn }份丝线
reward-lace = { $lace }份蕾丝
reward-tile = { $tile }个免费资源板块
decoration-fireworks = 烟火
decoration-musician = 乐师
decoration-statue = 雕塑
decoration-fountain = 喷泉
decoration-fountain_upper = 喷泉上行
decoration-fountain_lower = 喷泉下行
space-guest = { $hall }宾客区域{ $position }
space-fireworks = 烟火区域{ $position }
space-statue = 雕塑{ $position }
space-fountain_upper = 喷泉上行区域{ $position }
space-fountain_lower = 喷泉下行区域{ $position }
space-musician = 乐师（{ $hall }）
space-all_halls = “宾客如云”区域{ $position }
segment = 第{ $position }层
window = 窗户{ $position }（{ $price }里弗）
    .plain = 窗户{ $position }
    .dark = 深色窗户{ $position }

## 其他配件

favor_card = 恩赐卡
marker = 玩家标记

## 区域：配件所在之处

zone-bank = 银行
zone-stack = 公共雇员牌堆
zone-gone = 已离开游戏
zone-stock = 资源堆
zone-resource_discard = 资源弃堆
zone-bag = 布袋
zone-dress_discard = 服装弃堆
zone-beside = 版图旁边
zone-purse = 钱袋
zone-supply = 雇员补充区
zone-hand = 手牌
zone-discard = 弃牌堆
zone-deck = 雇员牌库
zone-in_play = 打出的牌
zone-kept = 保留的资源板块
zone-deciding = 正在决定
zone-display = 招募区域
zone-warehouse = 仓库
zone-workshop = 工坊
zone-window = 窗户
zone-guest = 宾客区域
zone-decoration = 装饰区域
zone-all_halls = 宾客如云
zone-terrace = 露台

# Rokoko的各种选项写成的句子（以选项键的动词为准），以及句子中作宾语的配件。变量的含义见英文文件。

## 句子中作宾语的配件

the-card =
    { $rank ->
        [master] { $trait }大师
        [journeyman] { $trait }熟手
       *[apprentice] { $trait }学徒
    }
of-the-card =
    { $rank ->
        [master] { $trait }大师的
        [journeyman] { $trait }熟手的
       *[apprentice] { $trait }学徒的
    }
the-dress =
    { $form ->
        [coat]
            { $colour ->
                [yellow] 黄色男士大衣（{ $prestige }声望）
                [green] 绿色男士大衣（{ $prestige }声望）
                [red] 红色男士大衣（{ $prestige }声望）
               *[blue] 蓝色男士大衣（{ $prestige }声望）
            }
       *[lady]
            { $colour ->
                [yellow] 黄色女士长裙（{ $prestige }声望）
                [green] 绿色女士长裙（{ $prestige }声望）
                [red] 红色女士长裙（{ $prestige }声望）
               *[blue] 蓝色女士长裙（{ $prestige }声望）
            }
    }
a-tile = 一个有{ $silk }的资源板块
a-tile-shown = 一个有{ $silk }（可换{ $trimming }）的资源板块
the-space-guest = { $hall }的宾客区域{ $position }
the-space-musician = { $hall }的乐师
the-space-fireworks = 烟火区域{ $position }
the-space-statue = 雕塑{ $position }
the-space-fountain_upper = 喷泉上行的区域{ $position }
the-space-fountain_lower = 喷泉下行的区域{ $position }
the-space-all_halls = “宾客如云”区域{ $position }

## 可以做的事，按动词排列

option-hand = 将{ $card }拿到手中：{ $bonus }
    .brief = 将{ $card }拿到手中
option-play = 打出{ $card }：{ $bonus }
    .brief = 打出{ $card }
option-forfeit =
    { $question ->
        [main] 放弃主要行动
       *[bonus] 放弃奖励
    }
    .brief =
        { $question ->
            [main] 没有可执行的主要行动
           *[bonus] 现在无法使用奖励
        }
option-favor = 拿取恩赐卡和{ $livre }里弗；你成为下一轮的起始玩家
option-acquire =
    { $price ->
        [0] 从第{ $segment }层免费拿取{ $tile }
       *[other] 支付{ $price }里弗，从第{ $segment }层拿取{ $tile }
    }
option-make =
    { $price ->
        [0] 制作窗户{ $window }的{ $dress }：需要{ $needs }
       *[other] 支付{ $price }里弗，制作窗户{ $window }的{ $dress }：需要{ $needs }
    }
option-hire =
    { $price ->
        [0] 免费招募{ $card }：{ $bonus }
       *[other] 支付{ $price }里弗，招募{ $card }：{ $bonus }
    }
    .brief =
        { $price ->
            [0] 免费招募{ $card }
           *[other] 支付{ $price }里弗，招募{ $card }
        }
option-depute = 指派{ $card }，获得{ $livre }里弗；结算其奖励后离开游戏
option-decorate = 支付{ $price }里弗，为{ $space }出资
    .cheaper = 为{ $space }出资，标价{ $price }里弗，因奖励减少{ $discount }里弗
option-keep = 保留：{ $silk }
option-discard =
    { $trimming ->
        [yarn] 弃掉，换取1份丝线
        [lace] 弃掉，换取1份蕾丝
       *[both] 弃掉，换取1份丝线和1份蕾丝
    }
option-discount =
    { $colour ->
        [yellow] 少付一匹黄色绸缎
        [green] 少付一匹绿色绸缎
        [red] 少付一匹红色绸缎
       *[blue] 少付一匹蓝色绸缎
    }
option-pay = 用{ $tile }支付
    .surplus = 用{ $tile }支付；多出的{ $count }匹作废
option-rent =
    { $kind ->
        [master] 租借到{ $space }（大师宾客区域）
       *[plain] 租借到{ $space }
    }
    .reward =
        { $kind ->
            [master] 租借到{ $space }（大师宾客区域），获得{ $reward }
           *[plain] 租借到{ $space }，获得{ $reward }
        }
option-sell = 出售，获得{ $livre }里弗
option-use = 使用奖励：{ $bonus }
option-gain =
    { $price ->
        [0] { $trimming ->
            [yarn] 获得1份丝线
           *[lace] 获得1份蕾丝
        }
       *[other] { $trimming ->
            [yarn] 支付{ $price }里弗，获得1份丝线
           *[lace] 支付{ $price }里弗，获得1份蕾丝
        }
    }
option-dismiss =
    { $zone ->
        [hand] 从手牌中指派{ $card }；结算其奖励后离开游戏：{ $bonus }
        [supply] 从雇员补充区指派{ $card }；结算其奖励后离开游戏：{ $bonus }
       *[discard] 从弃牌堆指派{ $card }；结算其奖励后离开游戏：{ $bonus }
    }
    .paid =
        { $zone ->
            [hand] 从手牌中指派{ $card }，获得{ $livre }里弗，不使用其奖励；随后离开游戏
            [supply] 从雇员补充区指派{ $card }，获得{ $livre }里弗，不使用其奖励；随后离开游戏
           *[discard] 从弃牌堆指派{ $card }，获得{ $livre }里弗，不使用其奖励；随后离开游戏
        }
warning-last-master = 这是你最后一名大师
warning-surplus = 你的板块凑不出正好的数量：会浪费{ $count }匹
option-buy = 支付{ $livre }里弗，购买{ $prestige }声望
option-give = 弃掉{ $tile }
option-done = 到此为止
option-reconsider = 收回选择，另选手牌

## 同类选项的标题

heading-favor = 王后恩赐
heading-acquire = 获取资源
heading-make = 制作服装
heading-hire = 招募雇员
heading-depute = 指派
heading-decorate = 出资装饰
heading-rent = 租借
heading-sell = 出售
heading-forfeit = 放弃

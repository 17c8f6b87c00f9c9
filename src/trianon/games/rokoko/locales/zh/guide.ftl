# 游戏概览：规则的第一页和速查卡。变量的含义见英文文件。

guide-aim = 你是宫廷舞会前的一名裁缝。一轮又一轮，你购入绸缎，制作女士长裙和男士大衣，租借给宫殿五个大厅里的宾客；或者出售换取里弗，用来资助烟火、乐师、雕塑和喷泉。大部分声望在舞会结束时计算：哪些大厅里穿你服装的宾客最多，服装本身，装饰，还有烟火。声望最多者获胜。
guide-actions = 六种主要行动
guide-may = 可以：{ $actions }

guide-phase-prepare = 准备
    .does = 摆出新的资源板块、服装和雇员。旧服装向右移动，价格降低，最右边的离场。
guide-phase-hands = 选择手牌
    .does = 所有人同时秘密选择本轮要打出的牌。留在补充区的牌以后再用。
guide-phase-actions = 打出雇员牌
    .does = 依次每人打出一张牌：先执行一个主要行动，再用牌底的奖励。大师六种都能做，熟手除了招募都能做，学徒只能做三种。
guide-phase-income = 收入
    .does = 所有人获得里弗。喷泉按装饰或服装多给一些。最后一次收入之后进行最终计分。

guide-favor = 拿取恩赐卡，立刻获得里弗，并担任下一轮的起始玩家。
guide-acquire = 从仓库购买一个板块：所在的层剩得越少越便宜。可以作为绸缎保留，也可以弃掉换取丝线或蕾丝。
guide-make = 支付窗户的价格以及绸缎、丝线和蕾丝。然后把服装租借给大厅里的宾客，或者出售换取里弗。
guide-hire = 将一名雇员加入手牌：本轮必须打出。剩下的越少越便宜。
guide-depute = 把刚打出的牌指派到宫廷，换取里弗。它永远离开游戏，但奖励仍可使用。
guide-decorate = 为烟火、乐师、雕塑或喷泉的一个区域出资，并放上你的标记。

guide-sign-livre = 里弗
    .does = 游戏中的钱。终局时剩下的钱可换一点声望。
guide-sign-prestige = 声望
    .does = 决定胜负。游戏中得到的声望保密，版图上的声望公开。
guide-sign-silk = 绸缎
    .does = 保留的板块上的四色绸缎。服装需要图示颜色的绸缎；多付的作废。
guide-sign-yarn = 丝线
    .does = 许多服装需要。
guide-sign-lace = 蕾丝
    .does = 精美的服装需要。
guide-sign-thimble = 顶针
    .does = 在服装上：只有大师能制作。在大厅区域上：只能放大师制作的服装；这些区域用来打破平局。
guide-sign-crown = 皇冠
    .does = 打出时没有奖励的牌。终局时计分，放在牌库哪里都算。
guide-sign-musician = 乐师
    .does = 有乐师即视为你出现在该大厅，没有服装也算；平局时最后由他决定。
guide-sign-fountain = 喷泉
    .does = 每次收入时，上层按你的装饰付钱，下层按你在舞会上的服装付钱。

guide-score-RK-S9 = 游戏过程中获得的声望。
guide-score-RK-F1 = 用里弗换声望，能换多少换多少。余数用来打破平局。
guide-score-RK-F2 = 每张皇冠牌按其说明计分，放在牌库哪里都算。
guide-score-RK-F3 = 终局时持有恩赐卡。
guide-score-RK-F4 = 每个大厅里服装最多者得第一个数字，其次得第二个（两人游戏没有第二）。
guide-score-RK-F6 = 烟火最多和第二多。
guide-score-RK-F8 = 每处烟火可让国王大厅里你的一位宾客走上露台，其服装按倍数计分。
guide-score-RK-F9 = 每座雕塑计一套你的不同颜色的服装。
guide-score-RK-F10-dress = 你在舞会上的服装的声望。
guide-score-RK-F10-decoration = 你的装饰上标明的声望。
guide-score-RK-F10-all_halls = 出现在所有五个大厅：越早越多。

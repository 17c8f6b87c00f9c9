# 游戏概览：规则的第一页和速查卡。变量的含义见英文文件。

guide-aim = 你带领一个巡回剧团，前往国王的剧院。秘密选择下一座城市：独自到达，就能得到那里的演员、杂耍艺人和施舍；遇到别人，牌就全部作废。两个演出季各自结束时，国王为他喜欢的演出付酬，喜剧或悲剧，而他的心情随被弃掉的演员而变。埃居最多者获胜。
guide-actions = 路上会发生什么
guide-actor = 在你的演出中为喜剧或悲剧一方计{ $level }点

guide-phase-travel = 旅行
    .does = 所有人秘密选择一座城市，打出其旅行牌，同时亮出。双人游戏中，每人还为友好剧团抽一座城市：它什么也不拿，但它去的地方谁都不是独自一人。
guide-phase-encounters = 际遇
    .does = 从1号到8号逐城进行：独自到访的剧团拿走那里的牌，相遇的剧团改为获得请求。
guide-phase-opportunities = 新的牌
    .does = 每座城市再添一张牌。牌堆用尽时，演出季结束。
guide-phase-pay = 国王付酬
    .does = 每个演出季结束时：按演员、演出和请求付酬。第二季之后埃居最多者获胜。

guide-sign-alone = 独自在一座城市
    .does = 从最新的开始逐张拿牌：施舍是埃居，演员按等级生效并加入剧团，杂耍艺人放在你面前。
guide-sign-shared = 与人相遇
    .does = 在场的每人抽一张秘密请求。那里的牌作废，指针按其中演员的等级移动。
guide-sign-push = 改变国王的心情
    .does = 际遇之后可以弃掉一名新得的演员：指针朝那一边移动相当于其等级的格数。
guide-sign-juggler = 杂耍艺人
    .does = 每个演出季可在牌上标明的时机施展一次本领，之后仍留在你这里。
guide-sign-refresh = 旅行牌
    .does = 打出的牌即用掉。手里只剩一张时，全部收回。

guide-level-1 = 1级
guide-level-2 = 2级
guide-level-3 = 3级
guide-level-4 = 4级
guide-level-5 = 5级
guide-sign-alms = 施舍
    .does = 袋子上写多少，就得多少埃居。
guide-sign-mood = 喜剧或悲剧
    .does = 指针显示国王想看什么。指针越过中线时，所有剧团经理离开舞台。
guide-sign-impresario = 剧团经理
    .does = 随3级演员登上舞台；台上每有一名剧团经理，那名演员带来1埃居。
guide-sign-request = 秘密请求
    .does = 每个演出季结束时可打出一张条件成立的请求。第一季打出的还可再计一次。

guide-score-actors = 每名与国王心情相符的演员1埃居。
guide-score-show = 把喜剧演员和悲剧演员的等级分别相加：较大的一边与心情相符，演出就令国王满意。
guide-score-best_show = 最令国王满意的演出加倍付酬。
guide-score-request = 一张条件成立的秘密请求。
guide-score-request_again = 第一季的请求，条件再次成立时。
guide-score-alms = 独自在城市里找到的钱袋。
guide-score-stage = 3级演员，舞台上每名剧团经理1埃居。
guide-score-stolen = 2级演员偷得1埃居。
guide-score-robbed = 被别人的2级演员偷走。
guide-score-level_5 = 5级演员需付1埃居。
guide-score-trick = 你的杂耍艺人偷得的。
guide-score-tricked = 被别人的杂耍艺人偷走的。
guide-score-start = 所有人起始时拥有的。

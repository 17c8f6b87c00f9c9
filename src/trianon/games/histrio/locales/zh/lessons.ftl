# 教程：老师一步一步说的话。数字和城市来自版本。

lesson-first-part-mood = 心情与剧团
lesson-first-part-alone = 独自到访
lesson-first-part-meet = 与人相遇
lesson-first-part-push = 指针
lesson-first-part-jugglers = 杂耍艺人与请求
lesson-first-part-pay = 国王付酬

lesson-first-aim = 你带领一个剧团，这是你的钱。一局有两个演出季，每季大约六轮：第二季结束时，埃居最多的人获胜。
lesson-first-king = 每个演出季结束时，各剧团都要为国王演一场。指针显示国王的心情：他有点想看喜剧。到时候，每有一名符合他心情的演员，他就付1埃居。
lesson-first-troupe = 演员分喜剧演员（黄色）和悲剧演员（红色），等级1到5。这里是你剧团的等级之和：左边喜剧，右边悲剧。国王想看的一边领先，你的演出就令他满意：再得{ $pleases }埃居，最佳演出翻倍。
lesson-first-go = 你的剧团还没有人，演员在各座城市等着。每个人秘密选择一座城市。前往{ $city }：那里有一名4级喜剧演员。结果取决于有没有别人也来：
lesson-first-join = 那里只有你一人，所以这名演员加入你的剧团。你也可以弃掉这张牌来移动指针，这个以后再说。把他留下。
lesson-first-go-there = 这次去一座对手也想去的城市：{ $city }。几个人相遇时，谁也拿不到那里的牌：演员会移动指针，而你们每人抽一张秘密请求。
lesson-first-met = 你遇到了一名对手：2级喜剧演员走了，指针朝喜剧方向又移动了两格。
lesson-first-request = 这是你的请求，别人看不到。剧团里有{ $comedians }名喜剧演员时，它在演出季结束时值{ $ecu }埃居。
lesson-first-three = 没人拿的牌会留着，上面还会再放一张新牌。{ $city }有三名演员。牌上的小图标是得到这名演员时的效果：3级演员会派你的一名剧团经理登上国王的舞台。到那里去。
lesson-first-discard = 两名3级演员让你的两位剧团经理登上舞台，你也因此得到了埃居。现在从遇到的演员中弃掉一名，指针会按其等级朝那一边移动。选3级喜剧演员：
lesson-first-stage = 你的两位剧团经理现在站在舞台上。3级演员总会派一位上台；台上每有一位剧团经理（包括对手的），你就得1埃居。国王心情一变，他们全部离台。
lesson-first-pushed = 你把指针推向了喜剧，一名对手又把它推回去一些。指针人人都能推。
lesson-first-cards = 这些旅行牌已经用掉，暂时不能再去那些城市。遇到1级演员，或一轮结束时手里只剩一张，它们就全部回来。
lesson-first-elephant = 城市里不只有演员。{ $city }的大象是杂耍艺人：杂耍艺人会一直跟着你，每个演出季能施展一次本领。把它带走。
lesson-first-many = { $city }聚集了五名演员。耐心等待有了回报。其中两名是5级，每名要付1埃居。去那里。
lesson-first-use = 帆船已经出发，现在大象可以施展本领：把指针移动{ $amount }格。使用它。
lesson-first-direction = 朝喜剧方向，因为你的演员大多是喜剧演员。
lesson-first-keep-all = 又是只有你一人，五名演员全都加入。全部留下。
lesson-first-fulfilled = 再看看你的请求：{ $comedians }名喜剧演员。你已经有了。演出季结束时有{ $ecu }埃居等着你。
lesson-first-last = 演出季的最后一轮。{ $city }又有五名演员在等着。
lesson-first-steal = 2级演员从一名对手那里偷取1埃居。就偷这位的。
lesson-first-keep-last = 全部留下：只有剧团里的演员才有酬金。
lesson-first-paid = 国王为你的每名喜剧演员付了1埃居。他们的等级之和超过你的悲剧演员，所以你的演出令他满意：得{ $pleases }埃居；又因为是最佳演出，再得同样多。
lesson-first-play-request = 现在轮到你的请求：打出它。如果第二季结束时条件仍成立，它会再次付酬。
lesson-first-end = 两个演出季的第一季结束了。演员离开，杂耍艺人和请求留下，掷硬币决定国王的新心情。第二季里，令国王满意的演出值{ $pleases }埃居；之后本局结束，埃居最多的人获胜。现在由你自己玩下去！

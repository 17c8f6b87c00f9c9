# Histrio 头几局的提示。

coach-histrio-aim = 欢迎你，剧团经理！招揽符合国王心情的演员：两个演出季各自结束时国王都会付酬，埃居最多的人获胜。“速查卡”（打开的书，或在菜单里）解释每个图标。
coach-histrio-choose_city = 所有人秘密选择一座城市。独自到达的人得到全部牌；几人相遇，则各抽一张请求，牌被弃掉。
coach-histrio-choose_city-friendly = 双人游戏中，每人还有一个友好剧团：它去的城市由抽牌决定，只有你知道自己的。它什么也不拿，但算作到访者：它去的地方，你就不是独自一人。
coach-histrio-use_juggler = 每位杂耍艺人每个演出季可用一次。也可以留到以后。
coach-histrio-discard_actor = 弃掉的演员会按其等级，把国王的心情推向喜剧或悲剧，看这名演员演的是哪一种。
coach-histrio-play_request = 秘密请求的条件现在成立，就能得到埃居。第一季打出的请求，若第二季条件仍成立，会再次付酬。

# Rokoko 头几局的提示。

coach-rokoko-aim = 欢迎你，裁缝！制作服装，租借给各个大厅的宾客：这会带来声望，最后一轮之后声望最高的人获胜。“速查卡”（打开的书，或在菜单里）解释每个图标。
coach-rokoko-choose_hand = 手牌是秘密选择的。大师能做所有行动，熟手能做大部分，学徒能做的最少。
coach-rokoko-play = 打出一张牌：先执行一个主要行动，再使用它的奖励。
coach-rokoko-main = 开局先要绸缎和钱：获取板块，再制作服装。舞会上的每件服装都计入所在大厅。
coach-rokoko-tile = 保留的板块是制作服装的绸缎；弃掉则得到上面印的丝线或蕾丝。
coach-rokoko-place_dress = 租借的服装留在舞会上，最后计分；出售则马上得钱。

# 首页对游戏的介绍。

game-rokoko = Rokoko
game-rokoko-about = 裁缝们为国王的盛大舞会装扮宫廷：经营工坊，制作长裙与大衣，租借给宾客，赢得各个大厅。2 至 5 人。
points-prestige = { $count } 点声望
new-open-rokoko = 公开信息：保留的板块和声望都公开

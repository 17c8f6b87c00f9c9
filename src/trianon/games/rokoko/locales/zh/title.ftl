# 打开牌桌之前各页面对游戏的文字。

game-rokoko = Rokoko
game-rokoko-about = 裁缝们为国王的盛大舞会装扮宫廷：经营工坊，制作长裙与大衣，租借给宾客，赢得各个大厅。2至5人。
points-prestige = { $count }点声望
new-open-rokoko = 公开信息：保留的板块和声望都公开
preparing-rokoko = 裁缝们正在磨剪刀。
measure-prestige = 声望
measure-livre = 里弗
about-values-rokoko = 重构的有：多数服装的需求与收益、资源板块的图案，以及版图上多数的价格与奖励。雇员与游戏中的金额印在规则里。

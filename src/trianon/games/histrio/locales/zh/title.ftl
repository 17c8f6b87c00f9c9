# 打开牌桌之前各页面对游戏的文字。

game-histrio = Histrio
game-histrio-about = 动物剧团奔走于各座城市，招揽喜剧与悲剧演员，为心情多变的国王演出。2至5人。
points-ecu = { $count }埃居
preparing-histrio = 剧团正在绘制布景。
measure-ecu = 埃居
about-values-histrio = 重构的有：刻度盘的长度、演员与施舍的张数、除变色龙外各杂耍艺人的能力，以及各请求的条件与报酬。

# 首页对游戏的介绍。

game-histrio = Histrio
game-histrio-about = 动物剧团奔走于各座城市，招揽喜剧与悲剧演员，为心情多变的国王演出。2 至 5 人。
points-ecu = { $count } 埃居

# 绘制的Rokoko版图上的文字：空间有限，所以简短。图例解释缩写。

panel-title = 第{ $round }轮，共{ $rounds }轮 · { $phase } · 起始玩家：{ $starting } · 恩赐卡：{ $favor }
panel-players = 玩家
panel-warehouse = 仓库 · 资源堆{ $stock } · 弃堆{ $discard }
panel-workshop = 工坊 · 布袋{ $bag } · 弃堆{ $discard }
panel-employees = 招募区域 · 每名{ $price }里弗 · 牌堆剩{ $stack }张
panel-palace = 宫殿
panel-decorations = 装饰
panel-atelier = 你的裁缝铺
panel-together = 合计
panel-legend = 里＝里弗 · 望＝声望 · M＝只限大师 · *＝本轮后离开 · [2]＝座位2所有 · »＝现在可行
panel-reconstructed = · 本版本的部分数值并非印在规则中，而是重构的：trianon edition show。

region-players = 玩家
region-market = 市场
region-palace = 宫殿
region-atelier = 裁缝铺

phase-prepare = 准备
phase-hands = 选择手牌
phase-actions = 行动
phase-income = 收入
phase-final_scoring = 最终计分

column-livre = 里弗
column-yarn = 丝线
column-lace = 蕾丝
column-prestige = 声望
column-hand = 手牌
column-supply = 补充区
column-tiles = 板块
column-dresses = 服装
column-decorations = 装饰
column-discard = 弃牌堆
column-window = 窗户
column-price = 价格
column-dress = 服装
column-silk = 绸缎
column-trimmings = 辅料
column-thimble = 顶针
column-value = 售价
column-hall = 大厅
column-musician = 乐师
row-fireworks = 烟火
row-statue = 雕塑
row-fountain_upper = 喷泉上行
row-fountain_lower = 喷泉下行

short-livre = { $livre }里
short-prestige = { $prestige }望
short-yarn = 丝线
short-lace = 蕾丝
short-yarn-and-lace = 丝线+蕾丝
short-yarn-or-lace = 丝线/蕾丝
short-reward-livre = +{ $count }里
short-reward-yarn =
    { $count ->
        [1] +丝线
       *[other] +{ $count }丝线
    }
short-reward-lace =
    { $count ->
        [1] +蕾丝
       *[other] +{ $count }蕾丝
    }
short-reward-tile =
    { $count ->
        [1] +板块
       *[other] +{ $count }板块
    }

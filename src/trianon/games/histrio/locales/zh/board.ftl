# 绘制的Histrio牌桌上的文字：空间有限，所以简短。图例解释标记。

panel-title = 第{ $season }演出季（共2季） · 第{ $round }轮，共{ $rounds }轮 · { $phase }
panel-players = 各剧团 · 请求：牌堆{ $pile }张，弃牌堆{ $discard }张
panel-theatre =
    { $mood ->
        [comedy] 剧院 · 国王想看喜剧
       *[tragedy] 剧院 · 国王想看悲剧
    }
panel-road = 旅途 · 际遇牌：抽牌堆{ $pile }张，弃牌堆{ $discard }张
panel-own = 你的剧团 · { $ecu } · 喜剧{ $comedy } : { $tragedy }悲剧
panel-legend = 最新的牌在最上面 · →1＝正在前往 · [1]＝用过的旅行牌的帆船 · ✓＝已选定，..＝尚未 · »＝现在可行。
panel-legend-friendly = 1友＝座位1的友好剧团。
panel-legend-actors = 演员：1级{ $effect_1 }；2级{ $effect_2 }；3级{ $effect_3 }；4级{ $effect_4 }；5级{ $effect_5 }。
panel-reconstructed = 本版本的部分数值并非印在规则中，而是重构的：trianon edition show。

region-players = 玩家
region-theatre = 剧院
region-road = 旅途
region-troupe = 剧团

phase-travel = 旅行
phase-encounters = 际遇
phase-opportunities = 新牌
phase-pay = 酬金

column-ecu = 埃居
column-sums = 喜 : 悲
column-comedians = 喜剧
column-tragedians = 悲剧
column-travel = 旅行牌
column-requests = 请求
column-impresarios = 经理
column-jugglers = 杂耍艺人
column-played = 已打出的请求
row-friendly = 友好剧团
row-played = 已打出：{ $requests }
row-needle = 指针
row-stage = 舞台
row-own-choice = 已秘密选定
row-own-hand = 刚遇到
row-own-friendly = 友好剧团
row-own-jugglers = 杂耍艺人
row-own-requests = 请求
row-own-nothing = 还没有杂耍艺人和请求
row-friendly-pile = 目前只有你知道；其牌堆剩{ $count }张
row-juggler = （时机）{ $moment }：{ $ability }

state-used = 已使用
state-fresh = 新来
state-comedian = 喜剧
state-tragedian = 悲剧

short-comedian = 喜剧{ $value }
short-tragedian = 悲剧{ $value }
short-alms = 施舍{ $value }
short-friendly = { $seat }友

# Histrio 版图上的文字，游戏本身的文字除外。

dock-road = 旅途
dock-theatre = 剧院
dock-troupe = 剧团
tip-sums = 演员等级之和：左边喜剧，右边悲剧。国王想看的一边领先，演出就令他满意。
unseen-encounters = 际遇牌：牌堆{ $size }张

## 区域

area-map = 八城旅途
area-stage = 剧院
area-own-troupe = 你的剧团
season-of = 第{ $season }演出季 · 第{ $round }/{ $rounds }轮
encounters-left = 张际遇牌
requests-left = 张请求

## 版图

city-cards = 这里有：{ $cards }
city-coming = 正在前来：{ $who }
city-plan = 你的剧团将前往这里（只有你知道）
city-plan-friendly = 你的友好剧团将前往这里（只有你知道）
city-caravels = 停着帆船：{ $who }
city-caravel-own = 你的帆船停在这里
mood-comedy = 喜剧 · { $space }
mood-tragedy = 悲剧 · { $space }
stage-lists = 舞台上：{ $who }
stage-empty = 舞台上没有人
troupe = 剧团
troupe-empty = 还没有人
met-now = 刚遇到
travel-cards = 旅行牌
travel-spent = 已用
travel-card-of = 前往{ $city }的旅行牌
jugglers = 杂耍艺人
jugglers-none = 没有杂耍艺人
juggler-used = 已使用
juggler-fresh = 新来
requests-secret = 秘密请求
requests-none = 没有请求
request-played = 已打出
request-played-none = 未打出请求
request-played-of = 已打出：{ $name }
requests-held = 手中有{ $count }张请求
impresarios-left = { $count }名剧团经理等候
sums = 喜剧{ $comedy }，悲剧{ $tragedy }
sealed = 已选定

## 画廊

gallery-actors = 演员
gallery-others = 施舍与牌背
gallery-seats = 帆船与剧团经理

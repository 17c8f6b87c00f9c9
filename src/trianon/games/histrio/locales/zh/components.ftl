# Histrio配件的名称（以版本文件中的标识为准），以及能力与条件的简短说明。
# 版本的键就是变量；$levels是已拼好的列表。

## 国王的心情

half-comedy = 喜剧
half-tragedy = 悲剧
space-comedy = 喜剧{ $space }
space-tragedy = 悲剧{ $space }

## 邂逅牌

card-comedian = 喜剧演员{ $level }
card-tragedian = 悲剧演员{ $level }
card-alms = { $value }埃居的施舍

juggler-fox = 狐狸
juggler-tortoise = 乌龟
juggler-bear = 熊
juggler-elephant = 大象
juggler-owl = 猫头鹰
juggler-monkey = 猴子
juggler-magpie = 喜鹊
juggler-frog = 青蛙
juggler-chameleon = 变色龙

effect-1 = 收回所有用过的旅行牌和帆船
effect-2 = 偷取1埃居
effect-3 = 将一个剧团经理放到舞台上，然后舞台上每有一个获得1埃居
effect-4 = 没有效果
effect-5 = 花费1埃居

moment-after_reveal = 翻开之后
moment-before_encounters = 邂逅之前
moment-shared_city = 在共享城市中
moment-before_refresh = 邂逅之后
moment-after_deal = 发新牌之后
moment-season_end = 演出季结束时

ability-change_destination = 收回翻开的旅行牌，改打手牌中的另一张
ability-recover_card = 收回一张用过的旅行牌及其帆船
ability-take_one_first = 在你所在的共享城市结算之前拿取一张牌
ability-push_needle = 将指针朝任一方向移动{ $amount }格
ability-draw_request = 抽一张请求
ability-steal = 从一名玩家那里偷取至多{ $amount }埃居
ability-swap_top_cards = 交换两座城市最上面的牌
ability-stage_impresario = 将一个剧团经理放到舞台上，舞台上每有一个获得1埃居
ability-count_as_level_1 = 算作一名等级1的喜剧演员或悲剧演员

## 请求

request-kings_favourite = 国王的宠儿
request-standing_ovation = 起立喝彩
request-rebel = 叛逆者
request-balance = 平衡
request-great_company = 大剧团
request-laughter = 欢笑
request-tears = 泪水
request-the_star = 明星
request-beginners = 新手
request-circus = 马戏团
request-stage_managers = 舞台之主

condition-best_show = 最佳演出
condition-difference_in_mood_at_least = 朝国王心情方向的差值至少为{ $n }
condition-difference_against_mood_at_least = 与国王心情相反方向的差值至少为{ $n }
condition-equal_sums_both_present = 总和相等，且两种演员都在场
condition-actors_at_least = 至少{ $n }名演员
condition-comedians_at_least = 至少{ $n }名喜剧演员
condition-tragedians_at_least = 至少{ $n }名悲剧演员
condition-level_at_least = 一名等级{ $n }或更高的演员
condition-low_levels_at_least = 至少{ $n }名等级{ $levels }的演员
condition-jugglers_at_least = 至少{ $n }名杂耍艺人
condition-own_impresarios_on_stage_at_least = 舞台上至少有{ $n }个自己的剧团经理

request-worth = { $condition }：{ $ecu }埃居

## 谁在旅行，现在是何时

troupe-own = 自己的剧团
troupe-friendly = 友好剧团
phase-travel = 旅行
phase-encounters = 邂逅
phase-opportunities = 新的机会
phase-pay = 酬金

## 埃居的来源与去向

source-start = 起始
source-alms = 施舍
source-stolen = 偷自他人
source-robbed = 被他人偷走
source-stage = 舞台上的剧团经理
source-level_5 = 等级5的演员
source-trick = 杂耍艺人的把戏
source-tricked = 他人的杂耍艺人
source-actors = 符合国王心情的演员
source-show = 令国王满意的演出
source-best_show = 最佳演出
source-request = 请求
source-request_again = 再次计分的请求

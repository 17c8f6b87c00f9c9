# Histrio配件的名称（以版本文件中的标识为准），以及能力与条件的简短说明。.object 是句子中作宾语的名称。其余说明见英文文件。

## 刻度盘

half-comedy = 喜剧
half-tragedy = 悲剧
space-comedy = 喜剧{ $space }
space-tragedy = 悲剧{ $space }

## 城市

city-1 = 灯塔港
city-2 = 铃铛镇
city-3 = 老桥镇
city-4 = 磨坊镇
city-5 = 岩堡
city-6 = 美岸城
city-7 = 尖塔城
city-8 = 高峰镇
the-city = { $name }（城市{ $number }）

## 际遇牌，以及各等级演员的效果

card-comedian = { $level }级喜剧演员
    .object = { $level }级喜剧演员
card-tragedian = { $level }级悲剧演员
    .object = { $level }级悲剧演员
card-alms = 施舍{ $value }
    .object = 施舍{ $value }
cards-none = 没有牌
effect-1 = 收回你的旅行牌
effect-2 = 偷取1埃居
effect-3 = 将剧团经理放到舞台上，舞台上每有一名剧团经理获得1埃居
effect-4 = 没有效果
effect-5 = 需要支付1埃居

## 杂耍艺人

juggler-fox = 狐狸
    .object = 狐狸
juggler-tortoise = 乌龟
    .object = 乌龟
juggler-bear = 熊
    .object = 熊
juggler-elephant = 大象
    .object = 大象
juggler-owl = 猫头鹰
    .object = 猫头鹰
juggler-monkey = 猴子
    .object = 猴子
juggler-magpie = 喜鹊
    .object = 喜鹊
juggler-frog = 青蛙
    .object = 青蛙
juggler-chameleon = 变色龙
    .object = 变色龙
juggler-unknown = 艺人{ $id }
    .object = 杂耍艺人{ $id }

moment-after_reveal = 翻开之后
moment-before_encounters = 际遇之前
moment-shared_city = 在与别人相遇的城市
moment-before_refresh = 际遇之后
moment-after_deal = 发新牌之后
moment-season_end = 演出季结束时

ability-change_destination = 收回已翻开的旅行牌，改打手中的另一张
ability-recover_card = 收回一张用过的旅行牌及其帆船
ability-take_one_first = 在其他牌被弃掉之前拿取该城市的一张牌，演员的效果不执行
ability-push_needle = 将指针朝任一方向移动{ $amount }格
ability-draw_request = 抽一张请求
ability-steal = 从一名玩家那里偷取至多{ $amount }埃居
ability-swap_top_cards = 交换两座城市最上面的牌
ability-stage_impresario = 将一名剧团经理放到舞台上，然后舞台上每有一名剧团经理获得1埃居
ability-count_as_level_1 = 算作一名1级喜剧演员或悲剧演员

## 请求

request-kings_favourite = 国王的宠儿
request-standing_ovation = 全场起立
request-rebel = 反叛者
request-balance = 平衡
request-great_company = 大剧团
request-laughter = 欢笑
request-tears = 泪水
request-the_star = 明星
request-beginners = 新手
request-circus = 马戏团
request-stage_managers = 舞台总管
request-unknown = 请求{ $id }
the-request = 请求“{ $name }”
request-worth = { $ecu }埃居：{ $condition }

condition-best_show = 你的演出是最佳演出
condition-difference_in_mood_at_least = 国王心情一方的总和至少领先{ $n }
condition-difference_against_mood_at_least = 与国王心情相反一方的总和至少领先{ $n }
condition-equal_sums_both_present = 总和相等，且喜剧演员与悲剧演员都有
condition-actors_at_least = 至少{ $n }名演员
condition-comedians_at_least = 至少{ $n }名喜剧演员
condition-tragedians_at_least = 至少{ $n }名悲剧演员
condition-level_at_least =
    { $n ->
        [5] 有一名5级演员
       *[other] 有一名{ $n }级或更高的演员
    }
condition-low_levels_at_least = 至少{ $n }名{ $levels }级演员
condition-jugglers_at_least = 至少{ $n }名杂耍艺人
condition-own_impresarios_on_stage_at_least = 至少{ $n }名自己的剧团经理在舞台上

## 计数，以及归属

count-ecu = { $count }埃居
friendly-troupe = { $who }的友好剧团

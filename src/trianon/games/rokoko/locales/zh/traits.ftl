# 区分同级雇员的特征：“带硬币的大师”。变量的含义见英文文件。

trait-none = 没有奖励的
trait-gain_livre = 带硬币的
    .exact = 带{ $livre }枚硬币的
trait-buy_trimming = 可得辅料的
    .exact =
        { $price ->
            [0] 可免费得辅料的
           *[other] 可用{ $price }里弗买辅料的
        }
trait-extra_acquire = 可额外获取资源的
trait-blind_tile = 可盲抽板块的
    .exact =
        { $price ->
            [0] 可免费盲抽板块的
           *[other] 可用{ $price }里弗盲抽板块的
        }
trait-depute_for_bonus = 可指派换奖励的
trait-depute_for_livre = 可指派换里弗的
trait-livre_per_colour = 因黄色和红色得里弗的
trait-livre_green_prestige_blue = 因绿色和蓝色得奖励的
trait-extra_dress = 可额外制作服装的
    .exact = 可额外制作服装（{ $of }）的
trait-prestige_per_decorations = 因装饰得声望的
trait-livre_per_decoration = 因装饰得里弗的
trait-prestige_per_dresses = 因服装得声望的
    .exact = 因每{ $every }件服装得声望的
trait-livre_per_dress = 因服装得里弗的
trait-extra_decoration = 可额外装饰的
    .exact = 可额外装饰且便宜{ $discount }里弗的
trait-livre_by_deck = 因牌库得里弗的
trait-prestige_for_livre = 用里弗换声望的
    .exact = 每{ $every }里弗换声望的
trait-prestige_for_tiles = 用板块换声望的
trait-crown_deck = 有牌库皇冠的
trait-crown_trimming_pairs = 有丝线和蕾丝皇冠的
trait-crown_master_spaces = 有大师宾客区域皇冠的
trait-crown_couples = 有成对服装皇冠的
trait-exact = （{ $bonus }）{ $trait }

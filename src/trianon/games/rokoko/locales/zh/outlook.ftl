# 选项带来的变化（简短说明），以及目前的计分。变量的含义见英文文件。

change-livre = 里弗{ $before } → { $after }
change-yarn = 丝线{ $before } → { $after }
change-lace = 蕾丝{ $before } → { $after }
change-tiles = 保留的板块{ $before } → { $after }
change-cards = 牌库的牌{ $before } → { $after }
change-hall =
    { $standing ->
        [lead] { $hall }：你{ $own }件，{ $who }{ $theirs }件 → 你领先，{ $points }
        [tie] { $hall }：你{ $own }件，{ $who }{ $theirs }件 → 并列领先，{ $points }
        [second] { $hall }：你{ $own }件，{ $who }{ $theirs }件 → 你第二，{ $points }
       *[behind] { $hall }：你{ $own }件，{ $who }{ $theirs }件 → 你落后，{ $points }
    }
    .same =
        { $standing ->
            [lead] { $hall }：你{ $own }件，{ $who }{ $theirs }件 → 你仍然领先
            [tie] { $hall }：你{ $own }件，{ $who }{ $theirs }件 → 仍然并列领先
            [second] { $hall }：你{ $own }件，{ $who }{ $theirs }件 → 你仍是第二
           *[behind] { $hall }：你{ $own }件，{ $who }{ $theirs }件 → 还得不到分
        }
    .rival = { $hall }：{ $who } { $points }
change-all_halls =
    { $after ->
        [0] 宾客如云：已齐全
       *[other] 宾客如云：还缺{ $after }个大厅
    }
change-score = { $category } { $points }声望
    .livre = 里弗换得的声望{ $points }
    .rival = { $who }：{ $category } { $points }声望
change-total = 目前得分{ $before } → { $after }
outlook-nothing = 不影响钱、材料和得分
outlook-chance = 你抽取一个尚不知道的板块
outlook-later = 随后租借或出售这件服装：目前得分最多{ $points }
outlook-unknown = { $what }：？

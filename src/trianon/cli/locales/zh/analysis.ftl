# trianon analyze

analyze-progress = 正在分析 { $game }
analyze-title = 从{ $seat }看这一局：{ $choices }次选择，另有{ $forced }次只有一个选项；每次选择模拟{ $simulations }次
analyze-accuracy = 准确度{ $accuracy }（满分100）
analyze-total = 各次失准、失误和大错，合计相对最强对手少得{ $cost }；其余来自运气和对手的选择。
analyze-count-good = 好{ $count }
analyze-count-inaccuracy = 失准{ $count }
analyze-count-mistake = 失误{ $count }
analyze-count-blunder = 大错{ $count }
analyze-verdict-good = 好
analyze-verdict-inaccuracy = 失准
analyze-verdict-mistake = 失误
analyze-verdict-blunder = 大错
analyze-curve = 从第一次选择到终局的胜率，仅依据该座位当时所知
analyze-worst = 代价最大的选择
analyze-column-at = 何时
analyze-column-verdict = 评价
analyze-column-loss = 代价
analyze-column-chances = 胜率
analyze-column-given = 实际选择
analyze-column-best = 更好的选择
analyze-lessons = 本局的{ $count }点心得
analyze-at-round = 第{ $round }轮第{ $turn }次行动（第{ $number }个回答）
analyze-at-season = 第{ $season }演出季第{ $round }轮（第{ $number }个回答）
analyze-at-answer = 第{ $number }个回答
analyze-cost =
    { $game ->
        [rokoko] { $points }点声望
        [histrio] { $points }埃居
       *[other] { $points }分
    }
analyze-lesson = { $at }。更好：{ $best }。实际：{ $given }。
analyze-nothing-lost = 没有哪次选择的损失大到算作失准。
analyze-legend =
    代价：终局时对最强对手的领先预计会少多少。
    评价同等看待这一领先和胜率，各按0到100计：损失2起为失准，5起为失误，12起为大错。
    查看某一时刻：trianon replay 文件 --at 回答编号 --seat 座位
analyze-error-unfinished = { $file }：这局还没有结束。只能分析已结束的对局。
analyze-error-both = --simulations 和 --level 都决定搜索多深：只能给出其中一个。
analyze-error-level = 没有级别 { $level }（可用：{ $known }）。

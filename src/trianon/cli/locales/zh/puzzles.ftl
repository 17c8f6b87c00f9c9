### 谜题

puzzles-id = 谜题
puzzles-game = 游戏
puzzles-stars = 星级
puzzles-players = 人数
puzzles-options = 选项
puzzles-gap = 差距
puzzles-error = ±
puzzles-answer-column = 答案
puzzles-verdict = 结论
puzzles-confirmed = 已确认
puzzles-refuted = 未确认：搜索更倾向 { $best }
puzzles-refuted-by-net-search = 未确认：带网络的搜索更倾向 { $best }
puzzles-unclear = 未确认：另有答案几乎同样好
puzzles-progress-make = 正在寻找 { $game } 的谜题
puzzles-progress-check = 正在检查 { $game } 的谜题
puzzles-found = { $stars } { $file }
puzzles-made =
    { $count ->
        [0] 没有找到谜题。
       *[other] 找到{ $count }道谜题。
    }
puzzles-begins = { $game } 谜题（{ $id }，{ $stars }）：哪个选择明显最好？
puzzles-how = 输入编号作答；{ $give_up } 查看答案，{ $quit } 离开。
puzzles-no-option = “{ $typed }”不在选项之中。
puzzles-wrong = 不是最佳：“{ $option }”的局势低{ $loss }分。最佳选择好在：
puzzles-solved = 正确：{ $option }。
puzzles-answer = 最佳选择：{ $option }。
puzzles-legend = 搜索对各选项的预期局势，0到100（一半为胜率，一半为领先幅度），± 两个标准误差。
puzzles-error-both = 指定一道谜题，或选择每日一题，不能两者都选。
puzzles-error-none = { $game } 没有这样的谜题。
puzzles-error-unknown = { $game } 没有谜题 { $id }。“trianon puzzles list { $game }”可列出全部。
puzzles-error-folder = { $file }：不是文件夹（需要一个存放谜题的文件夹）。

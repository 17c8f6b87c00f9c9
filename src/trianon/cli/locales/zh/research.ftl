# 研究用命令的文字及其帮助。

## conform

conform-progress = { $program }
conform-check = 检查项目
conform-verdict = 结论
conform-fault = 问题
conform-passed = 通过
conform-failed = 未通过
conform-starts = 能启动、问候并作答
conform-match = 在{ $players }个座位上各玩完一整局
conform-repeats = 重玩同一对局时选择相同
conform-one-option = 只有一个选项时也作答
conform-unknown-field = 忽略不认识的字段
conform-unknown-message = 忽略不认识的消息
conform-strange-text = 能读任何文字
conform-long-line = 能读很长的行
conform-result-ends = 得知结果后结束，退出码为0
conform-input-ends = 对局中断时结束，退出码为0
conform-exchange = 第一次通信（> 发送，< 接收）：
conform-cut = ……另有{ $count }个字符
conform-good = { $program } 在 { $game } 中遵守协议。
conform-bad = { $program } 在 { $game } 中违反协议：{ $count }处错误。
help-conform =
    检查你自己的程序是否遵守对手协议。

    程序像在竞技场中一样被启动和提问：先以每种人数各玩完整的对局，再发送边缘情况的消息。协议内容见 docs/bot-protocol.md。有检查未通过时退出码为2。
    .program = 程序及其参数，写法与竞技场的 --seats 相同："cmd:./mybot --fast"。不经过 shell 启动。
    .game = 哪个游戏：见 trianon games。
    .milliseconds = 每次决定给它的思考时间。
    .edition = 所用的配件数值：内置版本或版本文件。
    .as_json = 输出 JSON。
    .examples =
        trianon conform cmd:./mybot
        trianon conform "cmd:python3 docs/examples/bots/first_choice.py" --game histrio

## 这些命令共用的文字

research-is-folder = { $file }：是一个文件夹（应为文件名）。
research-no-folder = { $file }：不存在（需要一个已有的文件夹）。
dataset-error-ending = { $file }：无法写成这种文件（需要以 { $ending } 结尾的名字，或一个文件夹）。
research-players = { $folder }：其中是{ $found }名玩家的对局（按 --players 应为{ $players }名）。
research-records-alone = --records 使用已经结束的对局，不能与 { $options } 同用。

## 参赛程序的错误

external-who = 座位{ $seat }（{ $program }）{ $did }
external-hello = hello
external-decision = 第{ $number }个决定
external-expected = 一行 { $form }，其中 KEY 为 { $keys } 之一
external-more = { $keys } 以及另外{ $more }个
external-complaints = 它的标准错误输出以此结尾：
external-start = 无法启动：{ $reason }（要求 { $word } 是一个程序）
external-unasked = 在{ $what }之前未经提问就输出了 { $said }（要求每个问题回答一行）
external-long = 对{ $what }的回答超过{ $most }字节仍未换行（要求：{ $expected }）
external-exit = 没有回答{ $what }就结束了，退出码 { $code }（要求：{ $expected }）
external-signal = 没有回答{ $what }就结束了，信号 { $signal }（要求：{ $expected }）
external-mute = 没有回答{ $what }就关闭了标准输出（要求：{ $expected }）
external-late = 在{ $seconds }秒内没有回答{ $what }（要求：{ $expected }）
external-empty = 对{ $what }的回答是空行（要求：{ $expected }）
external-answer = 对{ $what }的回答是 { $said }（要求：{ $expected }）
external-illegal = 对{ $what }的回答“{ $said }”不合法（要求：{ $expected }）
external-differs = 对同一对局的{ $what }，一次回答“{ $one }”，一次回答“{ $other }”（要求两次相同）
external-goes-on = 在输入结束后仍未停止，已被终止（要求自行结束）
external-bad-exit = 以退出码 { $code } 结束（要求退出码0）
external-extras = 在问候中要求{ $said }（应为由 { $known } 组成的列表）
external-raised = 在{ $what }时抛出 { $error }
external-expected-class = 合法选项的编号或键，可选：{ $keys }
external-traceback = 其 traceback 结尾为：
external-seed = 这一局的种子是 { $seed }。trianon arena 加上 --records 文件夹 会保存记录，供 trianon replay 重放。
external-record = 这一局的种子是 { $seed }；到此为止的记录：trianon replay { $file }

## dataset

dataset-progress = { $game }
dataset-written = { $file }：{ $matches }场对局的{ $decisions }个决定。
dataset-card = { $file }：内容、制作方法和各列的含义。
help-dataset =
    把许多对局的决定写入 Parquet 文件，供学习和研究。

    每个决定一行：该座位看到什么、可以怎样回答、怎样回答了、对局结果如何。对局可以现在进行，也可以取自一个记录文件夹。文件旁边有一份说明。种子和对手相同，各行就相同，与进程数无关。Ctrl-C 会保留到那时为止的对局；文件要么完整写出，要么不写。需要附加包 research。
    .game = 哪个游戏：见 trianon games。
    .out_path = 以 .parquet 结尾的文件，或一个文件夹（可以是新的）。
    .players = 当 --seats 只写一个对手时的玩家人数（不写则为4，或该游戏允许的最接近人数）。
    .games = 多少场对局。
    .seats = 由谁来玩，用逗号分隔，写法与竞技场相同；一个名字代表所有座位。座位逐局轮换。
    .seed = 随机数的种子：任意文字。第 n 局使用 TEXT/n。
    .milliseconds = 每个决定都思考这么久，不论级别自身的限度；此时每次运行的各行可能不同。
    .records = 改用这个记录文件夹中已结束的对局。
    .analysis = 从每个座位分析每场对局，每次选择用这么多次模拟，把结果作为列加入；每局需要数秒。
    .edition = 所用的配件数值：内置版本或版本文件。
    .workers = 同时进行多少场对局，各用一个进程。
    .ray = 改在这个 Ray 集群上进行：auto 或其地址。需要附加包 ray。
    .force = 替换已有的文件。
    .as_json = 输出 JSON。
    .examples =
        trianon dataset rokoko --players 4 --games 1000 --out thumbs.parquet
        trianon dataset histrio --seats master,thumb --games 200 --workers 2 --out duels
        trianon dataset rokoko --records matches --out played.parquet
        trianon dataset rokoko --games 100000 --ray auto --out many.parquet

## 数据集的说明

card-title = { $game } 的决定，{ $players }名玩家
card-about = 完整对局中的每个决定一行，按作出的先后排列。
card-origin = 制作方法
card-made = 由 Trianon { $version } 制作，规则第{ $rules }版，版本“{ $edition }”（校验值 { $digest }）。
card-self-play = 只能看到本座位所见的对手互相对局：{ $seats }。座位逐局轮换；第 n 局的种子是“{ $seed }/n”。
card-records = 取自{ $files }份对局记录；{ $unfinished }份未结束的没有采用。
card-stopped = 提前停止：共{ $asked }局，这里有{ $matches }局。
card-again = 再次得到相同的各行：
card-again-timed = 生成更多同类的行；它们不会完全相同，因为同样的思考时间每次能想到的深度不同：
card-contents = 内容
card-number = 数量
card-count-matches = 对局
card-count-decisions = 决定
card-count-choices = 有不止一个选项的决定
card-count-options = 每个决定的平均选项数
card-count-seats = 座次数
card-question-asked = 问题
card-bot-name = 决定者
card-victories = 胜率及95%区间
card-columns = 列
card-column = 列
card-meaning = 含义
card-match = 对局的编号，从0开始。
card-seed = 对局的种子。
card-decision = 决定在对局中的编号：在它之前给出了多少个回答。
card-seat = 作出决定的座位，从0开始。
card-bot = 该座位上的玩家或程序。
card-question = 问的是什么。
card-view = 该座位所能看到的一切，是一条平面记录的字节；其布局写在文件的元数据中。
card-options = 合法选项的编号。同一编号在任何版本和人数下含义相同。
card-keys = 同样的选项，以文字表示。
card-choice = 回答：它在选项中的位置，从0开始。
card-points = 对局结束时所有座位的分数。
card-placings = 对局结束时所有座位的名次；1为获胜，平局取较好的名次。
card-visits = 搜索对每个选项的尝试次数，顺序与 `options` 相同；非搜索所作的决定为0。
card-values = 搜索对每个选项的预期，0到1（胜利与领先分的综合）；没有数值时为 NaN。
card-loss = 这个回答的代价，以预期局势计，0到1（见文档中的分析）；没有选择时为 NaN。
card-loss_error = `loss` 的标准误差。
card-chance = 当时选最佳回答的胜率，只依据该座位所知；没有选择时为 NaN。
card-accuracy = 本局各座位的准确度，0到100；没有选择时为 NaN。
card-skill = 各座位：其选择所损失的局势，为负数。
card-luck = 各座位：抽取和对手带来的局势变化。开始时的局势加上 `skill` 和 `luck` 即为结果。
card-reading = 读取
card-reading-names = 视图的字段，每个决定一行
card-reading-keys = 文字形式的选项，以及所选的那个
card-reading-placing = 决定者的名次
card-layout = 其他程序：文件元数据的键“trianon”下有一段 JSON 文字，其中有游戏、版本、来源以及视图的布局（每个字段的名称、类型、形状和位置）。
card-limits = 局限
card-limit-players = 这些决定出自上述玩家，包括他们的失误，不能当作完美玩法的标准。
card-limit-memory = 视图只包含桌面上的东西，不包含座位可能记住的东西。
card-limit-together = 同一对局的各行共享其结果：请按对局划分训练数据和测试数据，不要按行划分。
card-limit-values = 有些配件数值规则中没有印出，是重构的；“trianon edition show”会标明它们。

## report

report-progress = { $game }
report-written = { $file }：关于{ $games }场对局的报告。
report-title = { $game } 的数据
report-facts = { $games }场对局，{ $players }名玩家，版本“{ $edition }”，Trianon { $version }。
report-self-play = 由{ $seats }进行，种子为 { $seed }。
report-records = 取自{ $files }份对局记录。
report-nothing = 没有任何对局结束。
report-points = 分数的分布
report-points-of = { $name } 在{ $seats }个座次上的分数；平均{ $mean }
report-margins = 第一名对第二名的领先；平均{ $mean }
report-opponents = 对手
report-opponent = 对手
report-victories = 胜率
report-points-mean = 平均分数
report-sources = 分数的来源
report-source = 来源
report-sources-text = 每局每个座位在终局计分各项中的平均得分，从多到少排列。
report-seats = 座位的价值
report-seats-text = 座位从起始玩家开始按顺序计数，座位1为起始玩家。虚线表示平均分配的胜率。
report-seats-opponents = 座位的价值也取决于对手：在 Rokoko 中，四名凭经验法则行动的对手对局时，起始玩家的胜率远高于四名会搜索的对手对局时（数据见 docs/strength.md）。在归因于版本之前，请先与更强的对手比较。
report-seats-alike = 这个游戏中所有人同时选择，各座位应当相同。虚线表示平均分配的胜率。
report-seat = 座位
report-taken = 取得者
report-by-winners = 胜者取用，×同类平均
report-without = 不用时的胜率
report-components-text = 名称加粗：取用它的座位得分与其他座位的差别超出偶然（已按行数校正）。“胜者取用”按每张（件）单独计算。
report-lengths = 每局的选择数；平均{ $mean }
report-lead = 比没有时多的分数
report-how = 怎样阅读本页
report-how-text = 括号内为95%区间：比例用 Wilson 区间，平均值用正态区间。并列获胜按份计算。绿色高于平均份额，红色低于平均份额，灰色尚不能判定。少于{ $few }个座次的行颜色较淡，排在最后。行数很多时，有些会仅凭偶然而突出。靠某个配件获胜，不一定就是因为它：高手本来就买得起更多。同一对局的各座位互相影响，所以真实的区间还要略宽一些。

## train

train-device = 没有“{ $device }”这种设备（应为 auto、cpu 或 cuda）。
train-no-gpu = PyTorch 在这里找不到 GPU（需要装有驱动的 NVIDIA GPU，或使用 --device cpu）。
train-players = “{ $players }”不是玩家人数（应为{ $least }到{ $most }中的若干个，用逗号分隔）。
train-widths = “{ $widths }”不是各层的宽度（应为三个1到{ $most }的整数，用逗号分隔）。
train-checkpoint = { $seconds }秒，{ $decisions }个决定（每秒{ $rate }个）：对 thumb 的胜率{ $won }%（{ $low } … { $high }%）。
train-written = { $file }：用于对局的网络。设置 TRIANON_NETS={ $folder } 后，对手 net 和 net-search 会使用它。
help-train =
    通过自我对弈为一个游戏训练网络。

    文件夹中有检查点、用于对局的网络和学习曲线，每分钟更新一次。用同样的命令加上更多分钟数，会从检查点继续；按 Ctrl-C 会保留已学到的内容。有 NVIDIA GPU 时，对局也在 GPU 上进行（附加包 cuda）。需要附加包 train。
    .game = 哪个游戏：见 trianon games。
    .out_path = 这次训练的文件夹，可以是新的。
    .minutes = 总共训练多久，同一次训练之前的部分也计算在内。
    .device = 在哪里训练：cpu、cuda，或 auto（有 GPU 就用 GPU）。
    .players = 为哪些玩家人数训练，用逗号分隔；不写则为该游戏的全部人数。
    .rows = 同时进行多少场对局。
    .sampled = 除默认版本外，再用多少个数值改动过的版本训练。
    .widths = 处理局面的两层和处理选项的一层各有多少个单元，用逗号分隔；默认为256,128,64。
    .observation = 网络读取哪一版观察数据：2包含一个座位能看到的一切，1是概要。
    .seed = 随机数的种子：一个整数。
    .threads = 在 CPU 上进行对局的线程数。
    .as_json = 输出 JSON。
    .examples =
        trianon train histrio --players 2 --minutes 5 --out my-net
        trianon train rokoko --device cuda --minutes 10 --out strong

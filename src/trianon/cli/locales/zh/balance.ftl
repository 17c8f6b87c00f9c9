# `trianon balance`: its help, and what its page says beside the texts of reports in research.ftl.

help-balance =
    衡量一个游戏有多公平、有多丰富，并调整版本的数值。
    .examples =
        trianon balance rokoko --seats net --games 1000
help-balance-measure =
    写出一个关于游戏的 HTML 页面，附有图表：分数、座位，以及拥有各配件时的胜率。

    对局可以现在进行，也可以取自一个记录文件夹。每个数字都有95%区间。页面不需要脚本，也不需要网络。种子和对手相同，页面就相同。Ctrl-C 会报告到那时为止的内容。

    除座位、分数和配件外，页面还说明座位为何不同、有哪些策略及其成绩、不能使用某样东西的玩家会损失多少，以及发牌决定了多少结果。p 值已按行数校正（Benjamini–Hochberg）。使用 --work 时，已结束的对局保存在文件夹中：Ctrl-C 停止后，再次运行同一命令即可继续，也可以增加对局数。
    .game = 哪个游戏：见 trianon games。
    .out_path = 要写出的文件。
    .players = 当 --seats 只写一个对手时的玩家人数（不写则为4，或该游戏允许的最接近人数）。
    .games = 多少场对局。
    .seats = 由谁来玩，用逗号分隔，写法与竞技场相同；一个名字代表所有座位。座位逐局轮换。
    .seed = 随机数的种子：任意文字。第 n 局使用 TEXT/n。
    .milliseconds = 每个决定都思考这么久，不论级别自身的限度。
    .records = 改用这个记录文件夹中已结束的对局。
    .edition = 所用的配件数值：内置版本或版本文件。
    .workers = 同时进行多少场对局，各用一个进程。
    .ray = 改在这个 Ray 集群上进行：auto 或其地址。需要附加包 ray。
    .force = 替换已有的页面。
    .as_json = 同时以 JSON 输出数字。
    .forbid = 轮流由一名玩家不得使用的东西，用逗号分隔：选项的动词，可单独写（hire、favor），也可带上配件（hire:6c、make:y01、rent:kings_hall）；“usual”表示取得配件的所有方式和该游戏自己的行动，“components”表示逐个禁用每种配件。
    .deals = 每项禁用要进行多少副牌，每副牌让每个座位各受限一次。
    .again = 有多少副牌以不同的决定再玩一次，由此看出运气决定了多少。
    .strategies = 把各座位的打法分成多少组。
    .work = 把已结束的对局保存在此文件夹，并接着其中已有的继续。
    .examples =
        trianon balance rokoko --games 1000 --workers 2
        trianon balance histrio --players 3 --seats journeyman --games 200 --out balance.html
        trianon balance rokoko --edition my-box.toml --out my-box.html  # 我的改动平衡吗？
        trianon balance rokoko --records matches --out played.html
        trianon balance rokoko --players 5 --seats net-search:32 --forbid favor,hire --again 100 --work study  # 座位为何不同？

help-balance-tune =
    寻找让各座位更公平的配件数值。

    只改动重构的数值，且不超出游戏模式的范围和规则书的记载。许多随机方案同时改动多组数值，由此得出一个模型，说明每组数值对座位的影响；模型提出的候选方案再用相同的发牌比赛：先各打少量对局，每轮较好的一半再打双倍的对局。最好的版本写成文件。请再用 `trianon balance`、更强的对手和新的种子检验它。
    .game = 哪个游戏：见 trianon games。
    .out_path = 要写入的版本文件。
    .edition = 起始版本：内置版本或版本文件。
    .players = 需要座位公平的玩家人数，用逗号分隔。
    .bot = 每个座位的对手。
    .house_rule = 不调整重构的数值，而调整版本的房规所给的里弗。
    .only = 只改动键名以此开头的数值，例如 board.small。
    .designs = 供模型使用的随机方案数。
    .matches = 每个方案、每种人数的对局数。
    .candidates = 参加比赛的候选方案数。
    .race = 比赛第一轮中每个候选方案、每种人数的对局数。
    .seed = 所有随机抽取的种子：任意文本。
    .work = 把已结束的对局保存在此文件夹，并从已有的继续。
    .workers = 同时进行多少组对局，每组一个进程。
    .ray = 改在此 Ray 集群上进行：auto 或其地址。需要附加包 ray。
    .force = 替换已有的文件。
    .as_json = 以 JSON 输出排名。
    .examples =
        trianon balance tune rokoko --players 3,4,5 --workers 2 --work tuning --out tuned.toml

balance-records-alone = 记录中的对局无法重玩：--forbid 和 --again 需要对手（两者只能选其一）。
balance-unknown-verb = “{ $name }”没有禁用任何选项（开头应为 { $known } 之一）。
balance-seat = 座位{ $seat }
balance-p = p（已校正）
balance-figures = 座位为何不同
balance-figures-text = 各座位平均得到和做了什么，从起始玩家开始按顺序排列；差别最大的在最前。相关性是同一座位的各局中该数值与获胜的相关。粗体行的差别超出偶然。
balance-figure = 数值
balance-correlation = 与获胜的相关性
balance-stage = 第{ $stage }轮获得的分数
balance-action = 行动：{ $action }
balance-gained = 获得的 { $what }
balance-starts = 谁开始每一轮，这有多大价值
balance-starts-text = 按轮次，以百分比表示：从最初的起始玩家数起，各座位有多少次开始该轮；以及从该轮起始玩家数起同样位置的座位有多少次赢得对局。
balance-round = 轮
balance-worths = 放弃某样东西的代价
balance-worths-text = 一个座位不得使用某样东西，其他座位可以；每副牌让每个座位各受限一次。若胜率仍为平均份额，说明它没有价值。粗体行的差别超出偶然。搜索仍会指望以后不能做的事，所以真实的价值略低一些。
balance-forbidden = 禁用
balance-deals = 副数
balance-victories-without = 没有它时的胜率
balance-points-without = 与同一副牌可用时相比的分数
balance-strategies = 策略
balance-strategies-text = 分数和行动来源相似的座位（k-means），以它们比别人做得更多的事命名。策略并不是获胜的原因：好牌会引导人选择它。
balance-strategy = 比别人更多的
balance-seats = 座次
balance-victories = 胜率
balance-points = 分数
balance-taken = 突出的配件
balance-taken-text = 获胜者取得的次数超过同类平均两倍的配件，以及几乎没有对局取得的配件。
balance-component = 配件
balance-offered = 提供它的对局
balance-taken-in = 被取得
balance-ratio = 获胜者取得，与同类相比
balance-verdict = 结论
balance-dead = 几乎从不被取得
balance-often = 获胜者的标志
balance-luck = 运气决定了多少
balance-luck-text = 同一副牌由相同的对手以不同的决定玩两次。两次都出现的部分属于发牌；在实力相同的玩家之间，其余部分取决于他们当时如何决定。
balance-luck-victories = 胜率
balance-luck-points = 领先分数
balance-result = 方差的组成
balance-luck-seat = 座位
balance-luck-deal = 发牌
balance-luck-decisions = 决定
tune-no-levers = 版本“{ $edition }”没有可以调整的数值（应为重构的数值；使用 --house-rule 时应为房规的数值）。
tune-title = { $players }人：各座位的胜率
tune-candidate = 候选
tune-levers = 改动
tune-matches = 对局
tune-unfairness = 不公平度
tune-written = { $file }：候选1的版本。请用新的种子检验：trianon balance measure。

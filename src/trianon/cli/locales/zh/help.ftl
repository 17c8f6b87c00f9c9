# --help 的内容。命令的消息说明其作用，.examples 给出示例，其余属性解释各参数。

help-usage = 用法：{ $usage }
help-command-placeholder = 命令 …
help-options-placeholder = [选项]
help-arguments = 参数
help-options = 选项
help-commands = 命令
help-examples = 示例
help-help = 显示本帮助。
help-default = （默认：{ $value }）

help =
    游玩、研究和模拟法国宫廷题材的桌面游戏。

    查看某个命令的说明：trianon 命令 --help
    结果写到标准输出，其余一切写到标准错误。退出码2表示输入有误。
    .lang = 语言：英语、德语或简体中文。可以放在命令行的任何位置；不指定则依照系统语言。
    .version = 显示版本号。
    .examples =
        trianon play rokoko                             # 在本终端对战两名对手
        trianon simulate rokoko --games 10000           # 进行一万场对局
        trianon rules rokoko --search 喷泉              # 阅读规则
        trianon --lang zh rules rokoko RK-A3.2          # 一条规则的中文文本
help-play =
    在本终端进行一场对局。

    你会看到版图、问题和带编号的选项。中途离开的对局，下次从中断处继续。
    .game = 哪个游戏：见 trianon games。
    .seats = 各座位由谁就座，用逗号分隔：human 表示真人，或 thumb、random 等对手。
    .seed = 随机种子；相同的种子得到相同的抽取结果。
    .edition = 所用的配件数值：内置版本或版本文件。
    .open_information = 以公开信息进行：所有人都能看到保留的板块和声望（Rokoko）。
    .record = 保存对局的文件。
    .new = 重新开始，而不是继续未完的对局。
    .examples =
        trianon play rokoko
        trianon play rokoko --seats human,thumb,random --seed autumn
        trianon play rokoko --seats human,human,human   # 三人共用一个屏幕
        trianon play rokoko --new --record evening.json
help-learn =
    在终端里用大约五分钟学会一个游戏。

    在真正的版图上学习：每一步都会说明要做什么，用箭头标出选项，选错了会解释。随时可以用“退出”离开，之后再回来；教程结束后，可以与一名简单的对手把这一局玩完。
    .game = 哪个游戏：见 trianon games。
    .new = 从头开始教程，而不是继续上次离开的。
    .examples =
        trianon learn rokoko
        trianon --lang de learn histrio                 # 用德语
        trianon learn rokoko --new                      # 从第一步开始
help-serve =
    为浏览器、脚本和其他程序提供牌桌，直到按 Ctrl+C 停止。

    除非另行配置，所有数据都保存在一个文件里。环境变量：
    TRIANON_DATABASE：postgresql://user@host/name
    TRIANON_REDIS：redis://host，用于多个节点
    TRIANON_SECRET：签署身份，所有节点相同
    TRIANON_DATA：该文件所在的文件夹
    TRIANON_HOSTS：除地址和 localhost 外响应的主机名
    TRIANON_TRUSTED_PROXIES：可以设置 X-Forwarded-For 的代理
    TRIANON_METRICS_TOKEN：供其他机器读取 /metrics
    TRIANON_BOT_WORKERS：最多多少个电脑同时思考
    TRIANON_DEVICE_MATCHES=off：只和电脑对战的对局在服务器上进行，而不在设备上
    TRIANON_RATE_LIMIT_FACTOR：所有速率限制的系数；0表示关闭
    TRIANON_PUBLIC_URL：同 --public-url
    TRIANON_SMTP_URL、TRIANON_MAIL_FROM：smtp://user:password@host:587 与发件人，用于邮件
    TRIANON_LOG=info
    .host = 监听的地址；127.0.0.1表示仅限本机。
    .port = 监听的端口；0表示任取一个空闲端口。
    .secure = 用户通过 https 访问：Cookie 只经 https 发送。
    .public_url = 访问本服务器的网址，例如 https://play.example：用于通行密钥和邮件中的链接。
    .show = 在浏览器中打开页面。
    .examples =
        trianon serve --open                            # 在本机的浏览器里玩
        trianon serve --host 0.0.0.0 --port 80 --secure # 放在 https 代理之后
help-simulate =
    让对手之间进行许多场对局，并报告结果。

    并列获胜按份计算。秒数不含启动和编译时间。对局只取决于种子和对手，与线程数无关。按 Ctrl-C 会停止并显示已完成的部分。
    .game = 哪个游戏：见 trianon games。
    .players = 玩家人数；不写则为4，或该游戏允许的最接近人数。
    .games = 对局场数。
    .seed = 随机种子：任意文本。
    .bots = 对手：一个名字用于所有座位，或每个座位一个名字，用逗号分隔。
    .threads = 使用多少个处理器线程。
    .edition = 所用的配件数值：内置版本或版本文件。
    .open_information = 以公开信息进行。
    .records = 把每场对局的记录写入此文件夹。
    .force = 覆盖已有的记录。
    .as_json = 输出 JSON。
    .examples =
        trianon simulate rokoko --players 4 --games 10000 --seed 1 --seats random --json
        trianon simulate rokoko --players 3 --seats thumb,random,random
        trianon simulate rokoko --games 20 --records matches
help-arena =
    让对手进行许多场对局，说明谁更强以及有多大把握。

    同一种子下，各方轮流坐遍每个座位，然后才换下一个种子。对局只取决于种子和对手，与进程数无关。按 Ctrl-C 会停止并显示已完成的部分；使用 --file 可以以后继续。
    .game = 哪个游戏：见 trianon games。
    .seats = 谁与谁对局，用逗号分隔：random、novice、thumb、apprentice、journeyman、master、grandmaster，search:500、search:500:explore=0.6 这样的搜索，训练好的网络 net 或带网络的搜索 net-search:500，或 cmd:./mybot、py:mynet.py:Player 这样的自己的程序（见 docs/bot-protocol.md）。
    .games = 对局场数；与 --ladder 同用时为每一对的场数，与 --sprt 同用时为上限。
    .seed = 随机种子：任意文本。
    .workers = 同时进行多少场对局，每场各用一个进程。
    .ray = 改在这个 Ray 集群上进行：auto 或其地址。需要附加包 ray。
    .file = 把每场对局保存在此文件中，并从其中已有的内容继续；天梯为每一对各保存一个文件。
    .milliseconds = 每个决定都思考这么久，不论级别自身的限度。
    .edition = 所用的配件数值：内置版本或版本文件。
    .ladder = 让每个对手与其他每个对手进行双人对局，并给所有对手评分。
    .sprt = 判断两个对手中的第一个是否更强，一旦判定即停止。
    .elo = 与 --sprt 同用：第一个应强多少个 Elo 分。
    .records = 把本次进行的每一局的记录保存到这个文件夹，包括被中断的。
    .as_json = 输出 JSON。
    .examples =
        trianon arena rokoko --seats master,thumb,thumb,thumb --games 400 --json
        trianon arena rokoko --seats thumb,apprentice,journeyman --ladder --games 40 --file ladder.jsonl
        trianon arena rokoko --seats search:200:widen=2,search:200 --sprt --games 2000 --workers 2
        trianon arena rokoko --seats "cmd:./mybot --fast,thumb"
        trianon arena histrio --seats py:mynet.py:Player,thumb --records matches
help-replay =
    显示已记录对局的任意时刻：牌桌、经过和结果。

    手牌和保留的板块只显示到所指座位或旁观者可以知道的程度。
    .file = 对局记录。
    .at = 在多少个回答之后；不指定则为结尾。0表示开局。
    .seat = 从此座位观看（从1数起），而不是作为旁观者。
    .full = 显示一切，包括秘密和随机结果：每个决定及其合法选项、每个事件、最终计分各行。
    .position = 把此时的牌桌输出为局面文件。
    .as_json = 输出 JSON。
    .examples =
        trianon replay match.json
        trianon replay match.json --at 40 --seat 2
        trianon replay match.json --full --json         # 足以用另一个程序逐步核对
        trianon replay match.json --at 40 --position    # 同一牌桌的可编辑文本
help-verify =
    重放记录并比较每个校验值。

    被改动过的记录会报告第一个对不上的回答，退出码为2。
    加上 --commitment（页面在发送你的盐值之前记下的本局承诺值），还会说明牌是否可能被挑选过。
    .files = 对局记录。
    .commitment = 你在开局前记下的承诺值。
    .as_json = 输出 JSON。
    .examples =
        trianon verify match.json
        trianon verify matches/*.json
help-why =
    说明某个选项为何不合法：依据哪条规则，缺少什么。

    不给出键时，列出所有不合法选项的原因。
    .file = 对局记录，或局面（.toml 文件）。
    .key = 选项，如 hire:2c 或 rent:kings_hall.3。
    .at = 用于记录：在多少个回答之后；不指定则为结尾。
    .seat = 针对此座位（从1数起）；不指定则针对所有要作答的座位。
    .position = 无论文件叫什么名字，都视为局面。
    .as_json = 输出 JSON。
    .examples =
        trianon why match.json hire:2c --at 40
        trianon why match.json --at 40                  # 当时不可行的一切
        trianon why --position table.toml make:y07@4
help-hint =
    说明搜索在对局某一时刻会怎样选择，以及其他选项有多好。

    搜索只使用该座位可以看到的内容。同一对局和同样的模拟次数得到同样的提示。
    .file = 对局记录，或局面（.toml 文件）。
    .at = 用于记录：在多少个回答之后；不指定则为结尾。
    .seat = 针对此座位（从1数起）；不指定则针对所有要作答的座位。
    .simulations = 搜索可以使用多少次模拟；此项和时间都未指定时为500。
    .milliseconds = 搜索可以为一个座位的选择思考多久；此时每次的提示可能不同。
    .position = 无论文件叫什么名字，都视为局面。
    .as_json = 输出 JSON。
    .examples =
        trianon hint match.json --at 40
        trianon hint match.json --at 40 --simulations 5000 --json
        trianon hint --position table.toml
help-analyze =
    从一个座位回顾一局已结束的对局：哪些选择付出了代价，怎样更好，合计损失多少。

    每次选择只按该座位当时能看到的内容评价。搜索估计胜率和终局分数，在同样的模拟对局中把实际选择与最佳选择相比，评为好、失准、失误或大错（界限见 docs/analysis.md）。同一记录每次得到同样的评价。Ctrl-C 停止并显示到目前为止的结果。
    .file = 已结束对局的记录；未结束的会被拒绝。
    .seat = 从此座位（从1数起）；不指定时，在这里玩过的对局用你的座位，否则用第一个。
    .simulations = 每次选择的模拟次数；越多越慢，也能分辨更小的损失。
    .level = 以级别名称指定模拟次数，由少到多：apprentice、journeyman、master 或 grandmaster。不指定则按该游戏的设定（见 docs/analysis.md）。
    .workers = 同时工作的进程数；不指定则与处理器核数相同。
    .ray = 改在这个 Ray 集群上计算：auto 或其地址。需要附加包 ray。
    .as_json = 输出 JSON：每次选择的数据和曲线。
    .examples =
        trianon analyze match.json                    # 从你的座位
        trianon analyze match.json --seat 2 --level apprentice   # 从座位2快速看一遍
        trianon analyze match.json --seat 2 --json
help-position =
    显示、计分或继续一个以文本写成的局面。

    局面文件没有说明的内容取合理的默认值；不可能出现的牌桌会被拒绝，并列出所有错误。
    .file = 局面，一个小的 TOML 文件。
    .score = 假设对局在此结束，逐行计分。
    .options = 列出当前要作答的座位的选项。
    .play = 在本终端从此处继续。
    .seats = 与 --play 同用：各座位由谁就座，用逗号分隔；不指定则一名真人对战 thumb。
    .record = 与 --play 同用：保存对局的文件；不指定则按局面命名。
    .seat = 从此座位观看（从1数起）；不指定则从要作答的座位的角度。
    .as_json = 输出 JSON。
    .examples =
        trianon position table.toml
        trianon position table.toml --score
        trianon position table.toml --options --json
        trianon position table.toml --play --seats human,thumb
help-rules =
    阅读一个游戏的规则。

    在公开规则没有说明之处，本项目自己的解读标记为裁定。
    .game = 哪个游戏：见 trianon games。
    .rule = 一条规则，如 RK-A3.2；小写字母或省略 RK- 均可。
    .search = 只显示包含此词的规则。
    .as_json = 输出 JSON。
    .examples =
        trianon rules rokoko
        trianon rules rokoko RK-A3.2
        trianon rules rokoko --search 喷泉
help-games =
    列出所有游戏。
    .as_json = 输出 JSON。
    .examples =
        trianon games
help-warm =
    提前编译规则，其他命令就不必再等待。

    编译结果会保留并一直使用，直到规则改变。
    .game = 哪个游戏；不指定则为全部。
    .examples =
        trianon warm
        trianon warm rokoko
help-wasm =
    把游戏写成 WebAssembly 模块，供无需服务器的页面和程序使用。

    模块包含该游戏的规则和搜索；旁边的 JSON 文件列出其函数，并说明数据在内存中的布局。不指定文件夹时，更新各游戏规则旁的模块，需要一两分钟。
    .game = 哪个游戏；不指定则为全部。
    .folder = 存放模块及其说明的文件夹；不指定则放在规则旁边。
    .examples =
        trianon wasm
        trianon wasm --out modules
        trianon wasm rokoko --out modules
help-site =
    把页面写成无需服务器的网站，可放在任何静态主机上。

    网站包含所有无需他人参与的内容：与电脑对战、教程、谜题、回放和分析。文件旁附有 Brotli 压缩文件；docs/device.md 说明主机如何提供这些文件。
    .folder = 存放网站的文件夹；其中以前的网站会被替换。
    .quick = 用几秒而不是几分钟压缩；文件会大六分之一。
    .examples =
        trianon site build/site
        trianon site build/site --quick
help-puzzles =
    解谜题：每个局面恰有一个明显最好的选择。
    .examples =
        trianon puzzles solve rokoko                    # 每日一题
        trianon puzzles list histrio --stars 1
help-puzzles-solve =
    在本终端解一道谜题：每日一题，或按编号指定的另一题。

    你看到的桌面与轮到行动的玩家所见相同。答错时会说明损失多少、最佳选择好在哪里；答对后显示每个选项的价值。
    .game = 哪个游戏。
    .puzzle = 谜题编号，见“trianon puzzles list”。
    .today = 每日一题，对所有人都相同。
    .stars = 在该星级的谜题中取每日一题。
    .folder = 使用此文件夹中的谜题，而非游戏自带的。
    .examples =
        trianon puzzles solve rokoko --today
        trianon puzzles solve histrio --stars 4
help-puzzles-list =
    列出谜题，先易后难。

    一星：搜索50次模拟即可稳定找到答案；二星：200次；三星：800次；四星：3200次；五星：更多。
    .game = 哪个游戏；未指定则为全部。
    .stars = 仅列出该星级。
    .folder = 列出此文件夹中的谜题，而非游戏自带的。
    .as_json = 输出 JSON：完整谜题，含数值与理由。
    .examples =
        trianon puzzles list
        trianon puzzles list rokoko --stars 5 --json
help-puzzles-make =
    从电脑对手之间的对局中寻找谜题，找到一道就写入文件夹一道。

    若经验法则找不到答案，而在该座位无法区分的各种世界中深入搜索后，有一个选择的局势比其余每个都至少高4分，且超出4个标准误差，这个决定便成为谜题。按 Ctrl-C 停止并保留已找到的谜题。
    .game = 哪个游戏。
    .folder = 谜题存放处，每道一个文件。
    .games = 对局数。
    .players = 玩家人数，轮流使用；可多次给出。未指定则为游戏允许的全部人数。
    .bot = 所有座位上的对手，写法与 trianon arena 相同。
    .seed = 相同的种子得到相同的谜题。
    .workers = 同时工作的进程数；未指定则等于核心数。
    .examples =
        trianon puzzles make rokoko my-puzzles --games 100 --players 3 --players 4
help-puzzles-check =
    换一批抽样世界、用更多模拟重新衡量谜题。

    若不带网络的搜索以及（在分析使用网络的游戏中）带网络的搜索都倾向其答案，且该答案的局势比其余每个都至少高2分，并超出3个标准误差，则谜题得到确认。有未确认的谜题时退出码为1。按 Ctrl-C 停止并显示已检查的部分。
    .game = 哪个游戏。
    .puzzles = 谜题编号；未指定则为全部。
    .folder = 检查此文件夹中的谜题，而非游戏自带的。
    .simulations = 排序搜索的模拟次数；未指定则为寻找谜题时的两倍。
    .grade = 同时重新评定星级。
    .seed = 换一个种子会抽取不同的世界。
    .workers = 同时工作的进程数；未指定则等于核心数。
    .as_json = 输出 JSON。
    .examples =
        trianon puzzles check rokoko
        trianon puzzles check histrio --folder my-puzzles --grade
help-edition =
    查看版本：游戏所用的配件数值。
    .examples =
        trianon edition list
        trianon edition copy default my-box.toml --game rokoko  # 然后填入自己那一盒的数值
        trianon edition check my-box.toml
help-edition-check =
    检查版本文件，一次报告所有错误。
    .files = 版本文件。
    .examples =
        trianon edition check my-box.toml
help-edition-show =
    显示版本的每个数值及其来源。

    重构的数值（由本项目按规则补全）会有标记。
    .game = 哪个游戏；不指定则为全部。
    .edition = 内置版本或版本文件。
    .origin = 只显示此来源的数值：rules、inferred、"public source"、reconstruction、"house rule" 或 "owner's entry"。
    .below = 只显示键以此开头的数值，如 dress.y07。
    .as_json = 输出 JSON。
    .examples =
        trianon edition show rokoko
        trianon edition show rokoko --origin reconstruction
        trianon edition show rokoko --below dress.y07
        trianon edition show --edition my-box.toml --origin "owner's entry"
help-edition-list =
    列出随游戏提供的版本。
    .as_json = 输出 JSON。
    .examples =
        trianon edition list
help-edition-copy =
    把一个版本复制到自己的文件中，以便修改。
    .source = 内置版本或版本文件。
    .target = 新文件。
    .game = 哪个游戏（多个游戏都有这样的版本时）。
    .force = 覆盖已有的文件。
    .examples =
        trianon edition copy default my-box.toml --game rokoko
help-edition-schema =
    输出某个游戏版本文件的 JSON Schema，供编辑器补全和检查。
    .game = 哪个游戏。
    .examples =
        trianon edition schema rokoko  # 存成文件，并在版本文件首行写：#:schema ./rokoko.schema.json
help-admin =
    管理服务器：备份、恢复、检查所存内容。

    所用的数据库与 trianon serve 相同：TRIANON_DATABASE，或 TRIANON_DATA 中的文件。
    .examples =
        trianon admin backup evening.gz
        trianon admin replay-all                        # 升级之后：一切还能重放吗？
help-admin-backup =
    在服务器运行时把它保存的一切写入一个文件。

    只有文件的所有者可以读取。它可以恢复到 SQLite，也可以恢复到 PostgreSQL；用来签署身份的密钥不在其中。
    .file = 新文件。
    .force = 替换已有的文件。
    .examples =
        trianon admin backup evening.gz
help-admin-restore =
    用备份恢复空的数据库：要么全部写入，要么什么都不写。

    旧版程序的备份会在恢复时一并升级。
    .file = trianon admin backup 写出的文件。
    .examples =
        trianon admin restore evening.gz
help-admin-replay-all =
    按现在的规则重放所有保存的对局。

    结果与所存不同的对局按问题归类；只要有这样的对局，退出码就是1。
    .as_json = 输出 JSON。
    .examples =
        trianon admin replay-all
        trianon admin replay-all --json
help-admin-tables =
    按游戏和状态统计服务器上的牌桌。
    .as_json = 输出 JSON。
    .examples =
        trianon admin tables
help-admin-storage =
    统计服务器保存的内容及其保留时间。
    .as_json = 输出 JSON。
    .examples =
        trianon admin storage
help-admin-reports =
    列出对用户的举报，连同牌桌上的聊天内容。
    .everything = 也列出已处理的举报。
    .as_json = 输出 JSON。
    .examples =
        trianon admin reports
        trianon admin reports --all --json
help-admin-resolve =
    将一条举报标为已处理。
    .report = 举报的编号，见 trianon admin reports。
    .note = 采取了什么措施。
    .examples =
        trianon admin resolve s3Rk0wdKv7nQ1xYz --note "已警告"
help-admin-people =
    列出账号，按名字或编号查找用户，或禁用一个名字。

    被禁用的名字及与它相似的名字不再分配；正在使用的人会改为访客名字。不显示邮箱。
    .wanted = 编号相同或名字中含有此内容的用户，包括访客。
    .forbidden = 任何人都不能使用的名字。
    .as_json = 输出 JSON。
    .examples =
        trianon admin people
        trianon admin people --find ada --json
        trianon admin people --forbid "Louis XIV"
help-admin-gallery =
    列出已发布的版本，被举报的在前；隐藏、恢复或移除一个版本。

    多次举报会隐藏一个版本，直到你查看为止。由你恢复的版本不再因举报而隐藏。
    .wanted = 编号相同，或标题、作者名字中含有此内容的版本。
    .hidden = 只让发布者看到的版本。
    .restored = 重新让所有人看到的版本。
    .removed = 标题和数值将被删除的版本。
    .as_json = 输出 JSON。
    .examples =
        trianon admin gallery
        trianon admin gallery --hide s3Rk0wdKv7nQ1xYz
        trianon admin gallery --find "Louis XIV" --json
help-admin-notifications =
    统计哪些渠道有多少人接收通知，哪些在等待，哪些失败。
    .as_json = 输出 JSON。
    .examples =
        trianon admin notifications
help-admin-outbox =
    列出失败的发送；立即重试或放弃其中一个。
    .retried = 立即重试的发送，之后与新的发送同样处理。
    .dropped = 要放弃的发送。
    .everything = 所有发送中的通知。
    .as_json = 输出 JSON。
    .examples =
        trianon admin outbox
        trianon admin outbox --retry s3Rk0wdKv7nQ1xYz

# 各命令的输出（终端对局除外）。

## 错误

error-command = 没有“{ $name }”这个命令。
error-game = 没有“{ $name }”这个游戏（可用：{ $known }）。
error-language = 没有“{ $name }”这种语言（可用：{ $known }）。
error-rule = { $game } 没有规则“{ $name }”。
error-key = 没有“{ $key }”这个选项。
error-near = 是不是想输入 { $near }？
error-seat = 没有座位{ $seat }：这张牌桌有{ $players }个座位。
error-special = { $file }：这是设备或管道（应为文件名）。
error-exists = { $file }：已经存在（请换一个名字，或用 --force 覆盖）。
error-no-folder = { $file }：不是文件夹（需要一个文件夹的名字，可以是新的）。
error-output = 无法写入标准输出：{ $reason }
error-origin = 没有“{ $name }”这种来源（可用：{ $known }）。
error-below = “{ $key }”处没有数值（需要表中所示的键，或它的开头部分）。
error-which-game = 有多个游戏带有这个版本：请用 --game 指明是哪一个（{ $known }）。
error-at-position = { $file }：局面只是一个时刻，不能与 --at 同用。
error-over = 对局已经结束，没有需要回答的问题了。
error-seats = 给出了{ $count }个名字，而座位有{ $players }个（每个座位需要一个）。
error-players = { $game }供{ $least }至{ $most }名玩家游玩，不能是{ $players }名。
error-goes-on = { $file }：已经存在。继续该对局：trianon play { $game } --record { $file }
error-full-position = --position 只写出一个时刻，不能与 --full 或 --json 同用。
error-seat-full = --position 和 --full 会显示一切，包括隐藏的内容，因此不能与 --seat 同用。
error-missing-package = 此功能需要 { $package }，但尚未安装：pip install "trianon-….whl[{ $extra }]"
error-worker-lost = 一个进行对局的进程意外结束：是被终止了，还是内存不足？使用 --file 时，竞技场会从已完成的对局继续。
error-seed-long = 系列对局的种子最多{ $most }个字符，而这里有{ $found }个：后面还要加上每局的编号。

## 用法错误

usage-no-option = 没有“{ $option }”这个选项。
usage-needs-value = { $option } 需要一个值。
usage-no-value = { $option } 后面不能带值。
usage-missing = 缺少 { $what }。
usage-bad-value = { $what }：{ $expected }
usage-number-from-to = 需要{ $least }到{ $most }的数
usage-from-to = 需要{ $least }到{ $most }的整数
usage-from = 需要不小于{ $least }的整数
usage-whole = 需要一个整数
usage-extra = 多余的内容：{ $what }
usage-hint = 用法说明：{ $command }

## 常用词

yes = 是
seat-number = 座位{ $seat }

## games

games-game = 游戏
games-playable = 可玩
games-rules = 规则
games-editions = 版本
games-not-yet = 尚未

## rules

rules-none = 没有规则包含“{ $word }”。

## edition

edition-good =
    { $file }：有效的 { $game } 版本，名为“{ $id }”，共{ $values }个数值，{ $changed ->
        [0] 全部与内置版本相同。
       *[other] 其中 { $changed } 个不见于任何内置版本。
    }
    校验值：{ $digest }
edition-faults =
    { $count ->
       *[other] { $file }：{ $count }处错误。
    }
edition-title = { $game }，版本“{ $id }”
edition-legend = * 表示重构的数值：规则中没有印出，由本项目补全，与规则相符。
edition-copied = { $file }：{ $game } 的版本“{ $id }”的副本。修改数值后运行：trianon edition check { $file }
edition-section = 列表
edition-entries = 条目
edition-key = 键
edition-value = 数值
edition-origin = 来源
edition-game = 游戏
edition-name = 版本
edition-digest = 校验值
edition-values = 数值
origin-rules = 规则
origin-inferred = 推断
origin-public-source = 公开来源
origin-reconstruction = 重构
origin-house-rule = 房规
origin-owner-s-entry = 拥有者填写

## warm

warm-note = 正在编译 { $game } 的规则，最多需要一分钟，仅此一次；“trianon warm”可以提前完成。
warm-progress = 正在编译 { $game }
warm-ready =
    { $compiled ->
        [0] { $game } 已就绪。
       *[other] { $game } 已就绪；编译了{ $compiled }个函数。
    }

## wasm

wasm-written = { $file }：{ $size }字节。

## site

site-taken = { $folder }里有其他文件：请指定新文件夹，或以前的网站所在的文件夹。
site-progress = 正在压缩文件，需要几分钟。
site-written = { $folder }：压缩后{ $size } MB。加载量如下：
site-page = 页面{ $size } MB
site-first = 第一局{ $size } MB
site-game = { $game }另需{ $size } MB
site-net = { $game }的神经网络等级另需{ $size } MB

## simulate

simulate-progress = { $game }
simulate-recording = 记录
simulate-title =
    { $games ->
       *[other] { $game }，版本“{ $edition }”，{ $players }名玩家，{ $games }场对局，种子 { $seed }
    }
simulate-stopped = 已停止；以下是到此为止的结果。
simulate-records =
    { $count ->
       *[other] 已写入{ $count }份记录
    }
simulate-decisions = 决定
simulate-forced = 只有一个选项
simulate-length = 每场决定数
simulate-seconds = 秒数
simulate-games-per-s = 每秒对局数
simulate-decisions-per-s = 每秒决定数
simulate-seat = 座位
simulate-bot = 对手
simulate-mean-score = 平均得分
simulate-win-share = 胜率

## verify

verify-good =
    { $answers ->
       *[other] { $file }：{ $answers }个回答、结果和所有校验值均正确。
    }
verify-good-so-far =
    { $answers ->
       *[other] { $file }：目前{ $answers }个回答，所有校验值均正确。
    }
verify-seed-chosen = 种子是指定的，不是随机产生的：牌有可能被挑选过。
verify-seed-salts-not-later = 种子由封存的秘密与各盐值合成，但无法确认有哪个盐值是在承诺值之后给出的：服务器运营者有可能挑选了牌。
verify-seed-salts-not-committed = 种子由封存的秘密与各盐值合成，但没有什么能表明盐值也被封存过：服务器运营者可以通过更改或添加盐值来挑选牌。其他人做不到。
verify-seed-claimed =
    { $count ->
       *[other] 种子由封存的秘密与封存的盐值合成。据服务器所述，座位{ $seats }的盐值在其余一切封存之后才发送。坐在那里并事先记下本局承诺值的玩家可以证明这一点：--commitment 承诺值。
    }
verify-seed-proven =
    { $count ->
       *[other] 承诺值与你记下的一致。如果你坐在座位{ $seats }，并在发送盐值之前记下了它，那么没有人能挑选牌。
    }
verify-withheld =
    { $count ->
       *[other] 但座位{ $seats }的盐值已封存却不计入：它没有及时公开，或被服务器略去。因此服务器可以在{ $deals }种发牌中选择。
    }
verify-none-withheld = 没有盐值被略去：这次发牌在第一个盐值公开之前就已确定。
verify-edition = 本局使用版本 { $edition }（校验值 { $digest }）。承诺值不涵盖版本：请与当时向你展示的版本对照。
verify-unproven =
    { $count ->
       *[other] 座位{ $seats }得不到任何证明：那里没有在承诺值之后发送盐值（电脑从不发送）。
    }
verify-seed-other-commitment = 对局使用的承诺值与你记下的不同：牌有可能被挑选过。

## replay 与 position

replay-title =
    { $all ->
       *[other] { $game }，{ $players }名玩家，{ $all }个回答中的第{ $at }个之后
    }
position-title = { $game }，{ $players }名玩家
replay-log = 对局经过
replay-seats = 座位：{ $seats }
replay-asked = 等待{ $seat }回答。
replay-over = 对局已经结束。
position-options = { $seat }的选项
position-score = 假设对局在此结束：
score-seat = 座位
score-points = 得分
score-placing = 名次
option-key = 键
option-meaning = 含义

## why

why-legal = { $key } 目前对{ $seat }合法。
why-not = { $key } 目前对{ $seat }不合法：{ $reason }（{ $rule }）
why-all-legal = 目前所有选项对{ $seat }都合法。
why-title = 目前对{ $seat }不合法
why-rule = 规则
why-reason = 原因
why-count = 数量
why-keys = 键

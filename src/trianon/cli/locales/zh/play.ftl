# 在终端中游玩：座位、提示行及其命令，以及相关的话。

## 座位与句子

seat-named = 座位{ $seat }（{ $name }）
seat-unnamed = 座位{ $seat }
seat-you = 你
seat-human = 真人
chronicle-line = { $who }{ $said }。
chronicle-next = { $said }，{ $next }
chronicle-last = { $said }，{ $next }

## 提示行

play-begins = 新的{ $game }对局：{ $seats }。
play-goes-on = 继续{ $game }对局：{ $seats }。若要另开一局：--new
play-keeps-its-own = 这一局沿用开始时的座位、种子、版本和信息设置；这次给出的选项不会生效。
play-hint = 输入编号或键。输入“{ $help }”列出命令，按回车再次显示选项。
play-forced = 只有一个可能的回答：{ $option }。
play-pause = 按回车让其他人继续；输入“{ $undo }”撤回你的上一个回答。
play-pause-sealed = 按回车确定你的秘密选择；输入“{ $undo }”则撤回。
play-thinks = { $who }正在思考……
play-handover = 现在轮到{ $who }。请就座并按回车。
play-no-number = 这里没有选项{ $number }：请输入1到{ $most }。
play-no-such-number = 这里没有选项{ $number }：请选择{ $known }。
play-unknown = “{ $typed }”不是编号、键或命令。输入“{ $help }”列出命令。
play-unknown-near = “{ $typed }”不是编号、键或命令。你是否想输入{ $near }？

## 命令

command-hint = 提示
    .takes = { "" }
    .does = 搜索在你的位置会怎么选，以及为什么
command-why = 为什么
    .takes = [键]
    .does = 某个选项现在为何不可行；不给出键则列出全部
command-undo = 撤回
    .takes = { "" }
    .does = 撤回你的上一个回答，除非你此后得知了新的信息
command-log = 记录
    .takes = [N]
    .does = 用句子讲述发生的事：最近20句，或最近N句
command-board = 牌桌
    .takes = [区域]
    .does = 再次显示牌桌，或只显示一个区域：{ $regions }
command-score = 分数
    .takes = [座位]
    .does = 目前所知的分数，以及对局现在结束时的得分；给出座位则逐行列出
command-rules = 规则
    .takes = [编号]
    .does = 某条规则，例如{ $rule }，或列出所有规则
command-lang = 语言
    .takes = en|de|zh
    .does = 改用另一种语言
command-help = 帮助
    .takes = { "" }
    .does = 本列表
command-quit = 退出
    .takes = { "" }
    .does = 离开；对局已保存，下次继续
play-help = 用选项的编号或键回答，例如“{ $key }”；只输入动词，例如“{ $verb }”，则只显示该类选项。此外还有（英文命令同样有效）：

play-possible = { $key }现在可行。
play-not-possible = { $key }现在不可行：{ $reason }（{ $rule }）。
play-not-possible-heading = 现在不可行的：
play-all-possible = 无需解释：这个问题的所有选项都可行。
play-why-line = { $key }：{ $option }。现在不行：{ $reason }（{ $rule }）
play-why-kind = { $heading }：{ $reason }（{ $rule }）
play-taken-back = 已撤回：{ $key }。
play-nothing-to-undo = 没有可撤回的：你尚未回答，或此后得知了新的信息。
play-nothing-happened = 还没有发生任何事。
play-no-region = 牌桌上没有区域“{ $typed }”：请选择{ $known }。
play-no-rule = 没有规则“{ $typed }”。
play-no-rule-near = 没有规则“{ $typed }”。你是否想输入{ $near }？
play-ruling = 本项目的裁定
play-language = 现在起使用中文。
play-no-language = 没有语言“{ $typed }”：请选择en、de或zh。

## 来与去

play-left = 对局已保存：{ $file }。再次开始即可继续。
play-interrupted = 已中断。对局已保存：{ $file }。再次开始即可继续。
play-closed = 终端已关闭。对局已保存：{ $file }。再次开始即可继续。
play-over = 已结束的对局保存在：{ $file }
play-put-aside = 先前的对局保存在：{ $file }
play-error-name = 没有玩家“{ $name }”（可选：{ $known }）。
play-error-count = { $game }供{ $few }至{ $many }名玩家游玩，但指定了{ $count }个座位。
play-error-game = { $file }：这是{ $found }的对局，不是{ $game }的。
play-error-program = { $file }：这局中有“{ $name }”，而仅由文件指定的程序不会被启动。要继续，请输入：--seats "{ $seats }"
play-error-busy = { $file }：这场对局正在另一个终端中进行。若要玩另一局：--record 文件
play-error-broken =
    { $reason }
    若要搁置此文件并重新开始：--new
play-error-folder = { $file }：无法保存在那里：{ $reason }

## 没有专属文本的游戏

plain-table = 桌面
plain-winner =
    { $count ->
        [1] { $who }以{ $points }分获胜。
       *[other] { $who }各得{ $points }分，并列获胜。
    }

## 目前的得分

play-score-heading = 如果对局现在结束
play-score-category = 来源
play-score-total = 总计
play-score-line = { $points }：{ $what }（{ $rule }）

## 教程

learn-begins = { $game }的教程，在真正的版图上进行。输入箭头所示的内容；其他命令也可以用。
learn-goes-on = { $game }的教程从上次离开的地方继续。重新开始：--new
learn-part = 第{ $number }部分，共{ $count }部分：{ $title }
learn-next = 按回车继续。
learn-play-on = 按回车把这一局玩完。
learn-goal = { $number }：{ $option }
learn-other = 这样也可以：{ $option }。在教程里请输入{ $goal }。
learn-read-on = 先读完这里，再按回车。
learn-off = 这一局没有按教程走。可以自由玩下去，也可以用“trianon learn --new”重新开始教程。
learn-left = 教程已保存：{ $file }。输入“trianon learn { $game }”从离开的地方继续。
learn-error-none = { $game }没有教程。有教程的游戏：{ $known }。

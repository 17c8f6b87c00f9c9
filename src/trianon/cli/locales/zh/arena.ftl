# 竞技场和提示的文字。

## arena

arena-progress = { $game }
arena-name = 对手
arena-seats = 座次数
arena-win-share = 胜率
arena-placement = 平均名次
arena-lead = 平均领先
arena-rating = 等级分
arena-legend = 括号内为95%区间。并列获胜按份计算；领先是相对于最强的对手；平均等级分为1,500。
arena-ratio = 似然比{ $ratio }，达到{ $low }或{ $high }时判定；胜{ $wins }场，负{ $losses }场。
arena-better = { $first } 强于 { $second }。
arena-not-better = { $first } 并没有比 { $second } 强{ $elo }个 Elo 分。
arena-undecided = { $first } 是否比 { $second } 强{ $elo }个 Elo 分尚未判定：需要更多对局。
arena-error-elo = --elo 须与 --sprt 一起使用：它规定第一个对手应强多少分。
arena-error-both = --ladder 和 --sprt 回答不同的问题：只能给出其中一个。
arena-error-two = --sprt 比较两名对手（--seats 需要两个不同的名字）。
arena-error-ladder = --ladder 至少需要两个互不相同的对手。

## hint

hint-title = 给{ $seat }的提示
hint-share = 尝试
hint-value = 价值
hint-placing = 平均名次
hint-lead = 平均领先
hint-clear = 最佳：{ $option }。明显好于次优选择：{ $next }。
hint-slight = 最佳：{ $option }。略好于次优选择：{ $next }。
hint-even = 最佳：{ $option }。与次优选择相差无几：{ $next }。
hint-only = 唯一的选择：{ $option }。
hint-legend =
    尝试：搜索用在该选项上的模拟所占比例；最好的排在最前。
    价值：搜索的预期，从0到1，兼顾胜利与领先。
    名次与领先：所有人以快速选择继续进行时的平均值。
hint-error-not-asked = 现在没有轮到座位{ $seat }作答。

## 对手的名字

bot-unknown = 没有“{ $name }”这个对手（可用：{ $known }）。
bot-unknown-near = 没有“{ $name }”这个对手（可用：{ $known }）。是不是想输入 { $near }？
bot-search = “{ $name }”不是搜索（格式：{ $form }）。
bot-simulations = “{ $name }”：{ $simulations }次模拟（需要1到{ $most }）。
bot-setting = “{ $name }”：没有设置 { $setting }（可用：{ $known }）。
bot-setting-twice = “{ $name }”：某项设置写了两次（每项只能写一次）。
bot-no-net = “{ $name }”：{ $game } 没有训练好的网络（见 trianon train）。
bot-setting-range = “{ $name }”：{ $setting }={ $value }（需要{ $least }到{ $most }之间的数）。
bot-setting-whole = “{ $name }”：{ $setting }={ $value }（需要整数）。
bot-command = “{ $name }”不是命令：{ $reason }（格式：{ $form }）。
bot-command-quote = “{ $name }”：引号 { $quote } 没有闭合。
bot-command-empty = “{ $name }”没有指明程序（格式：{ $form }）。
bot-command-absent = “{ $name }”：这里没有可运行的程序“{ $word }”。
bot-command-absent-here = “{ $name }”：这里没有可运行的程序“{ $word }”。本文件夹中的程序写作 { $instead }。
bot-python = “{ $name }”没有指明 Python 类（应为 { $form }）。
bot-python-absent = “{ $name }”：这里没有可导入的 Python 模块“{ $module }”。
bot-python-absent-near = “{ $name }”：这里没有可导入的 Python 模块“{ $module }”。是不是想输入“{ $near }”？
bot-python-import = “{ $name }”无法导入：{ $reason }（{ $place }）。
bot-python-class = “{ $name }”：{ $module } 中没有类 { $class }（带有 choose 方法的类：{ $known }）。
bot-python-shape = “{ $name }”：{ $class } 不能参加游戏（应为带有 choose(self, decision) 方法的类）。

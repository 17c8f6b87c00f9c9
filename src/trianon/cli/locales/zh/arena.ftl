# 竞技场和提示的文字。

## arena

arena-progress = { $game }
arena-name = 对手
arena-seats = 座次数
arena-win-share = 胜率
arena-placement = 平均名次
arena-lead = 平均领先
arena-rating = 等级分
arena-legend = 括号内为 95% 区间。并列获胜按份计算；领先是相对于最强的对手；平均等级分为 1,500。
arena-ratio = 似然比 { $ratio }，达到 { $low } 或 { $high } 时判定；胜 { $wins } 场，负 { $losses } 场。
arena-better = { $first } 强于 { $second }。
arena-not-better = { $first } 并不比 { $second } 强 { $elo } 个 Elo 分。
arena-undecided = { $first } 是否比 { $second } 强 { $elo } 个 Elo 分尚未判定：需要更多对局。
arena-error-both = --ladder 和 --sprt 是两个不同的问题：只能使用其中一个。
arena-error-two = --sprt 比较两名对手（--seats 需要两个不同的名字）。
arena-error-ladder = --ladder 至少需要两个互不相同的对手。

## hint

hint-title = 给{ $seat }的提示
hint-share = 尝试
hint-value = 价值
hint-placing = 平均名次
hint-lead = 平均领先
hint-legend =
    尝试：搜索把多少份额的模拟用在该选项上；最好的排在最前。
    价值：搜索的预期，从 0 到 1，兼顾胜利与领先。
    名次与领先：所有人以快速选择继续进行时的平均值。
hint-error-not-asked = 现在没有向座位 { $seat } 提问。

# 我的对局、我靠什么取胜、游戏统计

nav-matches = 对局
title-matches = 我的对局
title-statistics = 统计
home-matches = 我的全部对局

## 历史

history-lead = 你在本设备上或登录后完成的每一局，都可以回放。
history-statistics = 全部对局的统计
history-going = 进行中
history-finished = 已结束
history-empty = 你还没有完成过对局。完成后可以在这里看到名次、分数、对手和回放。
history-filters = 筛选对局
history-game = 游戏
history-players = 人数
history-against = 对手
history-result = 结果
history-sort = 排序
history-any = 不限
history-against-people = 真人
history-against-bots = 只有电脑
history-result-won = 获胜
history-result-lost = 未获胜
history-sort-newest = 最新
history-sort-oldest = 最早
history-sort-points = 分数最高
history-sort-place = 名次最好
history-sort-longest = 最长
history-count = { $count }局
history-nothing = 没有符合条件的对局。
history-all = 显示全部
history-closed = 已关闭，无胜者
history-place = { $players }人中第{ $place }名
history-length = { $moves }步 · { $time }
history-continued = 续局
history-record = 记录文件
history-pages = 分页
history-page = 第{ $page }页，共{ $pages }页
history-newer = 上一页
history-older = 下一页

## 数据

figures-head = 你靠什么取胜
figures-none = 这个游戏还没有计入统计的对局。教程和使用自定义版本的对局不计入。
figures-group-recent = 你最近十局
figures-group-before = 更早的对局
figures-group-people = 真人
figures-group-bots = 电脑
figures-seats = 共{ $count }局次
figures-mean = 平均{ $points }
figures-won = 胜率{ $share }
figures-sources = 分数从哪里来
figures-stages = 分数在何时获得
figures-components = 每局的{ $what }
figures-level = 与此级别的电脑相比
figures-averages = 电脑的平均值来自{ $date }进行的{ $matches }局“{ $level }”级电脑之间的对局，人数与你的对局相同。

stage-start = 开局
stage-round = 第{ $round }轮
stage-scoring = 最终计分
stage-season-round = 第{ $season }演出季第{ $round }轮
stage-season-scoring = 第{ $season }演出季：国王付酬

## 游戏统计

statistics-head = { $game }统计
statistics-lead = 来自本服务器已结束的对局。不含名字，也不含进行中的对局。
statistics-players = 人数
statistics-none = 本服务器上还没有完成过这个游戏的对局。
statistics-none-here = 这里还没有完成过这一人数的对局，请选择其他人数。
statistics-facts = { $matches }局 · 平均{ $moves }步 · 通常{ $time }
statistics-points = 分数
statistics-seats = 座位的价值
statistics-seat = 座位
statistics-seats-note = 从起始玩家起计数。虚线为平均胜率，横条为95%区间。
statistics-seats-alike = 所有人同时选择，各座位应当相同。虚线为平均胜率，横条为95%区间。
statistics-kinds = 谁获胜
statistics-player = 玩家
statistics-people = 真人
statistics-victories = 胜率
statistics-taken = { $share }获得
statistics-component = 配件
statistics-note = 靠某样东西获胜，不一定就是因为它：高手本来就买得起更多。对局少时，比例说明不了什么，请看区间。

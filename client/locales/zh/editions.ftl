# 大家发布的版本的展廊。
title-editions = 版本展廊
editions-of = { $game }的版本
editions-lead = 其他人录入或试做的版本：可以查看、游玩，或在此基础上修改。
editions-search = 标题
editions-find = 搜索
editions-order = 排序
editions-order-newest = 最新
editions-order-played = 最多人玩
editions-order-mine = 我的
editions-none = 这里还没有版本。
editions-none-found = 没有这样标题的版本。
editions-previous = 上一页
editions-next = 下一页
editions-played =
    { $count ->
    [0] 还没有其他人玩过
   *[other] 其他人玩过{ $count }次
    }
editions-hidden = 只有你能看到这个版本：它被举报，或被本服务器的管理员隐藏。
editions-look = 有何不同
editions-more = 另有{ $count }个数值
editions-open = 在编辑器中打开
editions-report = 举报
editions-report-note = 本服务器的管理员会看到举报，作者不会收到通知。
editions-out = 撤下
editions-publish = 发布
editions-title = 标题
editions-publish-note = 所有人都能在这里查看、游玩并修改它。你的名字会显示在旁边：{ $name }。你可以随时撤下。
editions-published = “{ $title }”已在展廊中。
editions-chosen = 使用版本“{ $title }”

# 版本编辑器。

title-edition = 我的版本
edition-of = 我的{ $game }版本
edition-lead = 输入你手中那套游戏上印的数值，或者尝试别的数值。边输入边检查，内容只保存在此浏览器中。
edition-loading = 正在准备编辑器……
edition-sections = 版本的各部分
edition-sums = 已输入的数量
edition-sum = { $found }/{ $wanted }
edition-fault = { $found }（应为：{ $expected }）
edition-faults = { $count }处错误
edition-all-faults = { $count }处错误：全部显示
edition-whole = 整个文件
edition-sound = 完整无误
edition-checking = 检查中……
edition-faulty = 有缺失或错误
edition-hash = 数值的哈希
edition-others =
    { $count ->
    [0]与我们的版本相同
   *[other] { $count }个数值与我们的版本不同
  }
edition-other = 与我们的版本不同
edition-was = 我们的：{ $value }
edition-kept = 保存在此浏览器中
edition-undo = 撤销
edition-redo = 重做
edition-open = 打开文件
edition-save = 保存为文件
edition-share = 复制链接
edition-link-copied = 链接已复制，其中包含整个版本。
edition-too-long = 此版本太长，无法放进链接：请保存为文件。
edition-from-link = 此版本来自链接。“撤销”可恢复你自己的版本。
edition-bad-link = 此链接不含版本。
edition-file-too-long = 此文件太长，不可能是版本文件。
edition-other-game = 此文件是另一个游戏的版本。
edition-default = 从我们的版本重新开始
edition-play = 立即用它开局
edition-table = 与朋友开一桌
edition-enter = 逐个输入
edition-quick-note = 数值完整时自动跳到下一项。回车取默认值，退格返回，+ 重复上一个条目。
edition-no-value = 此处不可。
edition-flag-keys = 1或x：是，0：否
edition-list-keys = 多个，以空格分隔
edition-name-about = 小写字母、数字、-和_；留空则保留或自动生成
edition-add = 添加一个
edition-repeat = 重复最后一个
edition-remove = 删除
edition-clear = 全部删除
edition-paste = 粘贴表格
edition-copy = 复制为表格
edition-copied = 已复制
edition-columns = 各列的含义
edition-paste-note = 在电子表格中复制单元格并粘贴到这里。有标题行时（任一语言均可），列的顺序不限；没有标题行时，按下方列出的顺序。
edition-paste-found = 找到{ $count }个条目。
edition-paste-odd = 无法识别（行：单元格）：{ $cells }
edition-paste-replace =
    { $count ->
    [0] 采用
   *[other] 替换这里的{ $count }个
  }
edition-paste-append = 追加
edition-cancel = 取消
edition-close = 关闭
edition-before = 上一个
edition-after = 下一个
edition-longer = { $field }：增加一项
edition-shorter = { $field }：减少一项
edition-origin = 这些数值的来源
edition-origin-mixed = 来源不一
edition-origin-rules = 印在规则中
edition-origin-inferred = 由规则推出
edition-origin-public = 公开资料
edition-origin-reconstruction = 重构
edition-origin-house = 房规
edition-origin-mine = 我的游戏上印的
edition-write = 编写自己的版本
edition-mine = 我的版本：{ $name }

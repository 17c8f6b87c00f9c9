# 管理服务器的命令的文字。
admin-backup-progress = 正在写入数据行
admin-backed-up = { $rows }行数据已写入 { $file }。
admin-restored = { $file } 中的{ $rows }行数据已写入数据库。
admin-replay-progress = 正在重放对局
admin-replayed = 重放了{ $tables }局，共{ $answers }个回答；{ $failed ->
    [0] 全部与所存一致。
   *[other] 其中{ $failed }局与所存不同。
  }
admin-game = 游戏
admin-status = 状态
admin-tables = 桌数
admin-entries = 条目
admin-held = 内容
admin-count = 数量
admin-megabytes = MB
admin-lifetime = 保留时间
admin-kept = 长期
admin-kept-for = { $days }天
admin-quota = 单个用户或网络最多已用 / 上限
admin-held-open = 待开始的牌桌
admin-held-running = 进行中的对局
admin-held-over = 已结束的对局
admin-held-imported = 来自对局文件的对局
admin-held-table-addresses = 今天开过牌桌的网络
admin-held-addresses = 今天打开过对局文件的网络
admin-held-people = 用户
admin-held-guests = 其中未留下任何内容的访客
admin-status-open = 等待中
admin-status-running = 进行中
admin-status-over = 已结束
admin-status-gone = 已放弃
admin-failure-of = { $game }，规则第{ $rules }版；例如：{ $example }
admin-failure-game = 已不支持该游戏（{ $count }）：
admin-failure-edition = 该版本无法使用（{ $count }）：
admin-failure-entries = 缺少条目（{ $count }）：
admin-failure-key = 有回答的键已无法识别（{ $count }）：
admin-failure-illegal = 有回答已不合法（{ $count }）：
admin-failure-snapshot = 快照无法读取（{ $count }）：
admin-failure-state = 回答所得的局面与所存不同（{ $count }）：
admin-failure-result = 结果与所存不同（{ $count }）：
admin-no-file = { $file }：没有这个文件（应为 trianon admin backup 写出的文件）。
admin-no-database = { $database }：这里没有 Trianon 服务器的数据库（应由 trianon serve 建立；参见 TRIANON_DATABASE 和 TRIANON_DATA）。
admin-other-schema = { $database }：其结构为 { $schema }，不是本程序的结构（启动一次 trianon serve 即可更新）。
admin-not-empty = { $database }：其中已有内容（应为空数据库）。
admin-damaged = { $file }：已损坏（{ $reason }）；什么都没有写入。
admin-incomplete = { $file }：在{ $rows }行之后中断，或被改动过；什么都没有写入。
admin-no-backup = { $file }：不是 Trianon 服务器的备份（应为 trianon admin backup 写出的文件）；什么都没有写入。
admin-newer = { $file }：由较新的程序（{ $program }）写出；什么都没有写入。
admin-unavailable = { $database }：数据库没有响应（{ $reason }）。
admin-report-count = { $count ->
    [0] 没有举报。
   *[other] { $count }条举报：
    }
admin-report = { $name }（用户 { $person }），牌桌 { $table }
admin-report-chat = 聊天中辱骂或刷屏
admin-report-name = 名字不当
admin-report-stalling = 故意拖延
admin-report-cheating = 作弊
admin-report-other = 其他
admin-report-times = 共被举报{ $count }次
admin-report-resolved = 已处理：{ $note }
admin-resolved = 举报 { $report } 已处理。
admin-no-report = { $report }：没有这条未处理的举报（trianon admin reports 会列出全部）。

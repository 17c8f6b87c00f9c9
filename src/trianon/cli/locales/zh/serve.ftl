# 服务器命令所说的话。
serve-ready = Trianon 已在 { $address } 运行（按 Ctrl+C 停止）。
serve-ended = 已停止。所有已确认的回答都已保存。
serve-compiling = { $game }：正在编译规则，{ $percent }%{ $seconds ->
    [0] （仅此一次，约一分钟）
   *[other] （还需约{ $seconds }秒）
  }
serve-compiled = { $game }：规则已编译完成，可以开始对局。

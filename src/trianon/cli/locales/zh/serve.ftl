# 服务器命令所说的话。
serve-ready = Trianon 的地址是 { $address }（按 Ctrl+C 停止）。
serve-ended = 已停止。所有已作的回答都已保存。

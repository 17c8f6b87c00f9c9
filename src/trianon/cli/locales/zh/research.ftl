# 研究用命令的文字及其帮助。

## conform

conform-progress = { $program }
conform-check = 检查项目
conform-verdict = 结论
conform-fault = 问题
conform-passed = 正确
conform-failed = 错误
conform-starts = 能启动、问候并作答
conform-match = 在 { $players } 个座位上都下完整局
conform-repeats = 同一对局重下时选择相同
conform-one-option = 只有一个选项时也作答
conform-unknown-field = 忽略不认识的字段
conform-unknown-message = 忽略不认识的消息
conform-strange-text = 能读任何语言的文字
conform-long-line = 能读很长的行
conform-result-ends = 得知结果后结束，退出码为 0
conform-input-ends = 对局中断时结束，退出码为 0
conform-good = { $program } 在 { $game } 中遵守协议。
conform-bad = { $program } 在 { $game } 中违反协议：{ $count } 处错误。
help-conform =
    检查您自己的程序是否遵守对手协议。

    程序像在竞技场中一样被启动和提问：先以每种人数下完整局，再发送边缘情况的消息。协议内容见 docs/bot-protocol.md。有错误时退出码为 2。
    .program = 程序及其参数，写法与竞技场的 --seats 相同："cmd:./mybot --fast"。不经过 shell 启动。
    .game = 哪个游戏：见 trianon games。
    .milliseconds = 每次决定给它的思考时间。
    .edition = 所用的配件数值：内置版本或版本文件。
    .as_json = 输出 JSON。
    .examples =
        trianon conform cmd:./mybot
        trianon conform "cmd:python3 docs/examples/bots/first_choice.py" --game histrio

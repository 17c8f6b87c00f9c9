# 等待他人时预先作答。

prepare = 预先作答
prepare-note = 一轮到你就会自动作答，前提是到时含义未变。只有你能看到。
prepare-list = 已预先作答
prepare-count = 已预先作答{ $count }项
prepare-choose =
    { $more ->
        [0] 请选择你打算怎样回答。
       *[other] 如有需要，可继续选择之后的回答。
    }
prepare-question = 接下来的问题
prepare-nothing = 目前没有更多可以预先作答的。
prepare-cancel = 取消
prepare-drop = 取消：{ $answer }
prepare-firm = 即使情况有变也照此作答
prompt-ahead = 预先作答：{ $question }
prepared-changed = 预先作答已取消：“{ $answer }”。现在会是：“{ $now }”。
    .rules = 你的预先作答已取消：局面有变。
prepared-impossible = 预先作答已取消：“{ $answer }”。现在已不可行。
    .rules = 你的预先作答已取消：现在已不可行。
prepared-undone = 预先作答已取消：“{ $answer }”。有人撤回了一步。
    .rules = 你的预先作答已取消：有人撤回了一步。
prepared-stand-in = 预先作答已取消：“{ $answer }”。电脑已代你行动。
    .rules = 你的预先作答已取消：电脑已代你行动。

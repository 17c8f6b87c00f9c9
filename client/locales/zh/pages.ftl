# 桌子周围各页面的文字。

## 通用

brand = Trianon
skip = 跳到正文
nav = 页面
nav-home = 回到首页
nav-play = 游戏
nav-new = 新开一桌
nav-rules = 规则
nav-settings = 设置
nav-about = 关于
foot = 两款法国宫廷桌游，就在浏览器里。
foot-more = 作者、出版社与重构的数值
foot-me = 你是{ $name }。
you = 你
save = 保存
copy = 复制
copied = 已复制
share = 分享
trouble = 没有成功
try-again = 再试一次
problem-offline = 目前无法连接服务器。
connection-connecting = 正在连接……
connection-polling = 连接较慢：每隔几秒更新一次
connection-lost = 没有连接：正在重试

## 标题

title-home = 游戏
title-new = 新开一桌
title-table = 牌桌
title-replay = 回放
title-rules = 规则
title-settings = 设置
title-enter = 登录
title-confirm = 确认邮箱
title-stop-mails = 停止邮件
title-about = 关于 Trianon
title-gallery = 画廊
title-workbench = 工作台
title-nowhere = 没有这个页面
nowhere = 也许链接已过期，或者少了一个字母。

## 游戏、等级、节奏

level-random = 随机
level-novice = 新手
level-thumb = 业余爱好者
level-apprentice = 学徒
level-journeyman = 熟手
level-master = 大师
level-grandmaster = 特级大师
pace-live = 实时
pace-slow = 慢节奏
bot-name-1 = 罗西娜
bot-name-2 = 费加罗
bot-name-3 = 丽塞特
bot-name-4 = 司卡潘
bot-name-5 = 皮埃罗
former-player = 已注销的玩家
seat-open = 空位
seat-friend = 留给朋友
seat-bot = 电脑：{ $level }

## 首页

home-head = 特里亚农之夜
home-lead = 选一款游戏，马上开局。无需账号，无需安装。
home-play = 立即开局
home-friends = 与朋友一起、对手更多，或者分几天慢慢玩：
home-mine = 我的牌桌
file-open = 打开对局文件
file-lead = 有对局文件？可以回放和分析：选择文件，或把它拖到本页任意位置。
file-drop = 松开即可打开对局文件。
file-large = 文件超过{ $most }个字符：没有这么长的对局。
home-lobby = 公开的牌桌
home-lobby-empty = 目前没有等人的牌桌。你可以开一桌并公开列出。
play-now = 立即玩 { $game }
play-now-note = 马上开始，对战一名学徒级电脑，可用提示。
play-now-note-first = 马上开始，节奏从容，对战{ $bots ->
        [1] 一名
        [2] 两名
       *[other] { $bots }名
    }新手级电脑，可用提示。
preparing-far = { $seconds ->
    [0] 已完成{ $percent }%。规则只需准备这一次。
   *[other] 已完成{ $percent }%，还需约{ $seconds }秒。规则只需准备这一次。
  }
play-options = 更多选择
rules-of = { $game } 规则
table-open =
    { $count ->
        [0] 即将开始
       *[other] 还有{ $count }个空位
    }
table-closed = 已关闭，无胜者
table-won = 你以{ $points }获胜
table-shared = 你以{ $points }并列第一
table-placed = { $players }人中第{ $place }名；{ $who } 以{ $points }获胜
table-your-turn = 轮到你了
table-waits = 正在等待{ $who }
table-unseen = { $count }步新行动
table-join = 加入
table-watch = 观看
table-result = 结果
table-enter = 进入
table-play = 继续
table-gone = 这张牌桌已被撤下

## 牌桌上

menu = 菜单
chat = 聊天
chat-empty = 还没有人说话。
chat-say = 说点什么
chat-send = 发送
chat-mute = 静音 { $name }
chat-unmute = 取消静音 { $name }
people = 其他玩家
people-block = 拉黑 { $name }
people-block-note = 拉黑后，你将不再看到其聊天，对方也不能加入你的牌桌。可在设置中解除。
people-blocked = 已拉黑 { $name }。
people-report = 举报 { $name }
people-reason = 有什么问题？
people-note = 发生了什么？（选填）
people-report-note = 本服务器的运营者会看到举报和这张牌桌最近的聊天。对方不会收到通知。
people-send = 提交举报
people-reported = 举报已提交，谢谢。
report-chat = 聊天中辱骂或刷屏
report-name = 名字不当
report-stalling = 故意拖延
report-cheating = 作弊
report-other = 其他
chat-unread = { $count }条新消息
unseen = 剩余的牌
unseen-note = 还没有人见过的：版本中的全部配件，减去已经公开的。
unseen-hidden = 其中{ $count }个面朝下放在对手那里。
unseen-all = 全部都已出现过。
hint = 提示
hint-thinks = 正在思考……
hint-note = 强力电脑对各个选择的预期。它只看得到你能看到的内容，也可能出错。
hint-margin-clear = 明显优于下一个
hint-margin-slight = 略优于下一个
hint-margin-even = 与下一个相差无几
hint-chance = 胜率约{ $share }
hint-wins = 模拟对局胜率{ $share }
hint-place = 平均名次{ $placing }
hint-ahead = 约领先{ $points }
hint-behind = 约落后{ $points }
hint-level = 与最强对手持平
hint-again = 再点一次即执行
    .first = 点击即执行
    .touch = 再点一次即执行
keys-rule = 阅读“为什么不行”背后的规则
keys-hint = 提示（若本桌允许）
keys-chat = 聊天
keys-menu = 菜单
clock-of = { $name }的时钟
since-turn = 上回合后的变化
look-back = 回看
watching = 你在观战
unsent = 你的选择“{ $answer }”已保留，连接恢复后立即发送。
next-table = { $count }张牌桌轮到你了
next-table-key = 去剩余时间最少的牌桌（T）
keys-next-table = 下一张轮到你的牌桌
table-due = 到{ $at }为止
table-dismiss = 不再列出，直到你再次打开
clock-rests = 停钟到{ $until }
clock-resting = 停钟
presence-of = { $who }（{ $presence }）
presence-note = { $presence }。
presence-here = 在桌前
presence-bot = 电脑代打中
presence-away = 不在桌前，{ $ago }离开
presence-asleep = 休息到{ $until }
presence-weekend = 周末停钟
presence-days-off = 休假，到{ $until }（含当天）
elsewhere = { $count ->
        [1] 另一张牌桌轮到你了。
       *[other] 另有{ $count }张牌桌轮到你了。
    }
elsewhere-go = 前往
back-to-now = 回到现在
undo-request-back = 请求撤回更多
undo-request-mine = 你请求回到“{ $move }”之前，撤回{ $count }个选择。还需同意：{ $who }。
    .plain = 你请求撤回{ $count }个选择。还需同意：{ $who }。
undo-request-other = { $who }请求回到“{ $move }”之前，撤回{ $count }个选择。你同意吗？
    .plain = { $who }请求撤回{ $count }个选择。你同意吗？
undo-request-far = 其他人同意后，回到“{ $move }”之前，撤回{ $count }个选择。
    .plain = 其他人同意后，撤回{ $count }个选择。
undo-more = 撤回更多
undo-more-far = 回到“{ $move }”之前，撤回{ $count }个选择。
    .plain = 撤回{ $count }个选择。
undo-request-agree = 同意
undo-request-refuse = 拒绝
undo-request-withdraw = 算了
leave = 离座（由电脑代打）
leave-ask = 从现在起由电脑代打，直到你回来入座。
leave-alone = 离座（这一局等我回来）
leave-alone-ask = 这一局会等你回来入座。
leave-not = 留下
away-me = 电脑正在替你打。
away-alone = 你已离座，这一局在等你回来。
absent-left = { $who }从{ $at }起不在桌前。
absent-soon = { $from }起可以请电脑代打。
absent-clock = 用时耗尽后由电脑代打。
absent-rival = { $who } 很久没有行动了。
absent-replace = 请电脑代打
away-back = 回到我的座位
missed = 你离开后有{ $count }步行动。
missed-show = 给我看
missed-skip = 跳过
commitment = 开局前封存（秘密种子的 SHA-256）：
rule-open = 在规则页打开
rule-read = 规则
rule-none = 这条规则没有文字。

## 回看

scrubber = 逐步回看对局
scrub-first = 回到开头
scrub-back = 后退一步
scrub-play = 播放
scrub-pause = 暂停
scrub-on = 前进一步
scrub-last = 到结尾
scrub-where = 对局中的位置
scrub-at = { $at } / { $all }
scrub-speed = 速度：{ $speed }倍
replay = 回放
replay-over = 对局已结束
replay-seat = 视角
replay-spectator = 旁观者
play-on = 从这里继续
play-on-note = 从第{ $at }步起开一张只属于你的牌桌，对手都是电脑。你的座位当时看不到的部分会重新随机。
play-on-level = { $name } 的水平
play-on-start = 开始

## 结果

result-winner = { $who } 以{ $points }获胜
result-shared = { $who } 以{ $points }共享胜利
result-board = 查看版图
result-scoring = 观看计分
headline-place =
    { $place ->
        [1] 你赢了！{ $players }人中第{ $place }名
       *[other] { $players }人中第{ $place }名
    }
headline-shared = { $players }人局，并列获胜
headline-won = 领先最多：{ $what }（{ $own }比{ $other }）
headline-lost = 落后最多：{ $what }（{ $own }比{ $other }）
headline-cost = 损失最多：{ $what }（{ $own }比{ $other }）
result-closed = 此桌已关闭
result-closed-because = { $who }已离开，时间用尽。本局没有胜者，也不计入统计。
result-stood-in = 有一段时间由电脑代替{ $who }。
revised = 有一个选择在已知结果之后被撤回：电脑会重新选择，本局不计入统计。
rematch = 再来一局
rematch-join = 加入下一局
course = 对局走势
course-rounds = 按轮次
course-season = 第{ $season }演出季
course-of = { $what }的走势；最终：{ $ends }
course-scored = 若当时计分
fair-head = 随机公平吗？
fair-text = 种子由服务器的秘密与每位玩家的盐值合成；电脑没有盐值。秘密与盐值都先被封存，所有承诺值都已知之后才公开盐值。
fair-commitment = 承诺值
fair-secret = 秘密
fair-salt = { $name }的盐值
fair-seed = 种子
fair-deal = 本局承诺值
fair-wrong = 秘密、盐值与承诺值互不相符：牌有可能被挑选过！
fair-noted = 你的浏览器在发送盐值之前记下了本局承诺值，现在又重新算出了种子：没有人能挑选牌。
fair-noted-other = 你的浏览器记下的是别的承诺值或盐值：牌有可能被挑选过！
fair-not-used = 你的盐值没有及时送达，因此不计入：无法向你证明牌没有被挑选过。
fair-withheld = 你的浏览器在发送盐值之前记下了本局承诺值。但列表中有一个盐值没有及时公开：服务器单独或与那个座位合谋，可以在几种发牌中选择。
fair-not-checked = 你的浏览器只有通过 https 才能核对；可以用“trianon verify”检查对局文件。
fair-lesson = 这一局以教程开始：它的种子对所有人都一样，无需证明。
fair-position = 这一局从另一局的某一刻接着进行。当时隐藏的部分由服务器单独重新随机，因此无需证明。
fair-not-noted = 你的浏览器没有在本局之前记下承诺值，因此本页无法证明牌没有被挑选过。
fair-not-opened = 你的浏览器在本局之前记下了承诺值，服务器却没有公开它：牌有可能被挑选过！
record = 下载对局记录
record-note = “trianon verify” 会重演记录并逐步比对。

## 教程

learn-now = 五分钟学会
learn-on = 继续学习
lesson = 教程
lesson-open = 教程进行中
lesson-over = 教程已结束
lesson-part = 第{ $number }/{ $count }章 · { $title }
lesson-next = 下一步
lesson-back = 上一步
lesson-do = 轮到你了：请选择发光的地方。
lesson-tap-first = 点一下发光的地方：先看结果，还不会选定。
lesson-tap = 点一下发光的地方，看一看，再点“确定”。
lesson-confirm = 现在还没有生效。点“确定”完成选择，点叉号放弃。
lesson-leave = 离开
lesson-resume = 教程已暂停：继续
lesson-play-on = 把这一局玩完
lesson-home = 回到首页
lesson-other = 这样也可以：{ $option }。不过在教程里，请选择发光的地方。
lesson-read-on = 先读完这里，再选“下一步”。
lesson-score = 现在合计：{ $points }
lesson-off = 这一局没有按教程走。可以自由玩下去，也可以重新开始教程。
lesson-again = 重新开始

## 小提示，每条一次

coach = 小提示
coach-ok = 明白了
coach-off = 不再提示
coach-glow = 发光的都可以选；其他选项是顶部提示栏里的按钮。指向或长按任何东西，就能知道它是什么。
    .narrow = 发光的都可以选；其他选项是顶部提示栏里的按钮。下方的红色数字表示那一部分有几处可选。长按任何东西，就能知道它是什么。
coach-why = 这里说明为什么现在不能这样选。按 R 或点击“规则”可以查看相应的规则。
    .touch = 这里说明为什么现在不能这样选。点一下“规则”即可查看相应的规则。
coach-undo = 改主意了？只要还没有因此得知新的信息，就可以撤回。
    .alone = 改主意了？只和电脑对战时，随时可以撤回最近一次选择，连同之后发生的一切。
coach-wait = 现在轮到别人。提示栏会说在等谁，纪事会说他们做了什么。

aid = 速查卡
aid-cards = 你的牌
aid-now = 右侧：若对局现在结束，各项对你值多少。
keys-aid = 速查卡：图标、一轮流程、计分、你的牌
overview = 游戏概览
overview-aim = 目标
overview-round = 一轮
overview-signs = 图标
overview-scoring = 计分
rules-reference = 按编号排列的全部规则
tip-signs = A：所有图标
tip-rule = R：规则

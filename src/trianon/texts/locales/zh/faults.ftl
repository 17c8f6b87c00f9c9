# 版本、局面与对局文件中的错误：正文为发现的内容，`expected` 为应有的内容。

## 描述错误的一行

fault-line = { $place }：{ $found }（应为：{ $expected }）
fault-line-within = { $place }：{ $found }（应为：{ $expected }），位于{ $within }
fault-more = ……以及另外{ $count }处错误

## 文件中的位置

at-line = 第{ $line }行
at-line-column = 第{ $line }行第{ $column }列
at-byte = 第 { $byte } 字节
at-answer = 第{ $number }个回答

## 不按原样显示的值

shown-list = 列表
shown-table = 表
shown-date = 日期或时间
shown-big-number = 过大而无法显示的数字
shown-table-of = { $players }名玩家，版本 { $edition }（{ $digest }）

## 应有的内容

wanted-number = 数字{ $number }
wanted-range = { $least }至{ $most }的整数
wanted-flag = true 或 false
wanted-one-of = { $choices }之一
wanted-word = “{ $word }”
wanted-value = { $value }
wanted-none = 无
wanted-name = 1至40个小写字母、数字、- 或 _ 组成的名称
wanted-table = 表
wanted-list = 列表
wanted-words = 文本
wanted-text = 不超过{ $most }个字符的文本
wanted-entries = 含{ $count }项的列表
wanted-entries-between = 含{ $least }至{ $most }项的列表
wanted-entries-each = { $entries }，每项为{ $each }
wanted-patterns = 模式与来源的表，如 "*.price" = "rules"
wanted-game = 游戏的名称
wanted-edition-of = “{ $game }”的版本
wanted-toml-file = TOML 文件的路径
wanted-edition-file = { $known }，或 TOML 文件的路径
wanted-match-file = 对局记录的路径
wanted-puzzle-file = 谜题的路径
wanted-record = 对局记录
wanted-field = 每份对局记录都有
wanted-record-edition = "id"、"digest"，若非游戏自带则还有 "text"
wanted-edition-or-text = { $choices }，或在 "text" 中给出版本本身
wanted-seat-names = { $players }个不超过{ $most }个可显示字符的名字，或 null
wanted-fairness = "commitment"、"secret" 与 "salts"，{ $players }个座位各一段文本
wanted-committed = { $players }个座位各一个 true 或 false
wanted-answer = [seat, key, hash]
wanted-key = { $game } 中某个选项的键
wanted-result = "points" 与 "placings"，各{ $players }个数字
wanted-no-result = 结束前为 null
wanted-hexadecimal = 32位十六进制数字
wanted-step = 由步骤及其参数组成的列表

## 事物的种类

sort-game = 游戏
sort-step = 步骤

## 各类文件的错误

fault-wrong-value = { $value }
    .expected = { $wanted }
fault-wrong-value-near = { $value }
    .expected = { $wanted }；是否想写“{ $near }”？
fault-unknown-key = 未知的键
    .expected = { $wanted }
fault-unknown-key-near = 未知的键
    .expected = { $wanted }；是否想写“{ $near }”？
fault-unknown-word = 未知的{ $sort } { $word }
    .expected = { $wanted }
fault-unknown-word-near = 未知的{ $sort } { $word }
    .expected = { $wanted }；是否想写“{ $near }”？
fault-missing = 缺失
    .expected = { $wanted }
fault-count = { $count }项
    .expected = { $wanted }
fault-many-entries = { $count }项
    .expected = 最多{ $most }项
fault-no-file = 找不到
    .expected = { $wanted }
fault-folder = 文件夹
    .expected = { $wanted }
fault-not-a-file = 不是文件
    .expected = { $wanted }
fault-unreadable = 无法读取：{ $reason }
    .expected = { $wanted }
fault-unwritable = 无法写入：{ $reason }
    .expected = 可写入的路径
fault-too-large = 超过{ $most }字节
    .expected = 几千字节的文件
fault-too-long = 超过{ $most }个字符
    .expected = 几千个字符的文件
fault-not-text = 不是文本
    .expected = UTF-8 文本文件
fault-nested = 嵌套过深
    .expected = 与同类文件相同的表和列表
fault-dots = { $count }个点
    .expected = 每行最多{ $most }个
fault-all-dots = { $count }个点
    .expected = 总共最多{ $most }个
fault-syntax = { $reason }
    .expected = 有效的 { $format }

## TOML 的错误

toml-statement = 既不是键，也不是方括号中的标题
toml-key = 此处缺少键
toml-equals = 键后缺少 =
toml-value = 此处缺少值
toml-date = 不存在的日期或时间
toml-long-number = 位数过多的数字
toml-after-value = 值结束后还有内容
toml-heading = 标题末尾缺少 ]
toml-list-heading = 标题末尾缺少 ]]
toml-open-list = 列表缺少 ]
toml-open-table = 表缺少 {"}"}
toml-open-text = 文本缺少结束引号
toml-character = 此处不允许的字符{ $value }
toml-escape = \ 后不是它的任何一种用法
toml-twice = { $value }重复出现
toml-value-twice = 此处已有的值
toml-complete = { $value }已完整，不能再添加内容

## 版本文件的错误

fault-again = { $value }重复出现
    .expected = 与{ $other }不同的名称
fault-sum = { $count } { $what }
    .expected = { $wanted }
fault-sum-at-least = 至少{ $count } { $what }
    .expected = { $wanted }
fault-sum-at-most = 最多{ $count } { $what }
    .expected = { $wanted }
fault-not-falling = { $number }
    .expected = 不超过{ $most }，因为向右递减
fault-not-rising = { $number }
    .expected = 不小于{ $least }，因为向右递增
fault-many-patterns = { $count }个模式
    .expected = 最多{ $most }个
fault-unquoted-pattern = 表
    .expected = 整个模式加引号，然后是{ $wanted }
fault-no-pattern = 不是模式
    .expected = 以点连接的名称，每个最多一个 *
fault-no-origin = 没有来源
    .expected = [provenance] 中涵盖它的模式
fault-idle-pattern = 未涵盖任何内容
    .expected = 本文件中的键的模式

## 局面文件的错误

fault-piece-again = { $sort } { $word } 重复
    .expected = 每个配件一次（此种共{ $count }个）
fault-piece-elsewhere = { $sort } { $word } 重复
    .expected = 另一个
fault-nowhere = { $sort } { $pieces } 不在任何地方
    .expected = 每个{ $sort }都在一处
fault-seat-again = 座位{ $seat }重复
    .expected = 每个座位一次
fault-other-phase = { $phase }
    .expected = { $usual }，与局面其余部分一致
fault-steps-after-end = 结束后的步骤
    .expected = 对局结束后没有
fault-unsound = { $problem }
    .expected = 每个配件都在一处
fault-nobody-asked = 没有人需要回答
    .expected = 一个问题，或已结束的对局
fault-no-answer = 座位{ $seat }没有可选的回答
    .expected = 能够回答的问题
fault-step-order = 此顺序的 { $order }
    .expected = 可能出现的顺序，如“{ $example }”
fault-step-arguments = { $step } 之后有{ $count }项
    .expected = { $wanted }
fault-other-numbers = 其他数字
    .expected = { $shape } 个{ $least }至{ $most }的整数
fault-seed-and-key = 与 seed 同时出现
    .expected = seed 或 key

## 对局记录的错误

fault-newer-version = { $version }
    .expected = 最多{ $most }（较新的程序或许能读取）
fault-other-rules = { $found }
    .expected = { $played }，即此处 { $game } 规则的版本
fault-other-digest = { $value }
    .expected = { $digest }，即所给版本“{ $edition }”的校验值
fault-no-seat = 座位{ $seat }
    .expected = 1至{ $most }
fault-no-such-answer = 没有第{ $number }个回答
    .expected = 0至{ $most }，即记录中的数量
fault-illegal-answer = 座位{ $seat }，{ $key }：此时不合规则（{ $reason }）
    .expected = 合规则的回答
fault-start-hash = { $found }
    .expected = { $hash }：牌桌开局不同
fault-answer-hash = 座位{ $seat }，{ $key }：其校验值为 { $found }
    .expected = { $hash }
fault-not-finished = true，但第{ $number }个回答之后对局仍在继续
    .expected = false
fault-finished = false，但第{ $number }个回答之后对局已结束
    .expected = true
fault-other-result = { $found }
    .expected = { $result }
fault-other-commitment = { $found }
    .expected = { $commitment }，即该秘密的承诺值
fault-other-salt = { $found }
    .expected = { $commitment }，即该盐值的承诺值
fault-start-not-drawn = { $found }
    .expected = 无：公平种子决定全部发牌
fault-other-seed = { $found }
    .expected = { $seed }，由秘密与各盐值生成
fault-unproven-result = 与回答所得不同的结果
    .expected = 回答所得的结果（trianon verify 会指出何处不符）
fault-other-game = { $game }
    .expected = { $wanted }，如所要求
fault-other-table = { $table }
    .expected = { $wanted }，与 { $file } 相同
fault-no-puzzle = 不是谜题
    .expected = “trianon puzzles make”所写的谜题
fault-not-a-record = 不是对局记录
    .expected = 对局记录

# 规则，以及关于 Trianon 的页面。

## 规则

rules-lead = 每条规则都用我们自己的话写成。
rules-search = 搜索：一个词或编号，例如 RK-A3.2
rules-contents = 章节
rules-count = { $count }条规则
rules-ruling = 我们的解读

## 关于

about-lead = 用 Trianon 可以游玩、研究和模拟{ $games }。它是自由软件。
about-rights = 作者与出版社
about-rights-text = { $games }是其作者、插画师和出版社的作品；游戏及其名称的一切权利归他们所有。Trianon 是独立项目，与他们没有关联，也未获其认可，不含他们的任何图画和文字。
about-buy = 如果你喜欢在这里玩到的游戏，请购买正版。
about-values = 哪些是重构的
about-values-text = 规则中没有印出的配件数值，我们的版本采用重构的数值。下面列出每组数值的来源。
about-values-all = 逐项列出
about-edition = 版本“{ $id }”
origin-rules = 印在规则中
origin-house-rule = 房规
origin-public-source = 公开资料
origin-inferred = 由规则推出
origin-reconstruction = 重构
about-fair = 公平的随机
about-fair-text = 每局之前，服务器封存自己那一半种子，每位玩家加一个盐值；结束后服务器公开自己那一半。你可以下载并核对每份记录。
about-art = 图画
about-art-text = 所有图画都由本项目用代码绘制。全部在这里：
about-fonts = 标题使用 Cormorant Garamond，正文使用 Alegreya Sans，均采用 SIL 开放字体许可证。
about-privacy = 只用一个 Cookie 识别你的身份。设置保存在这个浏览器里。

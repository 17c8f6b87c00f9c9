# 登录邮件。

mail-sign-in-subject = 登录 Trianon
mail-sign-in-text =
    请在想要登录的设备上打开此链接：

    { $url }

    链接半小时内有效，只能使用一次。如果不是你本人操作，无需理会：没有链接，谁也无法登录。
mail-confirm-subject = 这是你的邮箱吗？
mail-confirm-text =
    有人在 Trianon 用此邮箱登记了账号。如果是你本人，请在一天内打开此链接：

    { $url }

    如果不是你，请忽略本邮件，之后不会再收到其他邮件。

# 浏览器通知。

notify-turn = 轮到你了
notify-denied = 浏览器不允许通知。可在浏览器中针对本页的设置里更改。
notify-none = 此浏览器无法显示通知。

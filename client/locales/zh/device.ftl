# 在本机上进行的对局，以及保存在浏览器中的页面：新版本。

update-ready = Trianon 有新版本了。正在进行的对局不受影响。
update-now = 立即刷新
update-later = 以后再说

device-loading = 正在本机上准备游戏……
device-failed = 无法在此设备上开始对局。请刷新页面再试一次。
on-device = 在本机上
played-on-device = 在你自己的设备上进行
to-server = 移交给服务器
to-server-note = 之后可以在另一台设备上继续这一局。
to-device = 移到本机
to-device-note = 之后没有网络也可以继续这一局。
give-up = 放弃这一局
give-up-ask = 这一局会从本机上删除。
fair-device = 这一局由你自己的设备发牌：无法向他人证明发牌过程，也不计入统计。
settings-device = 在本机上与电脑对战
settings-device-note = 没有网络也能玩。连上服务器后，结束的对局会保存到“我的对局”。
storage-full = 本机空间不足：关闭页面后，现在的对局可能会丢失。请腾出空间以便保存。
storage-denied = 此浏览器不允许 Trianon 保存数据：关闭页面后，现在的对局就会丢失。可能是因为使用了无痕窗口。

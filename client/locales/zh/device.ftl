# 保存在浏览器中的页面：新版本。

update-ready = Trianon 有新版本了。正在进行的对局不受影响。
update-now = 立即刷新
update-later = 以后再说

device-failed = 无法在此设备上开始对局。请刷新页面再试一次。

# Settings, and moving to another device.

## Settings

settings-me = You
settings-name = Name
settings-saved = Saved.
settings-language = Language
settings-move = Move to another device
settings-move-note = A private link takes your name and your tables to another device. It works once, within a day. Show it to nobody.
settings-move-make = Make a private link
settings-devices = Signed-in devices
device-this = this device
device-unknown = Unknown browser
device-shared = Browsers linked before the last update
device-seen = last used { $ago }
device-seen-now = used within the last hour
device-sign-out = Sign out
devices-sign-out-others = Sign out all other devices
settings-blocks = Blocked people
unblock = Unblock { $name }
settings-look = Look and sound
settings-theme = Theme
theme-system = like the system
theme-ivory = light
theme-midnight = dark
settings-colours = Colours
colours-painted = as painted
colours-strong = strong contrast
colours-note = Nothing is told apart by colour alone: silks have weaves, players have marks, moods have masks.
settings-motion = Motion
motion-system = like the system
motion-on = on
motion-off = off
settings-turn = When it is my turn
settings-sound = soft sounds: a bell on your turn, coins, cards, the end
settings-notify = a notification while the page is in the background
settings-play = At the table
settings-pace = Rivals’ moves
settings-pace-note = By default slow in your first games. You never have to wait for it before choosing.
move-pace-slow = slow
move-pace-normal = normal
move-pace-quick = quick
move-pace-once = at once
settings-auto = Answer automatically when there is only one choice
settings-tips = Advice
settings-tips-on = Advice in the first game
settings-tips-again = Show all advice again

## Private link

enter-note = This link brings your name and your tables to this browser. So far you are { $name } here; you will leave that guest behind.
enter-do = Continue here
enter-not = Stay the guest I am
enter-none = This page needs a private link. Make one in the settings on your other device.
signed-out-title = Signed out
signed-out-note = This device was signed out. Your name and your tables are safe on your other devices; a private link made there brings them back here.
signed-out-go = Continue as a new guest

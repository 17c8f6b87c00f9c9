# Settings, and moving to another device.

## Settings

settings-account = Account
account-open = Keep this name
account-open-note = You are a guest: this browser alone knows you. With an account nobody else has your name, and you can sign in on any device. Your tables and everything you have played stay yours.
account-open-do = Make an account
account-opened = The name { $name } is yours now.
account-renames = You can change your name again on { $date }.
recovery = Recovery code
recovery-note = A code on paper brings you back when every device is lost. It works once; you then get the next one.
recovery-made = You have a code, made on { $date }.
recovery-make = Make a recovery code
recovery-make-again = Make a new code (the old one stops working)
recovery-keep = This code is shown only now. Print it or write it down, and keep it like a key.
recovery-print = Recovery code of { $name } for { $address }. Enter it there under “Sign in”.
recovery-print-do = Print
settings-name = Name
settings-saved = Saved.
settings-language = Language
settings-move = Sign in on another device
settings-move-note = Open this private link on the other device, or point its camera at the picture. It works once, within an hour. Show it to nobody.
settings-move-make = Make a private link
settings-move-qr = QR code of the private link
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
days-off = Days off
days-off-note = On days off your clocks at slow tables stand still, and the others see until when you are away. You have { $days } a year; none is used unless you announce it.
days-off-first = First day
days-off-last = Last day
days-off-announce = Announce
days-off-announced = Announced.
days-off-taken-back = Taken back.
days-off-cancel = Take back
days-off-left = { $year }: { $days } left.
days-off-zone = Days by the clock of { $zone }.
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
signed-out-title = Signed out
signed-out-note = This device was signed out. Your name and your tables are safe; sign in to bring them back here.
signed-out-go = Continue as a new guest

## Sign in

enter-recovery = Recovery code
enter-recovery-note = The code you printed. It is used up by this; you get the next one at once.
enter-recovery-do = Sign in
enter-recovered = Welcome back, { $name }. This is your next recovery code:
enter-go = Continue
enter-link = From another device
enter-link-note = Where you are still signed in, open Settings and make a private link. Open it here, or point this device’s camera at its picture.
enter-leave = So far you are the guest { $name } here. You will leave that guest behind.
settings-enter = Sign in as somebody else

## Passkeys and mail

passkeys = Passkeys
passkeys-note = Sign in with your fingerprint, face or PIN, without a password. Make one on each device, or one that your devices share.
passkeys-not-here = Passkeys need https and a name of the server, so they do not work at this address. The private link and the recovery code do.
passkey-make = Make a passkey
passkey-declined = No passkey was made.
passkey-name = Name of the passkey
passkey-rename = Rename
passkey-remove = Remove
passkey-made = made on { $date }
passkey-used = last used on { $date }
passkey-elsewhere = made for another address of this server
passkey-copied = There seems to be a copy: it signs nobody in any more. Remove it and make a new one.
mail = Mail address
mail-note = For a link that signs you in and, if you want, for news of your tables. Nobody else sees it.
mail-address = Mail address
mail-give = Send the confirmation
mail-unconfirmed = A link was sent to { $address }. Open it to confirm the address.
mail-forget = Delete the address
confirm-note = With this, links to sign in can be sent to your address.
confirm-do = Confirm
confirm-done = Your mail address is confirmed.
stop-mails-note = No more mails about your tables will be sent. Links to sign in still come when you ask for one.
stop-mails-do = Stop these mails
stop-mails-done = Done. No more mails about your tables.
enter-passkey = Sign in with a passkey
enter-mail = Mail address
enter-mail-note = If an account here has this address, a link to sign in is sent there.
enter-mail-sent = If an account here has this address, the link is on its way. It works for half an hour.
enter-mail-do = Send a link

## Leaving

departure = Your data
departure-note = Everything this server holds about you fits into one file. Nothing of it goes to anybody else.
take-along = Download everything
close-account = Close the account
close-account-note = You are signed out everywhere and get no more notifications; bots play on for you. Your name stays yours. Signing in opens the account again.
close-account-do = Close it now
delete-me = Delete me
delete-me-note = This cannot be undone. Devices, passkeys, mail address, notifications and blocks are deleted, and nobody gets your name again. Matches stay for those you played with, without your name.
delete-me-name = Type “{ $name }” to confirm
delete-me-do = Delete me for good
departure-not = Cancel

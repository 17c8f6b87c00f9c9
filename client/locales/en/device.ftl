# Matches on the device, and the page kept in the browser: new versions of it.

update-ready = A new version of Trianon is ready. Your matches stay as they are.
update-now = Reload now
update-later = Later

device-loading = Getting the game ready on this device …
device-failed = Matches on this device could not be started. Reload the page to try again.
on-device = on this device
played-on-device = played on a device of yours
to-server = Hand over to the server
to-server-note = Then you can go on with this match on another device.
to-device = Take over onto this device
to-device-note = Then you can go on with this match without a network.
give-up = Give up this match
give-up-ask = The match is deleted from this device.
fair-device = Your own device dealt this match: nothing proves to others how it was dealt, and it counts for no statistics.
settings-device = Play against bots on this device
settings-device-note = Works without a network. Finished matches are kept in “My matches” once the server can be reached.
storage-full = This device has no room left: what you play now may be lost when you close the page. Free some space to keep it.
storage-denied = This browser does not let Trianon store anything: what you play now is lost when you close the page. A private window may be the reason.

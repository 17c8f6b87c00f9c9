# The page kept in the browser: new versions of it.

update-ready = A new version of Trianon is ready. Your matches stay as they are.
update-now = Reload now
update-later = Later

device-failed = Matches on this device could not be started. Reload the page to try again.

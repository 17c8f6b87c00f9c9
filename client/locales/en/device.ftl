# The page kept in the browser: new versions of it.

update-ready = A new version of Trianon is ready. Your matches stay as they are.
update-now = Reload now
update-later = Later

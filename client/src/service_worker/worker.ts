/**
 * The service worker: keeps the page for visits without a network, and shows notifications while no page is open.
 * Each module listens for events of its own.
 */
import './cached_files'
import './device_files'
import './notification_clicks'
import './push_messages'

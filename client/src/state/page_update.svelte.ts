import { serviceWorker } from '../net/service_worker'

const CHECK_INTERVAL = 3_600_000 // ms between two looks for a new version, as a tab may stay open for days

/** A new version of the page, stored by the service worker; it takes over when the person says so. */
class PageUpdate {
  /** another version is ready to take over */
  isReady = $state(false)
  private registration: ServiceWorkerRegistration | null = null
  private checkedAt = 0

  /** Store the page for visits without a network, and watch for new versions of it. */
  async start(): Promise<void> {
    this.registration = await serviceWorker()
    const { registration } = this
    if (!registration) return
    this.checkedAt = Date.now()
    this.note()
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => this.note())
    })
    document.addEventListener('visibilitychange', () => this.check())
  }

  /** Reload with the new version. */
  apply(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    const waiting = this.registration?.waiting
    if (waiting) waiting.postMessage({ do: 'activate' })
    else location.reload() // another tab has let it take over already
  }

  /** A version that waits while another one is in charge is an update; the first one is not. */
  private note(): void {
    if (this.registration?.waiting && navigator.serviceWorker.controller) this.isReady = true
  }

  private check(): void {
    if (document.hidden || Date.now() - this.checkedAt < CHECK_INTERVAL) return
    this.checkedAt = Date.now()
    void this.registration?.update().catch(() => undefined) // without a network there is nothing new
  }
}

export const pageUpdate = new PageUpdate()

import { tick } from 'svelte'
import { addressIn, currentAddress, linkTo, type Address } from '../net/addresses'
import { hasServer } from '../net/homes'

/** Client-side router: the current address, and navigation without a page load. */
class Router {
  path = $state('/')
  search = $state('')
  hash = $state('')
  /** what a page calls itself, where its address does not say it */
  title: string | null = $state(null)

  constructor() {
    this.read(currentAddress())
    window.addEventListener('popstate', () => void this.sync(false))
    document.addEventListener('click', (event) => this.follow(event))
    // a notification that was clicked
    navigator.serviceWorker?.addEventListener('message', (event: MessageEvent<{ open?: string }>) => {
      if (event.data.open) this.go(event.data.open)
    })
  }

  /** Go to an address of the client; with `replace`, the page before is not kept in the browser's history. */
  go(to: string, replace = false): void {
    const from = currentAddress().pathname
    if (replace) history.replaceState(null, '', linkTo(to))
    else history.pushState(null, '', linkTo(to))
    void this.sync(from !== currentAddress().pathname)
  }

  private async sync(isNew: boolean): Promise<void> {
    const address = currentAddress()
    if (this.path !== address.pathname) this.title = null
    this.read(address)
    await tick()
    if (isNew && !address.hash) window.scrollTo(0, 0)
  }

  private read({ pathname, search, hash }: Address): void {
    this.path = pathname
    this.search = search
    this.hash = hash
  }

  /** Links inside the client change the page only; all others are the browser's. */
  private follow(event: MouseEvent): void {
    const isPlain = ![event.metaKey, event.ctrlKey, event.shiftKey, event.altKey].includes(true)
    if (event.defaultPrevented || event.button !== 0 || !isPlain) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    if (link.getAttribute('href')?.startsWith('#') && !link.hash.startsWith('#/'))
      return this.scrollTo(event, link.hash)
    const { pathname, search, hash } = addressIn(link)
    if (pathname === this.path && hash && hasServer()) return
    event.preventDefault()
    this.go(pathname + search + hash)
  }

  /** Links to a part of this page are the browser's, except where the page's own address stands behind the `#`. */
  private scrollTo(event: Event, hash: string): void {
    if (hasServer()) return
    event.preventDefault()
    this.go(this.path + this.search + hash)
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }
}

export const router = new Router()

/** The table that an address shows, if it does. */
export function tableAt(path: string): string | null {
  return /^\/t\/([^/]+)$/.exec(path)?.[1] ?? null
}

/** Focus the title of a new page, unless the focus is already inside the page. */
export function focusTitle(): void {
  const here = document.activeElement
  if (here && here !== document.body && !here.closest('.head, .foot')) return // a link in the header or footer keeps the focus after it was followed
  focusOn(document.querySelector<HTMLElement>('h1'))
}

/** Focus the content of the page, past its head. */
export function skipToContent(event: Event): void {
  event.preventDefault()
  const choice = document.querySelector<HTMLElement>('main .place.legal[tabindex="0"]')
  focusOn(choice ?? document.querySelector<HTMLElement>('main'))
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

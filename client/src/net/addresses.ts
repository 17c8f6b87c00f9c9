import { hasServer } from './homes'

/** The parts of an address of the page, as its links and patterns name it. */
export interface Address {
  pathname: string
  search: string
  hash: string
}

/** What a link to an address of the page refers to: on a site of files alone all addresses stand behind a `#`. */
export function linkTo(address: string): string {
  return hasServer() ? address : `#${address}`
}

/** The address of the page that the browser's own address names. */
export function addressIn({ pathname, search, hash }: Address): Address {
  if (hasServer()) return { pathname, search, hash }
  const named = new URL(hash.startsWith('#/') ? hash.slice(1) : '/', 'https://site')
  return { pathname: named.pathname, search: named.search, hash: named.hash }
}

/** The address that is open now. */
export function currentAddress(): Address {
  return addressIn(location)
}

/** Where a file of the page lies: modules are built into a folder beside it. */
export function fileOfPage(name: string): URL {
  return new URL(`${import.meta.env.DEV ? '/' : '../'}${name}`, import.meta.url)
}

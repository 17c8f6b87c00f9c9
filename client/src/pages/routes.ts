import type { Component } from 'svelte'
import { GAMES } from '../games/facts'
import { hasServer } from '../net/homes'
import { prefetchTable } from '../state/prefetch'
import paths from './paths.json'

type Loader = () => Promise<{ default: Component<Record<string, string>> }>
interface Page {
  load: () => Promise<unknown>
  /** a page about what a server holds */
  needsServer?: boolean
  /** a page that draws its own head, such as a table */
  isBare?: boolean
  /** asks for what the page will want, while it is still on its way */
  prepare?: (params: Record<string, string>) => void
}

export interface Found {
  /** the text that names the page */
  title: string
  params: Record<string, string>
  load: Loader
  isBare: boolean
  prepare: () => void
}

const prefetch = ({ id }: Record<string, string>) => {
  if (id) prefetchTable(id)
}

/** The pages by name: `paths.json` has their addresses, and the text `title-<name>` what they are called. */
const PAGES: Record<keyof typeof paths, Page> = {
  home: { load: () => import('./Home.svelte') },
  new: { load: () => import('./NewTable.svelte') },
  table: { load: () => import('./TablePage.svelte'), isBare: true, prepare: prefetch },
  replay: { load: () => import('./Replay.svelte'), isBare: true, prepare: prefetch },
  rules: { load: () => import('./Rules.svelte') },
  matches: { load: () => import('./Matches.svelte') },
  statistics: { load: () => import('./Statistics.svelte'), needsServer: true },
  puzzles: { load: () => import('./Puzzles.svelte') },
  puzzle: { load: () => import('./Puzzle.svelte'), isBare: true },
  settings: { load: () => import('./Settings.svelte') },
  enter: { load: () => import('./SignIn.svelte'), needsServer: true },
  confirm: { load: () => import('./MailLink.svelte'), needsServer: true },
  'stop-mails': { load: () => import('./MailLink.svelte'), needsServer: true },
  edition: { load: () => import('./Edition.svelte') },
  editions: { load: () => import('./Editions.svelte'), needsServer: true },
  about: { load: () => import('./About.svelte') },
  gallery: { load: () => import('./Gallery.svelte') },
}
// the server reads the same patterns, to answer 404 to every other address
const ROUTES = Object.entries(PAGES).map(([name, page]) => ({
  ...page,
  path: new RegExp(paths[name as keyof typeof paths].replace('GAMES', GAMES.join('|'))),
  title: `title-${name}`,
}))
if (import.meta.env.DEV)
  ROUTES.push({
    path: /^\/workbench/,
    title: 'title-workbench',
    load: () => import('./Workbench.svelte'),
    isBare: true,
  })

const NOT_FOUND = { path: /^/, title: 'title-nowhere', load: () => import('./NotFound.svelte') }

/** The page that belongs to an address. */
export function find(path: string): Found {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const route: (typeof ROUTES)[number] =
    ROUTES.find((each) => each.path.test(plain) && (hasServer() || !each.needsServer)) ?? NOT_FOUND
  const params = Object.fromEntries(
    Object.entries(route.path.exec(plain)?.groups ?? {}).filter(
      ([, value]) => (value as string | undefined) !== undefined,
    ),
  )
  return {
    title: route.title,
    params,
    load: route.load as Loader,
    isBare: route.isBare === true,
    prepare: () => route.prepare?.(params),
  }
}

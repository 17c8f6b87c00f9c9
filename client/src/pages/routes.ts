import type { Component } from 'svelte'
import { GAMES } from '../games/facts'
import { hasServer } from '../net/homes'
import { prefetchTable } from '../state/prefetch'
import paths from './paths.json'

type Loader = () => Promise<{ default: Component<Record<string, string>> }>
interface Route {
  path: RegExp
  /** the text that names the page */
  title: string
  load: () => Promise<unknown>
  /** a page about what a server holds */
  needsServer?: boolean
  /** a page that draws its own head, such as a table */
  isBare?: boolean
  /** asks for what the page will want, while it is still on its way */
  prepare?: (params: Record<string, string>) => void
}

export interface Found {
  title: string
  params: Record<string, string>
  load: Loader
  isBare: boolean
  prepare: () => void
}

const prefetch = ({ id }: Record<string, string>) => {
  if (id) prefetchTable(id)
}

// the server reads the same patterns, to answer 404 to every other address
const ROUTES: Route[] = [
  { path: new RegExp(paths.home), title: 'title-home', load: () => import('./Home.svelte') },
  { path: new RegExp(paths.new), title: 'title-new', load: () => import('./NewTable.svelte') },
  {
    path: new RegExp(paths.table),
    title: 'title-table',
    load: () => import('./TablePage.svelte'),
    isBare: true,
    prepare: prefetch,
  },
  {
    path: new RegExp(paths.replay),
    title: 'title-replay',
    load: () => import('./Replay.svelte'),
    isBare: true,
    prepare: prefetch,
  },
  {
    path: new RegExp(paths.rules.replace('GAMES', GAMES.join('|'))),
    title: 'title-rules',
    load: () => import('./Rules.svelte'),
  },
  { path: new RegExp(paths.matches), title: 'title-matches', load: () => import('./Matches.svelte') },
  {
    path: new RegExp(paths.statistics.replace('GAMES', GAMES.join('|'))),
    title: 'title-statistics',
    load: () => import('./Statistics.svelte'),
    needsServer: true,
  },
  { path: new RegExp(paths.puzzles), title: 'title-puzzles', load: () => import('./Puzzles.svelte') },
  {
    path: new RegExp(paths.puzzle.replace('GAMES', GAMES.join('|'))),
    title: 'title-puzzle',
    load: () => import('./Puzzle.svelte'),
    isBare: true,
  },
  { path: new RegExp(paths.settings), title: 'title-settings', load: () => import('./Settings.svelte') },
  {
    path: new RegExp(paths.confirm),
    title: 'title-confirm',
    load: () => import('./MailLink.svelte'),
    needsServer: true,
  },
  {
    path: new RegExp(paths['stop-mails']),
    title: 'title-stop-mails',
    load: () => import('./MailLink.svelte'),
    needsServer: true,
  },
  {
    path: new RegExp(paths.enter),
    title: 'title-enter',
    load: () => import('./SignIn.svelte'),
    needsServer: true,
  },
  {
    path: new RegExp(paths.edition.replace('GAMES', GAMES.join('|'))),
    title: 'title-edition',
    load: () => import('./Edition.svelte'),
  },
  { path: new RegExp(paths.about), title: 'title-about', load: () => import('./About.svelte') },
  { path: new RegExp(paths.gallery), title: 'title-gallery', load: () => import('./Gallery.svelte') },
]
if (import.meta.env.DEV)
  ROUTES.push({
    path: /^\/workbench/,
    title: 'title-workbench',
    load: () => import('./Workbench.svelte'),
    isBare: true,
  })

const NOT_FOUND: Route = { path: /^/, title: 'title-nowhere', load: () => import('./NotFound.svelte') }

/** The page that belongs to an address. */
export function find(path: string): Found {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const route = ROUTES.find((each) => each.path.test(plain) && (hasServer() || !each.needsServer)) ?? NOT_FOUND
  const params = { ...route.path.exec(plain)?.groups }
  for (const name of Object.keys(params)) if (params[name] === undefined) Reflect.deleteProperty(params, name)
  return {
    title: route.title,
    params,
    load: route.load as Loader,
    isBare: route.isBare === true,
    prepare: () => route.prepare?.(params),
  }
}

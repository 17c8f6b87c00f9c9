import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { emptied } from './build/emptied.ts'
import { games } from './build/games.ts'
import { paths } from './build/paths.ts'
import { serviceWorker } from './build/service_worker.ts'
import { texts } from './build/texts.ts'

// The built client lies inside the Python package, so that an installed wheel needs no Node to serve it.
const WEB = '../src/trianon/server/web'

export default defineConfig({
  plugins: [emptied(WEB), texts(), paths(), svelte(), svelteTesting(), serviceWorker()],
  // scripts and styles name each other from where they lie, so that the page may lie in any folder; `trianon site` does
  // the same for the index
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    outDir: WEB,
    emptyOutDir: false, // `emptied` does it
    target: 'es2022',
    // the server forbids inline content: everything is a file of its own
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // few files, as each costs a request: what every page has, what every table has, and one for each game
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            ...games().map((name) => ({
              name,
              test: new RegExp(`src/boards/${name}/(?!front/|sprites/|Gallery|facts|style)`),
              priority: 3,
            })),
            {
              name: 'table',
              test: /src\/shell\/(?!width|shortcuts)|src\/pages\/(table|result)\/|src\/playback\/(paced_queue|scene_player)|src\/state\/(table_session|puzzle_session|replay_player|auto_pause)/,
              priority: 2,
            },
            {
              name: 'core',
              test: /node_modules|preload-helper|virtual:texts$|src\/(net|state|playback|styles|art|texts|games|boards)\/[^/]+$|src\/shell\/(width|shortcuts)|src\/boards\/\w+\/(facts|style)|src\/pages\/(Frame|ProblemPage|LanguageChoice|ConnectionStatus|table_settings|clock_presets|points|time_format|routes|paths|pages\.css)|src\/App/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: {
    environment: 'jsdom',
    testTimeout: 180_000,
    include: ['tests/**/*.test.ts'],
    // tests/setup.ts gives each file modules of its own and an empty document, for a fraction of what a process costs
    isolate: false,
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
})

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { texts } from './build/texts.ts'

// The built client lies inside the Python package, so that an installed wheel needs no Node to serve it.
const WEB = '../src/trianon/server/web'

export default defineConfig({
  plugins: [texts(), svelte(), svelteTesting()],
  build: {
    outDir: WEB,
    emptyOutDir: true,
    target: 'es2022',
    // the server forbids inline content: everything is a file of its own
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { environment: 'jsdom', testTimeout: 30_000, include: ['tests/**/*.test.ts'] },
})

import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// Rooms of src/, the upper ones first: a room imports from those below it and never from one above.
const ROOMS = ['pages', 'state', 'boards', 'playback', 'shell', 'art', 'games', 'texts', 'device', 'net']
const oneWay = ROOMS.slice(1).map((room, n) => ({
  files: [`src/${room}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${ROOMS.slice(0, n + 1).join('|')})(/|$)`,
            message: `src/${room} lies below that room: client/README.md has the map.`,
          },
        ],
      },
    ],
  },
}))

export default ts.config(
  { ignores: ['node_modules', 'src/net/*.d.ts', '.svelte-check', 'shots', '../src/trianon/server/web'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // the sprite sheets are our own files, bundled at build time: nothing a person typed comes near them
      'svelte/no-at-html-tags': 'off',
      // sets and maps here are derived anew, never changed
      'svelte/prefer-svelte-reactivity': 'off',
      'no-console': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "SvelteAttribute[key.name='href'] > SvelteLiteral:first-child[value=/^\\/(?!api\\/)/]",
          message: 'Addresses of the page go through linkTo: on a site without a server they stand behind a #.',
        },
      ],
    },
  },
  ...oneWay,
)

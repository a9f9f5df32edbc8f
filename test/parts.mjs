/**
 * Parts that `npm run test:whole` adds to `npm test`. A change of a part's paths since the last
 * recorded whole run adds the part to `npm test` too. A path ending in `/**.json` means files with
 * that ending below the folder; other paths are files or folders. CONTRIBUTING.md shows this table.
 */
export const wholeParts = [
  {
    name: 'backends',
    what: 'the second house: contracts, sandbox, kit, stand-ins, OCTO',
    jest: { projects: ['backends'] },
    paths: ['backends', 'content/sandbox', 'libs/domain/src', 'test/support/start-sandbox.ts'],
  },
  {
    name: 'journeys',
    what: 'long journeys: crawl, rehearsal, resellers, foreign backends, hostile input',
    jest: { projects: ['long-journeys'] },
    paths: [
      'apps/bff/src/features/resell',
      'apps/bff/src/http',
      'apps/bff/src/rehearsal',
      'libs/adapters/src/http',
      'libs/adapters/src/octo',
      'libs/domain/src/route',
      'test/whole/journeys',
    ],
  },
  {
    name: 'kills',
    what: '500 purchases under kills, and every other program that is killed or starved',
    jest: { projects: ['faults', 'long-faults'], env: { CORPUS: 'whole' } },
    paths: [
      'apps/bff/src/features/pay/purchase',
      'apps/bff/src/features/order/rights',
      'apps/bff/src/features/cart/stay',
      'backends/sandbox/src/engine',
      'deploy/nginx',
      'libs/adapters/src/postgres',
      'libs/domain/src/purchase',
      'test/faults',
      'test/whole/faults',
    ],
  },
  {
    name: 'languages',
    what: 'each journey in the other two languages',
    env: { LANGUAGES: 'all' },
    paths: ['apps/web/src/**.json', 'content', 'libs/domain/src/language'],
  },
  {
    name: 'looks',
    what: 'every kind of page by language, width and theme, with axe',
    browser: ['looks'],
    paths: ['apps/web/src/frame', 'apps/web/src/theme', 'apps/web/src/ui', 'test/browser/looks'],
  },
  {
    name: 'browser',
    what: 'the other browser tests: whole builder, cart editor, every screen’s parts',
    browser: ['whole'],
    paths: [
      'apps/web/src/parts',
      'apps/web/src/runtime',
      'apps/web/src/shop',
      'test/browser/support',
      'test/browser/whole',
    ],
  },
  {
    name: 'screen',
    what: 'a screen added to a copy, as CONTRIBUTING.md says (`npm run prove:screen`)',
    program: 'scripts/prove-screen.mjs',
    paths: [
      'libs/ports/src/screens/screen.ts',
      'scripts/lib/new-screen.mjs',
      'scripts/prove-screen.mjs',
    ],
  },
];

import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { asPublished } from './scripts/lib/as-published.mjs';
import { notices } from './scripts/lib/notices.mjs';
import { webChunks } from './scripts/lib/web-chunks.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const library = (path: string) => `${root}libs/${path}`;

/** In both builds. Every page names them all: seven signs of a hash tell versions of one file apart. */
const named = 'assets/[name]-[hash:7]';

/** Every page lists some thirty chunks: only those keep a name that a browser test looks for. */
const heldBack = new Set(['vendor', 'all-parts']);

const files = new Map<string, string>();

/**
 * A class by a few signs, the same in both builds: three for its file and its place among the words
 * there. Names as they are written weigh on every page; what begins alike packs well.
 */
const shortName = (name: string, file: string, css: string) => {
  const [source = ''] = relative(root, file).split('?');
  const prefix = `c${createHash('sha256').update(source).digest('base64url').slice(0, 3)}`;
  const other = files.get(prefix) ?? source;
  if (other !== source)
    throw new Error(`classes of ${source} and ${other} begin alike: rename one`);
  files.set(prefix, source);
  const classes = [...new Set(css.match(/\.[a-z][\w-]*/gi))];
  return prefix + classes.indexOf(`.${name}`).toString(36);
};

const alias = [
  { find: /^@shop\/domain$/, replacement: library('domain/src/index.ts') },
  {
    find: /^@shop\/ports\/(screens|forms|backends)$/,
    replacement: library('ports/src/$1/index.ts'),
  },
  { find: /^@shop\/ports\/(screens\/[^/]+)$/, replacement: library('ports/src/$1.ts') },
];

/** Our libraries do nothing when imported, so what is not used of them is left out. */
const treeshake = {
  moduleSideEffects: [{ test: /\/libs\//, sideEffects: false }],
  manualPureFunctions: ['createReactComponent'],
};

/** What only opens at a press is never rendered on the server, so it is left out there. */
const withoutIslands: Plugin = {
  name: 'without-islands',
  enforce: 'pre',
  resolveId: (source) => (source.includes('/islands/') ? '\0island' : undefined),
  load: (id) =>
    id === '\0island'
      ? "throw new Error('what opens at a press is not on the server');"
      : undefined,
};

/** `vite build --mode gate`: an app of its own, which shares no file with the shop. */
const gate: UserConfig = {
  root,
  base: '/gate/files/',
  publicDir: false,
  resolve: { alias },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    outDir: 'dist/web/gate',
    rolldownOptions: {
      input: {
        gate: 'apps/web/src/entry-gate.ts',
        'gate-worker': 'apps/web/src/runtime/gate/gate-worker.ts',
      },
      treeshake,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash:7].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
};

/**
 * Both builds of the web app: `vite build` for the browser, `vite build --ssr` for the server that
 * renders it. The server's is one file with everything in it, so that it starts at once.
 */
const web = (isSsrBuild: boolean): UserConfig => ({
  root,
  base: '/',
  publicDir: false,
  plugins: [react(), asPublished(), notices('.vite/'), ...(isSsrBuild ? [withoutIslands] : [])],
  resolve: {
    alias,
  },
  css: { modules: { generateScopedName: shortName } },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    // Styles have to be there before a screen is shown; of its few scripts a browser finds its way.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((one) => one.endsWith('.css')),
    },
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/web/server' : 'dist/web/client',
    rolldownOptions: {
      input: isSsrBuild
        ? 'apps/web/src/entry-server.tsx'
        : [
            'apps/web/src/entry-client.tsx',
            'apps/web/src/entry-early.ts',
            'apps/web/src/runtime/worker/service-worker.ts',
            'apps/web/src/runtime/page/document/standalone.css',
          ],
      treeshake,
      output: isSsrBuild
        ? { codeSplitting: false, assetFileNames: `${named}[extname]` }
        : {
            // Two addresses never change: the worker's, and that of the pages of last resort.
            entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : `${named}.js`),
            chunkFileNames: ({ name }) =>
              heldBack.has(name) ? `${named}.js` : 'assets/[hash:7].js',
            assetFileNames: ({ names }) =>
              names.includes('standalone.css') ? '[name][extname]' : `${named}[extname]`,
            codeSplitting: { groups: webChunks(`${root}apps/web/src/`) },
          },
    },
  },
});

export default defineConfig(({ isSsrBuild = false, mode }) =>
  mode === 'gate' ? gate : web(isSsrBuild),
);

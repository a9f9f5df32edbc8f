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

/** Same names in both builds. Short hashes: each page lists all its files. */
const named = 'assets/[name]-[hash:7]';

/** Chunks that browser tests look for by name. Others have none, since each page lists about thirty. */
const heldBack = new Set(['vendor', 'all-parts']);

const files = new Map<string, string>();

/**
 * Short class names, equal in both builds: three characters for the file, then the class's index in
 * it. They save bytes on every page, and a common prefix compresses well.
 */
const shortName = (name: string, file: string, css: string) => {
  const [source = ''] = relative(root, file).split('?');
  const prefix = `c${createHash('sha256').update(source).digest('base64url').slice(0, 3)}`;
  const other = files.get(prefix) ?? source;
  if (other !== source)
    throw new Error(`classes of ${source} and ${other} get the same prefix: rename one file`);
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

/** Importing our libraries has no side effects, so unused exports are dropped. */
const treeshake = {
  moduleSideEffects: [{ test: /\/libs\//, sideEffects: false }],
  manualPureFunctions: ['createReactComponent'],
};

/** Islands render only in the browser; the server bundle leaves them out. */
const withoutIslands: Plugin = {
  name: 'without-islands',
  enforce: 'pre',
  resolveId: (source) => (source.includes('/islands/') ? '\0island' : undefined),
  load: (id) =>
    id === '\0island' ? "throw new Error('an island does not render on the server');" : undefined,
};

/** Typefaces, flags and icons, whose files tools/ takes. */
const drawn = [
  '@expo-google-fonts/geologica',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/geologica',
  '@fontsource/unifontex',
  '@tabler/icons-react',
  'circle-flags',
];

/** `vite build --mode gate`: a separate app that shares no file with the shop. */
const gate: UserConfig = {
  root,
  base: '/gate/files/',
  publicDir: false,
  plugins: [notices('.vite/')],
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
 * Both builds of the web app: `vite build` for the browser, `vite build --ssr` for the server. The
 * server's is one file, which loads fastest.
 */
const web = (isSsrBuild: boolean): UserConfig => ({
  root,
  base: '/',
  publicDir: false,
  plugins: [
    react(),
    asPublished(),
    ...(isSsrBuild ? [notices('.vite/'), withoutIslands] : [notices('.vite/', drawn)]),
  ],
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
    // Preload styles only: a screen must not show without them, and it has few scripts.
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
            // Fixed addresses: the worker, and the style sheet of standalone pages.
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

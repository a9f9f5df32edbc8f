import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const library = (path: string) => `${root}libs/${path}`;

/** What is in every first load changes rarely together: one file that lasts between releases. */
const ground =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack|i18next|react-i18next|use-sync-external-store|html-parse-stringify|void-elements)\//;

/** Our own parts that nearly every page is made of; fields and what opens at a press are not. */
const paper =
  /apps\/web\/src\/(shop|frame|runtime\/live|parts\/problems|parts\/search-box|ui\/(?=alert|app-link|button|chip|class-n|dock|icon|label|offer|outline|price\.|section))\/?[^/]+\.(tsx?|css)$/;

/** What several screens share: one file each of script and style rather than a dozen small ones. */
const parts =
  /apps\/web\/src\/(parts\/posters\/(?!poster-picks)|parts\/summary\/|ui\/(?!accordion|use-open|search-form|stepper|segments))[^/]+\.(tsx?|css)$/;

/** What the late parts of the frame and the panels share. */
const late =
  /apps\/web\/src\/frame\/parts\/(contact-ways|discover-links|settings-f[^/]+)\.(tsx?|css)$/;

const classes = new Map<string, string>();

/** A class by a few signs, the same in both builds: names as they are written weigh on every page. */
const shortName = (name: string, file: string) => {
  const [source = ''] = relative(root, file).split('?');
  const whole = `${source} ${name}`;
  const short = `c${createHash('sha256').update(whole).digest('base64url').slice(0, 4)}`;
  const other = classes.get(short) ?? whole;
  if (other !== whole) throw new Error(`${whole} and ${other} have one name: rename one of them`);
  classes.set(short, whole);
  return short;
};

/**
 * Lets the parts of the router that we do not use be left out: each is made by a call and named by
 * an assignment, which a bundler has to take for effects.
 */
const lightRouter: Plugin = {
  name: 'light-router',
  transform(code, id) {
    if (!/node_modules\/react-router\//.test(id)) return undefined;
    return code
      .replace(/(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ ')
      .replace(/^\w+\.displayName = "\w+";$/gm, '');
  },
};

/**
 * Both builds of the web app: `vite build` for the browser, `vite build --ssr` for the server that
 * renders it. The server's is one file with everything in it, so that it starts at once.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  base: '/',
  publicDir: false,
  plugins: [react(), lightRouter],
  resolve: {
    alias: [
      { find: /^@shop\/domain$/, replacement: library('domain/src/index.ts') },
      // Its package names the development build for everybody; the other one warns of nothing.
      ...['index', 'dom-export'].map((part) => ({
        find: new RegExp(`^react-router${part === 'index' ? '' : '/dom'}$`),
        replacement: `${root}node_modules/react-router/dist/production/${part}.mjs`,
      })),
      { find: /^@shop\/ports\/(screens|backends)$/, replacement: library('ports/src/$1/index.ts') },
    ],
  },
  css: { modules: { generateScopedName: shortName } },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/web/server' : 'dist/web/client',
    rolldownOptions: {
      input: isSsrBuild
        ? 'apps/web/src/entry-server.tsx'
        : [
            'apps/web/src/entry-client.tsx',
            'apps/web/src/entry-early.ts',
            'apps/web/src/runtime/worker/service-worker.ts',
            'apps/web/src/runtime/document/standalone.css',
          ],
      // What only opens at a press is never rendered on the server, so it is left out there.
      external: isSsrBuild ? [/\/islands\//, /added-panel/] : [],
      treeshake: {
        // Our libraries do nothing when imported, so what is not used of them is left out.
        moduleSideEffects: [{ test: /\/libs\//, sideEffects: false }],
        manualPureFunctions: ['createReactComponent'],
      },
      output: isSsrBuild
        ? { codeSplitting: false }
        : {
            // Two addresses never change: the worker's, and that of the pages of last resort.
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
            assetFileNames: ({ names }) =>
              names.includes('standalone.css')
                ? '[name][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'ground', test: ground },
                { name: 'paper', test: paper },
                { name: 'parts', test: parts },
                { name: 'late', test: late },
              ],
            },
          },
    },
  },
}));

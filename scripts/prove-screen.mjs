// `npm run prove:screen`: adds a screen to a copy of the repository, by the steps of
// CONTRIBUTING.md alone, and opens it there. `-- --without=list` omits a step, which must fail.
import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { added, changed, leads, paths, titles } from './lib/new-screen.mjs';
import { nodeProgram } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { freePorts } from './lib/ports.mjs';
import { run } from './lib/run.mjs';
import { Obstacle, runMain, say, seconds } from './lib/say.mjs';

const siteMaps = { es: '/es/mapa-de-sitio/', en: '/en/site-map/', pt: '/pt/mapa-do-site/' };
const steps = [...Object.keys(added), ...Object.keys(changed)];

const expect = (holds, text) => {
  if (!holds) throw new Obstacle(`NOT PROVED: ${text}`);
  say(`  ${text}`);
};

/** A program's output; throws when it fails. */
async function ask(command, args, folder) {
  const { code, output } = await run(command, args, { cwd: folder });
  if (code !== 0) throw new Obstacle(`${command} ${args.join(' ')} failed:\n${output}`);
  return output;
}

/** The working tree, uncommitted files included, as a new repository. */
async function copyTo(folder) {
  const tracked = await ask('git', ['ls-files', '-z', '-co', '--exclude-standard'], inRoot());
  for (const file of tracked.split('\0').filter(Boolean))
    await cp(inRoot(file), join(folder, file));
  await symlink(inRoot('node_modules'), join(folder, 'node_modules'));
  const git = (...args) => ask('git', args, folder);
  await git('init', '--quiet');
  await writeFile(join(folder, '.git/info/exclude'), 'node_modules\n');
  await git('add', '--all');
  const author = ['-c', 'user.name=Taquilla', '-c', 'user.email=taquilla@example.com'];
  await git(...author, 'commit', '--quiet', '--message', 'as it was');
}

async function addScreen(folder, wanted) {
  const write = async (file, text) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const files = wanted.flatMap((step) => Object.entries(added[step] ?? {}));
  for (const [file, text] of files) await write(file, text);
  const rows = wanted.flatMap((step) => (changed[step] ? [changed[step]] : []));
  for (const [file, turn] of rows) {
    await write(file, turn(await readFile(join(folder, file), 'utf8')));
  }
  return [...files, ...rows].map(([file]) => file).sort();
}

async function changesIn(folder) {
  const lines = await ask('git', ['status', '--porcelain', '-uall'], folder);
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))
    .sort();
}

async function openShop(folder) {
  const [port, sandboxPort, opsPort] = await freePorts(3);
  const env = { PORT: port, SANDBOX_PORT: sandboxPort, OPS_PORT: opsPort, npm_lifecycle_event: '' };
  const shop = spawn(nodeProgram(), ['scripts/start.mjs'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(shop, 'exit');
  const close = async () => {
    shop.kill('SIGINT');
    await ended;
  };
  const isOpen = new Promise((resolve) =>
    shop.stdout.on('data', (text) => String(text).includes('is open at') && resolve('open')),
  );
  if ((await Promise.race([isOpen, ended])) !== 'open')
    throw new Obstacle('The shop did not open.');
  return { url: `http://localhost:${port}`, close };
}

async function lookOverHttp(url, language) {
  const read = async (path) => (await fetch(url + path)).text();
  const answer = await fetch(url + paths[language]);
  const html = await answer.text();
  expect(answer.status === 200, `${paths[language]} is served`);
  expect(html.includes(`>${titles[language]}</h1>`), `it shows its view: ${titles[language]}`);
  expect(html.includes(leads[language]), `it has its texts: ${leads[language]}`);
  const map = await read(siteMaps[language]);
  expect(map.includes(`href="${paths[language]}"`), `${siteMaps[language]} names it`);
  const sitemap = `/sitemap-${language}.xml`;
  expect((await read(sitemap)).includes(`${paths[language]}</loc>`), `${sitemap} names it`);
}

async function openByLink(browser, url, language) {
  const page = await browser.newPage();
  const documents = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
  await page.goto(url + siteMaps[language], { waitUntil: 'networkidle' });
  // Before hydration the browser handles links itself; touching an island starts hydration.
  await page.locator('header [data-island]').first().hover();
  await page.locator('html[data-awake] #main[data-awake]').waitFor();
  await page.locator('main').getByRole('link', { name: titles[language], exact: true }).click();
  await page.getByRole('heading', { level: 1, name: titles[language], exact: true }).waitFor();
  await page.getByText(leads[language]).waitFor();
  const isThere = new URL(page.url()).pathname === paths[language] && documents.length === 1;
  expect(isThere, `a link opens ${paths[language]} without a reload`);
  expect(troubles.length === 0, `nothing is wrong in the console ${troubles.join('; ')}`.trim());
  await page.close();
}

async function lookAt(folder) {
  const shop = await openShop(folder);
  const browser = await chromium.launch({ executablePath: await ensureTestBrowser() });
  try {
    for (const language of Object.keys(paths)) {
      await lookOverHttp(shop.url, language);
      await openByLink(browser, shop.url, language);
    }
  } finally {
    await browser.close();
    await shop.close();
  }
}

function readOrder() {
  const { without } = parseArgs({ options: { without: { type: 'string' } } }).values;
  if (without && !steps.includes(without)) {
    throw new Obstacle(`--without is one of ${steps.join(', ')}`);
  }
  return steps.filter((step) => step !== without);
}

await runMain(async () => {
  const wanted = readOrder();
  const began = Date.now();
  // The copy only links to the packages.
  await ensureInstall();
  const folder = await mkdtemp(join(tmpdir(), 'taquilla-screen-'));
  try {
    // Accessible to other users, since root runs the database as one.
    await chmod(folder, 0o755);
    await copyTo(folder);
    const files = await addScreen(folder, wanted);
    await ask(nodeProgram(), ['node_modules/typescript-native/bin/tsc', '-p', '.'], folder);
    say('  types hold');
    await ask(nodeProgram(), ['scripts/build.mjs'], folder);
    const changes = await changesIn(folder);
    expect(changes.join() === files.join(), `it is these files:\n    ${changes.join('\n    ')}`);
    await lookAt(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  say(`Proved in ${seconds(began)}: a screen is its own files, a route row and a list row.`);
});

// `npm run sweep`: every page in every language, width and theme, in a real browser. Further
// arguments go to Playwright: `npm run sweep -- -g 'on a phone'`.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { Obstacle, runMain, say, seconds } from './lib/say.mjs';

const reportFile = inRoot('test-results/sweep-browser.json');
const config = ['-c', 'test/browser/playwright.config.ts', '--project=pages', 'pages.spec.ts'];

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

const noted = (annotations, type) =>
  annotations.filter((one) => one.type === type).map(({ description }) => description);

/** A test that ended without findings reports how it ended. */
function lookOf({ ok, tests: [{ annotations, results }] }) {
  const findings = noted(annotations, 'finding');
  const [look = ''] = noted(annotations, 'look');
  if (ok || findings.length > 0) return { look, findings };
  const [error] = results.flatMap(({ errors }) => errors);
  return { look, findings: [error?.message?.split('\n')[0] ?? 'did not end'] };
}

async function lookAtAll() {
  await mkdir(inRoot('test-results'), { recursive: true });
  await rm(reportFile, { force: true });
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...config];
  const env = { SWEEP: 'all', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  await runNode([...args, ...process.argv.slice(2)], { env, show: true });
  const report = JSON.parse(await readFile(reportFile, 'utf8').catch(() => 'null'));
  if (!report || report.errors.length > 0)
    throw new Obstacle('✗ sweep: the browser did not finish');
  return report.suites.flatMap(specsIn).map(lookOf);
}

/** One line per finding, with the tests that have it. */
function tableOf(looks) {
  const having = new Map();
  for (const { look, findings } of looks)
    for (const finding of findings) having.set(finding, [...(having.get(finding) ?? []), look]);
  return [...having]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(
      ([finding, where]) =>
        `${String(where.length).padStart(4)}  ${finding}\n      ${inShort(where)}`,
    )
    .join('\n');
}

const inShort = (looks) =>
  looks.slice(0, 6).join(' · ') + (looks.length > 6 ? ` · and ${looks.length - 6} more` : '');

await runMain(async () => {
  const began = Date.now();
  await ensureInstall();
  await ensureBuild();
  await ensureTestBrowser();
  const looks = await lookAtAll();
  const bad = looks.filter(({ findings }) => findings.length > 0);
  const result = { date: new Date().toISOString(), looks: looks.length, findings: bad };
  await writeFile(inRoot('test-results/sweep.json'), `${JSON.stringify(result, null, 2)}\n`);
  if (bad.length > 0) say(`\n${tableOf(bad)}`);
  say(`\n${looks.length} looks, ${bad.length} with findings; ${seconds(began)}`);
  return bad.length > 0 || looks.length === 0 ? 1 : 0;
});

import { lstat, readFile } from 'node:fs/promises';
import { fingerprintOf, isStamped, stamp } from './fingerprint.mjs';
import { hasNode } from './node.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { Obstacle, say } from './say.mjs';

const stampFile = inRoot('node_modules/.taquilla-install');

/** Native packages, Node among them, are installed for one platform. */
const machine = `${process.platform} ${process.arch}`;

/** The oldest Node for npm, and for everything on platforms without a packaged Node. */
const oldest = hasNode ? [20, 19] : [24, 0];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new Obstacle(
    `This is Node ${process.versions.node}. Taquilla needs ${oldest.join('.')} or newer here ` +
      '(https://nodejs.org).',
  );
}

/** A linked node_modules belongs to another copy of the repository; leave it alone. */
const isLinked = async () =>
  (await lstat(inRoot('node_modules')).catch(() => undefined))?.isSymbolicLink() ?? false;

const packagesOf = async (lock) =>
  JSON.parse(await readFile(inRoot(lock), 'utf8').catch(() => '{}')).packages ?? {};

/** Whether a manual npm install left node_modules as the lock file asks. */
async function isInstalledByHand() {
  const [wanted, there] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map(packagesOf),
  );
  const compiler = `node_modules/@swc/core-${process.platform}-${process.arch}`;
  const isForHere = Object.keys(there).some((path) => path.startsWith(compiler));
  const isSame = ([path, { version, optional }]) =>
    path === '' || (optional && !there[path]) || there[path]?.version === version;
  return isForHere && Object.entries(wanted).every(isSame);
}

async function install() {
  say('Installing the packages of package-lock.json (about half a minute, once) …');
  // The build needs development packages under NODE_ENV=production too.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const { code } = await run('npm', args, { show: true });
  if (code !== 0) throw new Obstacle('npm ci failed; its message is above.');
}

export async function ensureInstall() {
  checkNode();
  if (await isLinked()) return;
  const wanted = await fingerprintOf(['package-lock.json', '.npmrc'], undefined, machine);
  if (await isStamped(stampFile, wanted)) return;
  if (!(await isInstalledByHand())) await install();
  await stamp(stampFile, wanted);
}

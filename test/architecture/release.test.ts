import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isLater, release, withRelease } from '../../scripts/lib/release.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const changelog = `# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Tides.\n`;

/** A repository whose first commit a whole run tested. */
function aRepository() {
  const root = temporaryFolder('release');
  folders.push(root);
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const commit = (message: string) => {
    git('add', '.');
    git('commit', '--quiet', '--message', message);
  };
  git('init', '--quiet');
  git('config', 'user.name', 'A maintainer');
  git('config', 'user.email', 'maintainer@shop.invalid');
  const shop = { name: 'shop', version: '0.1.0' };
  const packages = { '': shop, 'node_modules/zod': { version: '4.6.7' } };
  write('package.json', JSON.stringify(shop, null, 2));
  write('package-lock.json', JSON.stringify({ ...shop, packages }, null, 2));
  write('CHANGELOG.md', changelog);
  commit('feat: tides');
  write('test/whole-run.json', JSON.stringify({ commit: git('rev-parse', 'HEAD') }));
  commit('test: the whole run is green');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return { root, git, write, commit, read };
}

const to = (root: string, version = '1.0.0') => release({ root, version, day: '2026-12-01' });

it('sets the version, moves the unreleased entries, commits and tags', async () => {
  const { root, git, read } = aRepository();
  expect(await to(root)).toBe('v1.0.0');
  expect(JSON.parse(read('package.json')).version).toBe('1.0.0');
  const lock = JSON.parse(read('package-lock.json'));
  expect([lock.version, lock.packages[''].version]).toEqual(['1.0.0', '1.0.0']);
  expect(lock.packages['node_modules/zod'].version).toBe('4.6.7');
  expect(read('CHANGELOG.md')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-12-01\n\n### Added\n\n- Tides.\n',
  );
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s')).toBe('release: 1.0.0');
  expect(git('rev-parse', 'v1.0.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
});

it('refuses a commit that no whole run tested', async () => {
  const { root, write, commit, git } = aRepository();
  write('apps/main.ts', 'export {};\n');
  commit('feat: more');
  await expect(to(root)).rejects.toThrow('Changed since: apps/main.ts');
  expect(git('tag', '--list')).toBe('');
});

it('refuses uncommitted changes, old versions and an empty changelog', async () => {
  const { root, write, git } = aRepository();
  await expect(to(root, '0.1.0')).rejects.toThrow('not later than 0.1.0');
  await expect(to(root, '1.0')).rejects.toThrow('not a version');
  write('new.txt', '');
  await expect(to(root)).rejects.toThrow('uncommitted');
  rmSync(join(root, 'new.txt'));
  git('tag', 'v1.0.0');
  await expect(to(root)).rejects.toThrow('v1.0.0 exists');
  expect(withRelease('# Changelog\n\n## [Unreleased]\n', '1.0.0', '2026-12-01')).toBeUndefined();
});

it('keeps earlier releases below the new one', () => {
  const earlier = '## [1.0.0] - 2026-12-01\n\n- Tides.\n';
  const text = `# Changelog\n\n## [Unreleased]\n\n- Waves.\n\n${earlier}`;
  expect(withRelease(text, '1.1.0', '2027-01-09')).toBe(
    `# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2027-01-09\n\n- Waves.\n\n${earlier}`,
  );
});

it.each([
  ['1.0.0', '0.9.9', true],
  ['0.10.0', '0.9.0', true],
  ['1.0.0', '1.0.0', false],
  ['1.2.3', '1.10.0', false],
])('%s is later than %s: %s', (version, other, later) => {
  expect(isLater(version, other)).toBe(later);
});

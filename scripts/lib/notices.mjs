import { readdir, readFile } from 'node:fs/promises';
import { isAllowed, licenseOf } from './licenses.mjs';
import { inRoot } from './paths.mjs';

const packageIn = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const isLicense = /^(?:licen[cs]e|copying|notice)/i;

async function packageAt(folder) {
  const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const files = await readdir(folder);
  const own = files.filter((file) => isLicense.test(file));
  // A few packages have their licence in the readme.
  const read = own.length > 0 ? own : files.filter((file) => /^readme/i.test(file));
  const texts = await Promise.all(read.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  return { name, version, license: licenseOf({ name, license }), texts };
}

const component = ({ name, version, license }) => ({
  type: 'library',
  name,
  version,
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  licenses: [{ expression: license }],
});

/** The shop itself, as the subject of the inventory. */
async function subject() {
  const { name, version, license } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  return { component: { type: 'application', name, version, licenses: [{ expression: license }] } };
}

/**
 * Plugin for Rolldown and Vite: writes a bundle's packages as `sbom.json` (CycloneDX) and their
 * licences as `licenses.txt`; a licence that is not allowed fails the build. `copied` names packages
 * of which other build steps take files. `npm sbom` fails on our overrides, and omits React, which
 * is also a development package.
 */
export const notices = (folder = '', copied = []) => ({
  name: 'notices',
  async generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
    const found = ids.flatMap((id) => packageIn.exec(id.replaceAll('\0', ''))?.[0] ?? []);
    const folders = [...found, ...copied.map((name) => inRoot('node_modules', name))];
    const packages = await Promise.all([...new Set(folders)].sort().map(packageAt));
    for (const { name, license } of packages)
      if (!isAllowed(license))
        this.error(
          `${name} has the licence ${license}: scripts/lib/licenses.mjs lists the allowed`,
        );
    const emit = (name, source) =>
      this.emitFile({ type: 'asset', fileName: `${folder}${name}`, source });
    const metadata = await subject();
    const components = packages.map(component);
    const sbom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata, components };
    emit('sbom.json', JSON.stringify(sbom));
    const licenses = packages.map(({ name, version, texts }) =>
      [`## ${name} ${version}`, ...texts].join('\n\n'),
    );
    emit('licenses.txt', licenses.join('\n\n'));
  },
});

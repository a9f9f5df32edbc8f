import { readdir, readFile } from 'node:fs/promises';

const packageIn = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const isLicense = /^(?:licen[cs]e|copying|notice)/i;

async function packageAt(folder) {
  const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const files = (await readdir(folder)).filter((file) => isLicense.test(file));
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  return { name, version, license, texts };
}

const component = ({ name, version, license }) => ({
  type: 'library',
  name,
  version,
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  ...(license && { licenses: [{ expression: license }] }),
});

/**
 * Plugin for Rolldown and Vite: writes a bundle's packages as `sbom.json` (CycloneDX) and their
 * licences as `licenses.txt`. `npm sbom` fails on our overrides, and omits React, which is also a
 * development package.
 */
export const notices = (folder = '') => ({
  name: 'notices',
  async generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
    const found = ids.flatMap((id) => packageIn.exec(id.replaceAll('\0', ''))?.[0] ?? []);
    const packages = await Promise.all([...new Set(found)].sort().map(packageAt));
    const emit = (name, source) =>
      this.emitFile({ type: 'asset', fileName: `${folder}${name}`, source });
    const components = packages.map(component);
    const sbom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
    emit('sbom.json', JSON.stringify(sbom));
    const licenses = packages.map(({ name, version, texts }) =>
      [`## ${name} ${version}`, ...texts].join('\n\n'),
    );
    emit('licenses.txt', licenses.join('\n\n'));
  },
});

import { readFileSync } from 'node:fs';

const isOfPackage = (id) => /\/node_modules\/.*\.[cm]?js$/.test(id) && !id.includes('\0');

/** Vite plugin: fails the build if a package's source differs from `node_modules`. */
export const asPublished = () => ({
  name: 'as-published',
  buildEnd() {
    const isChanged = (id) => this.getModuleInfo(id)?.code !== readFileSync(id, 'utf8');
    const changed = [...this.getModuleIds()].filter(isOfPackage).filter(isChanged);
    if (changed.length > 0) this.error(`A package is built otherwise than published: ${changed}`);
  },
});

import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

const watch = pathToFileURL(inRoot('test/support/contracts/in-programs.mjs')).href;

/**
 * What a program of ours is started with so that a whole run sees its calls; nothing outside of one.
 * @returns {Readonly<Record<string, string>>}
 */
export const watchedPrograms = () => {
  const { CONTRACTS_SEEN } = process.env;
  return CONTRACTS_SEEN ? { CONTRACTS_SEEN, NODE_OPTIONS: `--import=${watch}` } : {};
};

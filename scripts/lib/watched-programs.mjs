import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

const watch = pathToFileURL(inRoot('test/support/contracts/in-programs.mjs')).href;

/**
 * Environment that makes a program's calls visible to a whole run; empty outside of one.
 * @returns {Readonly<Record<string, string>>}
 */
export const watchedPrograms = () => {
  const { CONTRACTS_SEEN } = process.env;
  return CONTRACTS_SEEN ? { CONTRACTS_SEEN, NODE_OPTIONS: `--import=${watch}` } : {};
};

import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const brought = inRoot('node_modules/.bin/node');

/**
 * The Node that came with the packages: the same on every machine, and as in the image. Before they
 * are there, and on Windows where npm puts a script in its place, the one that runs this.
 */
export const nodeProgram = () =>
  process.platform !== 'win32' && existsSync(brought) ? brought : process.execPath;

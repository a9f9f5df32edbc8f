import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {...string} parts a path below the repository */
export const inRoot = (...parts) => join(root, ...parts);

import { fileURLToPath } from 'node:url';
import config from '../../jest.config.mjs';

const [parts] = config.projects;

/** The tests beside what is broken, as every run has them, but for fewer cases of chance. */
export default {
  ...parts,
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  roots: ['<rootDir>/libs/domain/src'],
  testMatch: ['<rootDir>/libs/domain/src/{pricing,package,coupon}/*.test.ts'],
  setupFiles: ['<rootDir>/test/mutation/same-cases.mjs'],
  testTimeout: config.testTimeout,
};

import { fileURLToPath } from 'node:url';
import config from '../../jest.config.mjs';

const [parts] = config.projects;

/** The tests beside the mutated code, as in every run, but in one file with fewer random cases. */
export default {
  ...parts,
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  roots: ['<rootDir>/libs/domain/src', '<rootDir>/test/mutation'],
  testMatch: ['<rootDir>/test/mutation/every.test.ts'],
  testEnvironment: fileURLToPath(new URL('first-failure.mjs', import.meta.url)),
  setupFiles: ['<rootDir>/test/mutation/same-cases.mjs'],
  testTimeout: config.testTimeout,
};

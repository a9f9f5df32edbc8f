import { availableParallelism } from 'node:os';

/** What `npm run mutate` mutates, and which tests must fail; see CONTRIBUTING.md. */
export default {
  mutate: ['libs/domain/src/{pricing,package,coupon}/*.ts', '!**/*.test.ts'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: {
    projectType: 'custom',
    configFile: 'test/mutation/jest.config.mjs',
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  // Copies for mutants need these sources and no build.
  ignorePatterns: [
    '/apps',
    '/content',
    '/dist',
    '/docs',
    '/.data',
    '/test-results',
    '/test/browser',
  ],
  tempDirName: 'test-results/mutants',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutation/index.html' },
  jsonReporter: { fileName: 'test-results/mutation/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  // Ends mutants that loop forever, also on a busy machine.
  timeoutMS: 20_000,
  concurrency: availableParallelism(),
};

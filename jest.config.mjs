import { availableParallelism } from 'node:os';

/** Tests run native ES modules, compiled by swc like the product, without bundling. */
const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};

/** The aliases of tsconfig.json; our `.js` imports are `.ts` or `.tsx` files. */
const moduleNameMapper = {
  '^@shop/domain$': '<rootDir>/libs/domain/src/index.ts',
  '^@shop/ports/(screens|forms|backends)$': '<rootDir>/libs/ports/src/$1/index.ts',
  '^@shop/ports/screens/([^/]+)$': '<rootDir>/libs/ports/src/screens/$1.ts',
  '^@shop/adapters/([^/]+)$': '<rootDir>/libs/adapters/src/$1/index.ts',
  '^@shop/test/(.*)$': '<rootDir>/test/support/$1',
  '\\.module\\.css$': '<rootDir>/test/support/css-module.mjs',
  '\\.svg$': '<rootDir>/test/support/svg-address.mjs',
  '\\.css$': '<rootDir>/test/support/empty-css.mjs',
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

const project = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper,
  roots: ['<rootDir>/apps', '<rootDir>/backends', '<rootDir>/libs', '<rootDir>/test'],
};

/** Tests of the built shop, with one database server for the run. */
const shops = {
  ...project,
  testEnvironment: '<rootDir>/test/support/shop-environment.mjs',
  globalSetup: '<rootDir>/test/support/before-shops.mjs',
  globalTeardown: '<rootDir>/test/support/after-shops.mjs',
};

const inFolder = (displayName, folder, base = shops) => ({
  ...base,
  displayName,
  testMatch: [`<rootDir>/${folder}/**/*.test.ts`],
});

export default {
  projects: [
    {
      ...project,
      displayName: 'parts',
      // Component tests set `@jest-environment jsdom`.
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{apps,libs,test/architecture}/**/*.test.ts?(x)'],
    },
    inFolder('contracts', 'test/contracts'),
    inFolder('journeys', 'test/journeys'),
    inFolder('faults', 'test/faults'),
    // The rest runs in `npm run test:whole`, and in `npm test` when test/parts.mjs says so.
    inFolder('long-journeys', 'test/whole/journeys'),
    inFolder('long-faults', 'test/whole/faults'),
    inFolder('backends', 'backends'),
  ],
  // Under ESM a worker keeps the modules of finished files. Above this size jest replaces it, and the
  // new one loads Nest, the shop and the sandbox again.
  workerIdleMemoryLimit: '1500MB',
  // Many tests wait for a timeout or a database, so one worker more than cores is faster. Two more
  // cost a fifth more processor time.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/test/support/long-first.mjs',
  // Ends tests that hang. It is no performance limit.
  testTimeout: 120_000,
};

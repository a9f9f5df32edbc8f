/** Tests run as the product does: native ES modules, TypeScript turned by swc, nothing bundled. */
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

/** The same aliases as tsconfig.json; a `.js` of ours is a `.ts` or `.tsx` on disk. */
const moduleNameMapper = {
  '^@shop/domain$': '<rootDir>/libs/domain/src/index.ts',
  '^@shop/ports/(screens|backends)$': '<rootDir>/libs/ports/src/$1/index.ts',
  '^@shop/ports/screens/([^/]+)$': '<rootDir>/libs/ports/src/screens/$1.ts',
  '^@shop/adapters/([^/]+)$': '<rootDir>/libs/adapters/src/$1/index.ts',
  '^@shop/test/(.*)$': '<rootDir>/test/support/$1',
  '\\.module\\.css$': '<rootDir>/test/support/css-module.mjs',
  '\\.svg$': '<rootDir>/test/support/svg-address.mjs',
  '\\.css$': '<rootDir>/test/support/empty-css.mjs',
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

/** A test of the web's parts asks for a document with `@jest-environment jsdom` in its first lines. */
export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper,
  testMatch: [
    '<rootDir>/libs/**/*.test.ts?(x)',
    '<rootDir>/apps/**/*.test.ts?(x)',
    '<rootDir>/test/{architecture,contracts,journeys}/**/*.test.ts?(x)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Modules of finished files stay in a worker's memory under ESM; past this it is replaced.
  workerIdleMemoryLimit: '400MB',
  maxWorkers: 2,
  // Ends what hangs; how long a test takes on a busy machine says nothing.
  testTimeout: 30_000,
};

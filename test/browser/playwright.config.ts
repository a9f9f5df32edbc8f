import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '../../scripts/lib/chromium.mjs';
import { screenSizes } from './support/screen-sizes.js';

/** They bring their own widths. */
const onceForAll = /\/looks\/(pages|combinations)\.spec\.ts/;

/** Whether `npm test` or `npm run sweep` counts the results, not a person at work on one test. */
const isCounted = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE !== undefined;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds here: compiling what it runs often costs a tenth more than it saves.
  // Reading scripts on other threads can leave a page without another frame
  // (docs/decisions/0025-tests-and-rules.md).
  '--js-flags=--no-opt --no-maglev --no-sparkplug --no-script-streaming',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/browser',
  globalSetup: './support/open-shop.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // A whole way takes a minute on a machine that others keep busy; each step has a limit of its own.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: isCounted ? [['dot'], ['json']] : [['list']],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // A worker would stand between a test and what it counts.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What failed in `npm test` is run again by itself for its trace: it costs every test.
    trace: isCounted ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: findTestBrowser() ?? '', args: flags },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: onceForAll,
      // What most tests prove is the same at any width; what is not says so.
      grep: /@phone|@everywhere/,
      use: screenSizes.phone,
    },
    {
      name: 'desktop',
      testIgnore: onceForAll,
      grepInvert: /@phone/,
      use: screenSizes.desktop,
    },
    { name: 'pages', testMatch: onceForAll },
  ],
});

import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '../../scripts/lib/chromium.mjs';
import { screenSizes } from './support/screen-sizes.js';

const onceForAll = /\/looks\/(pages|combinations)\.spec\.ts/;

/** Whether `npm test` or `npm run sweep` counts the results. */
const isCounted = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE !== undefined;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds, so optimising compilation costs a tenth more than it saves. Streaming
  // scripts can leave a page without another frame (docs/decisions/0025-tests-and-rules.md).
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
  // A whole purchase takes a minute on a busy machine; each step has its own timeout.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: isCounted ? [['dot'], ['json']] : [['list']],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // A service worker would hide requests from the tests.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Tracing slows every test, so `npm test` traces only a rerun of failed ones.
    trace: isCounted ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: findTestBrowser() ?? '', args: flags },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: onceForAll,
      // Most tests are independent of the width; the others are tagged.
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

import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { watchRequests } from './requests.js';
import { spanish, type Tongue } from './tongues.js';
import { Visit } from './visits.js';
import { watchPage } from './watch-page.js';

/** Announces the errors that a test causes on purpose. */
export interface Troubles {
  /** Allows matching errors; the console logs every 404 and 422, for instance. */
  expect(pattern: RegExp): void;
}

interface Fixtures {
  readonly troubles: Troubles;
  /** Starts a visit over plain HTTP, which is faster than a browser. */
  readonly begin: (tongue?: Tongue) => Visit;
}

/** A finding for the table of `npm run sweep`. */
export const findingNote = (description: string) => ({ type: 'finding', description });

/**
 * Playwright's test with an open shop. It fails on any console error, page error, hydration warning
 * or CSP violation that the test did not announce.
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  baseURL: async ({}, use) => {
    await use(process.env.TAQUILLA_URL);
  },
  begin: async ({ context, baseURL }, use) => {
    await use((tongue = spanish) => new Visit(context, baseURL ?? '', tongue));
  },
  troubles: [
    async ({ context }, use, { annotations }) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      watchRequests(context);
      await watchPage(context, (trouble) => seen.push(trouble));
      await use({ expect: (pattern) => void expected.push(pattern) });
      const unexpected = seen.filter((trouble) => !expected.some((each) => each.test(trouble)));
      annotations.push(...unexpected.map(findingNote));
      expect(unexpected, `the browser told: ${unexpected.join('; ')}`).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
export { axe, axeInBothThemes } from './axe.js';
export type { Locator, Page };

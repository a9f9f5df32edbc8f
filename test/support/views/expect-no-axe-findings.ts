import axe from 'axe-core';

/** Runs axe on a part of a page. Rules that need pixels run in the browser tests. */
export async function expectNoAxeFindings(part: HTMLElement): Promise<void> {
  const { violations } = await axe.run(part, {
    // Passed rules need no details, and a silent part has no media to preload.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      region: { enabled: false },
    },
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect(found).toEqual([]);
}

/** The same check as a test of its own, for a screen's test file. */
export const itPassesAxe = (show: () => { readonly container: HTMLElement }) =>
  it('passes the automatic accessibility check', async () => {
    await expectNoAxeFindings(show().container);
  });

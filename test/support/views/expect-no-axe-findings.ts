import axe from 'axe-core';

/** Runs the automatic check over a part of a page. What needs pixels is for a real browser to judge. */
export async function expectNoAxeFindings(part: HTMLElement): Promise<void> {
  const { violations } = await axe.run(part, {
    // What is right needs no description, and a part without sound has nothing to load ahead.
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

/** The same check as a test of its own, of what a screen's own test shows. */
export const itPassesAxe = (show: () => { readonly container: HTMLElement }) =>
  it('passes the automatic accessibility check', async () => {
    await expectNoAxeFindings(show().container);
  });

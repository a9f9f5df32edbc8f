const { documentElement: root } = document;

const box = () => document.querySelector<HTMLInputElement>('[data-start]');

let asked: Promise<void> | undefined;

/**
 * Asks for the token of the search box where the page has one, so that its code need not
 * (docs/rules/search.md#start). The code asks itself when this fails.
 */
export function startSearch(): void {
  const address = box()?.dataset.start;
  if (address !== undefined) asked ??= ask(address).catch(() => undefined);
}

/** An address with a word is about searching: that does not wait. */
export function startSearchOfWord(): void {
  if (box()?.defaultValue) startSearch();
}

async function ask(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { Accept: 'application/json' } });
  const { isReady } = (await answer.json()) as { isReady?: boolean }; // as: what the address answers
  if (isReady) root.dataset.search = 'ready';
}

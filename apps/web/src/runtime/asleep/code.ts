import { facts } from './parts.js';

const listed = (names = '') => names.split(' ').filter(Boolean);

const wanted = new Set<string>();

/** Fetches scripts without running them. */
function fetchAll(addresses: readonly string[], priority: 'low' | 'high'): void {
  for (const href of addresses) {
    if (wanted.has(href)) continue;
    wanted.add(href);
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', fetchPriority: priority, href }),
    );
  }
}

/** The page's code, in the order in which it runs. */
export const fetchCode = (priority: 'low' | 'high'): void => fetchAll(listed(facts.code), priority);

/** What a part opens when it is pressed, by the name that it carries. */
export function fetchIsland(name = ''): void {
  const islands = JSON.parse(facts.islands ?? '{}') as Readonly<Record<string, string>>; // as: written by our server
  fetchAll(listed(islands[name]), 'high');
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Runs the code, a script a task, so that what is pressed meanwhile shows in between. */
export async function runCode(): Promise<void> {
  fetchCode('high');
  for (const address of listed(facts.code)) {
    await import(/* @vite-ignore */ address);
    await nextTask();
  }
}

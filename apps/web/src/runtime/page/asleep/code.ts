import { facts, tag } from './parts.js';

type Names = string | null | undefined;

/** Their addresses: a page lists thirty scripts, by what tells them apart. */
const listed = (names: Names) =>
  names ? names.split(' ').map((name) => `/assets/${name}.js`) : [];

const wanted = new Set<string>();

/** Fetches scripts without running them. */
function fetchAll(names: Names, priority: 'low' | 'high'): void {
  for (const href of listed(names)) {
    if (wanted.has(href)) continue;
    wanted.add(href);
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', fetchPriority: priority, href }),
    );
  }
}

/** The page's code, in the order in which it runs. */
export const fetchCode = (priority: 'low' | 'high'): void => fetchAll(facts.code, priority);

/** What a part opens when it is pressed, by the name that it carries. */
export const fetchIsland = (name = ''): void => fetchAll(tag?.getAttribute(`data-${name}`), 'high');

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Runs the code, a script a task, so that what is pressed meanwhile shows in between. */
export async function runCode(): Promise<void> {
  fetchCode('high');
  for (const address of listed(facts.code)) {
    await import(/* @vite-ignore */ address);
    await nextTask();
  }
}

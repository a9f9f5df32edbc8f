import { facts, tag } from './parts.js';

type Names = string | null | undefined;

/** Script URLs. The server lists only their distinct part, since a page names thirty of them. */
const listed = (names: Names) =>
  names ? names.split(' ').map((name) => `/assets/${name}.js`) : [];

const wanted = new Set<string>();

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

/** Preloads the page's code, in execution order. */
export const fetchCode = (priority: 'low' | 'high'): void => fetchAll(facts.code, priority);

/** Preloads what a part opens when clicked, by its `data-island` name. */
export const fetchIsland = (name = ''): void => fetchAll(tag?.getAttribute(`data-${name}`), 'high');

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Runs one script per task, so that clicks between them can paint. */
export async function runCode(): Promise<void> {
  fetchCode('high');
  for (const address of listed(facts.code)) {
    await import(/* @vite-ignore */ address);
    await nextTask();
  }
}

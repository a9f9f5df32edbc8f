import { expect, type Page, type Request } from '@playwright/test';
import { unrestOf } from './awake.js';

/** Everything that operating a page caused since it was opened. */
export interface Effects {
  readonly asked: readonly string[];
  readonly reports: number;
  readonly state: Awaited<ReturnType<typeof stateOf>>;
}

export interface Watched {
  /** After all work ended; `isWoken` if the page must be hydrated by then. */
  effects(isWoken: boolean): Promise<Effects>;
  settled(isWoken: boolean): Promise<void>;
}

const isReport = (request: Request) => new URL(request.url()).pathname === '/api/logs';

const isCounted = (request: Request) =>
  !isReport(request) &&
  (request.method() !== 'GET' ||
    request.isNavigationRequest() ||
    new URL(request.url()).pathname.startsWith('/api/screens/'));

/** Replaces what the shop generates anew each time. */
const nameless = (text: string) =>
  text
    .replace(/[0-9a-f]{32}/g, '#')
    // A choice of all may or may not list its names; a choice of none may be left out.
    .replace(/("choice":"all"),"categories":\[[^\]]*\]/, '$1')
    .replace(',"categories":[]', '')
    .replace(/TQ-\w{4}-\w{4}/g, '#')
    .replace(/------WebKitFormBoundary\w+/g, '--')
    .replace(/\d+:\d\d(?::\d\d)?/g, '#:#');

function described(request: Request): string {
  const { pathname, search } = new URL(request.url());
  const kind = request.isNavigationRequest() ? 'document' : 'call';
  const words = [kind, request.method(), pathname + search, request.postData() ?? ''];
  return nameless(words.join(' ').trim());
}

/** Call this before opening the page. */
export async function watchEffects(page: Page): Promise<Watched> {
  const asked: string[] = [];
  let reports = 0;
  page.on('request', (request) => {
    if (isCounted(request) && request.method() !== 'HEAD') asked.push(described(request));
    if (isReport(request)) reports += 1;
  });
  // Speculative prefetches bypass the test's routes, so there are none.
  const none = { contentType: 'application/speculationrules+json', body: '{}' };
  await page.route('**/speculation-rules.json', (route) => route.fulfill(none));
  await page.addInitScript(countTimers);
  const effects = async (isWoken: boolean) => {
    await settled(page, isWoken);
    return { asked, reports, state: await stateOf(page) };
  };
  return { effects, settled: (isWoken: boolean) => settled(page, isWoken) };
}

declare global {
  interface Window {
    readonly timersOfSoon: ReadonlySet<unknown>;
  }
}

/** In the page: counts pending short timers, such as debounced typing. */
function countTimers(): void {
  const soonMs = 1_500;
  const waiting = new Set<unknown>();
  const { setTimeout: begin, clearTimeout: end } = window;
  const later = (act: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const id = begin(() => {
      waiting.delete(id);
      act(...given);
    }, ms);
    if (ms < soonMs) waiting.add(id);
    return id;
  };
  const forget = (id: number | undefined) => {
    waiting.delete(id);
    end(id);
  };
  Object.assign(window, { setTimeout: later, clearTimeout: forget, timersOfSoon: waiting });
}

/** Waits until nothing is loading, scheduled or held. */
async function settled(page: Page, isWoken: boolean): Promise<void> {
  let quiet = 0;
  const unrest = async () => {
    const all = [...(await page.evaluate(unrestInPage)), ...(await unrestOf(page, isWoken))];
    quiet = all.length === 0 ? quiet + 1 : 0;
    // The last reply may start work in the next frame.
    return quiet < 3 ? ['only just', ...all] : [];
  };
  // A page that is being left cannot be queried.
  const asked = () => unrest().catch((error: unknown) => [String(error)]);
  await expect.poll(asked, { message: 'not settled', intervals: [20] }).toEqual([]);
}

async function unrestInPage(): Promise<readonly string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [
    ...(window.timersOfSoon.size > 0 ? ['a timer'] : []),
    ...(document.querySelector('[data-waiting]') ? ['held'] : []),
  ];
}

const stateOf = async (page: Page) => {
  const state = await page.evaluate(readState);
  return { ...state, words: state.words.map(nameless) };
};

/** In the page: everything visible, and the scroll position. */
function readState() {
  const nameOf = (one: Element | null) =>
    one && [one.tagName, one.id, one.getAttribute('name'), one.textContent.slice(0, 30)].join(' ');
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const fields = all('input:not([type=hidden]),select,textarea') as HTMLInputElement[]; // as: fields
  return {
    address: location.pathname + location.search + location.hash,
    entries: history.length,
    dialogs: all('dialog[open],[role=dialog],[role=alertdialog]')
      .filter((one) => one.checkVisibility())
      .map(({ textContent }) => textContent.slice(0, 60)),
    fields: fields.map(({ name, id, type, value, checked }) =>
      [name || id, type, type === 'checkbox' || type === 'radio' ? checked : value].join(),
    ),
    folds: all('details[open] > summary').map(nameOf),
    marks: all('[aria-selected=true],[aria-expanded=true],[aria-pressed=true],[aria-current]').map(
      nameOf,
    ),
    focus: nameOf(document.activeElement),
    scroll: Math.round(scrollY),
    words: document.body.innerText.split('\n').filter((line) => line.trim() !== ''),
  };
}

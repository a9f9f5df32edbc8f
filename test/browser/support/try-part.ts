import type { Browser, Page } from '@playwright/test';
import { type Effects, watchEffects } from './effects.js';
import { hold } from './hold.js';
import { findPart, type Part, watchParts } from './operated-parts.js';
import { beginVisit, type Device, type ShopScreen } from './operated-screens.js';
import { operate, type Way } from './operating.js';
import { watchRequests } from './requests.js';
import { watchPage } from './watch-page.js';

const code = '**/assets/vendor-*.js';

/** The state of the page's code when the part is touched. */
export type Code = 'there' | 'held' | 'lost' | 'no script at all' | Translated;

/** As `there`, or touched before hydration, on a page changed by a translator. */
type Translated = 'translated' | 'translated asleep';

export interface Trial {
  readonly screen: ShopScreen;
  readonly device: Device;
  readonly acts: readonly { readonly part: Part; readonly way: Way }[];
}

export interface Tried extends Effects {
  readonly troubles: readonly string[];
}

export interface Place {
  readonly browser: Browser;
  readonly shop: string;
}

/** Sets the state of the page's code; returns a function that releases it. */
async function withCode(page: Page, state: Code): Promise<() => Promise<void>> {
  if (state === 'held') return (await hold(page, code)).letGo;
  if (state === 'lost') await page.route(code, (route) => route.abort());
  if (state === 'no script at all') await page.route('**/assets/*.js', (route) => route.abort());
  return () => Promise.resolve();
}

/** Runs a trial once in a new browser context; returns all effects. */
export async function attempt({ browser, shop }: Place, trial: Trial, state: Code): Promise<Tried> {
  const { context, visit } = await beginVisit(browser, trial.device, shop);
  const troubles: string[] = [];
  watchRequests(context);
  await watchPage(context, (trouble) => troubles.push(trouble));
  const page = await context.newPage();
  const letGo = await withCode(page, state);
  await watchParts(page);
  const watched = await watchEffects(page);
  if (state.startsWith('translated')) await page.addInitScript(translator);
  await page.goto(await trial.screen.arrive(visit), { waitUntil: 'load' });
  // Find all parts first: touching one may re-render others.
  const found = [];
  for (const { part, way } of trial.acts) found.push({ element: await findPart(page, part), way });
  if (state === 'there' || state === 'translated') await watched.settled(true);
  if (state.startsWith('translated')) await page.evaluate(() => window.translate());
  for (const { element, way } of found) await operate(page, element, way);
  await letGo();
  const effects = await watched.effects(state !== 'lost' && state !== 'no script at all');
  await context.close();
  return { ...effects, troubles };
}

declare global {
  interface Window {
    /** Replaces all texts, present and future, as translators do. */
    translate(): void;
  }
}

/** In the page. Keeps the words, so that results can be compared. */
function translator(): void {
  const newFont = (content: string | Node) => {
    const font = document.createElement('font');
    font.append(content);
    return font;
  };
  const isWord = ({ data, parentElement }: Text) =>
    data.trim() !== '' && parentElement?.closest('font,script,style,textarea,title') === null;
  function replaceTexts(): void {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text); // as: it shows nothing else
    for (const text of texts.filter(isWord)) text.replaceWith(newFont(newFont(text.data)));
  }
  const answerMs = 100;
  window.translate = () => {
    replaceTexts();
    let coming: ReturnType<typeof setTimeout>;
    new MutationObserver(() => {
      clearTimeout(coming);
      coming = setTimeout(replaceTexts, answerMs);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
}

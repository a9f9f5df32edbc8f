import type { Browser, Page } from '@playwright/test';
import { type Effects, watchEffects } from './effects.js';
import { hold } from './hold.js';
import { findPart, type Part, watchParts } from './operated-parts.js';
import { beginVisit, type Device, type ShopScreen } from './operated-screens.js';
import { operate, type Way } from './operating.js';
import { watchRequests } from './requests.js';
import { watchPage } from './watch-page.js';

const code = '**/assets/vendor-*.js';

/** How it stands with the page's code when it is touched. */
export type Code = 'there' | 'held' | 'lost' | 'no script at all';

/** What is done on a screen, one after the other. */
export interface Trial {
  readonly screen: ShopScreen;
  readonly device: Device;
  readonly acts: readonly { readonly part: Part; readonly way: Way }[];
}

export interface Tried extends Effects {
  /** Errors that the browser told of. */
  readonly troubles: readonly string[];
}

export interface Place {
  readonly browser: Browser;
  readonly shop: string;
}

/** Lets code come or not, as it is meant; answers what lets go of it. */
async function withCode(page: Page, state: Code): Promise<() => Promise<void>> {
  if (state === 'held') return (await hold(page, code)).letGo;
  if (state === 'lost') await page.route(code, (route) => route.abort());
  if (state === 'no script at all') await page.route('**/assets/*.js', (route) => route.abort());
  return () => Promise.resolve();
}

/** Does it once, in a browser of its own, and answers all that came of it. */
export async function attempt({ browser, shop }: Place, trial: Trial, state: Code): Promise<Tried> {
  const { context, visit } = await beginVisit(browser, trial.device, shop);
  const troubles: string[] = [];
  watchRequests(context);
  await watchPage(context, (trouble) => troubles.push(trouble));
  const page = await context.newPage();
  const letGo = await withCode(page, state);
  await watchParts(page);
  const watched = await watchEffects(page);
  await page.goto(await trial.screen.arrive(visit), { waitUntil: 'load' });
  // All of them are found before the first is touched, which may write others anew.
  const found = [];
  for (const { part, way } of trial.acts) found.push({ element: await findPart(page, part), way });
  if (state === 'there') await watched.settled(true);
  for (const { element, way } of found) await operate(page, element, way);
  await letGo();
  const effects = await watched.effects(state === 'there' || state === 'held');
  await context.close();
  return { ...effects, troubles };
}

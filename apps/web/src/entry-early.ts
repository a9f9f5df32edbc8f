/**
 * All that runs on a page that came with the document, until it is touched. Every link, form, fold
 * and count works by itself; the first touch of a part that is operated wakes the page, and what was
 * done until then is done again once the page's code can answer. It stands alone: what it imports,
 * nothing else of the build does (docs/decisions/0009-page-loading.md).
 */
import { fetchCode, fetchIsland, runCode } from './runtime/page/asleep/code.js';
import {
  isShopThere,
  report,
  showConnection,
  watchConnection,
} from './runtime/page/asleep/connection.js';
import { sendConsent } from './runtime/page/asleep/consent.js';
import { shrinkHeader } from './runtime/page/asleep/header.js';
import { drop, hold, isHolding, isRedoing, redo } from './runtime/page/asleep/held.js';
import { elementOf, facts, isAwake, operatedPart, root } from './runtime/page/asleep/parts.js';
import { noteFold, repeatFields, repeatMarks } from './runtime/page/asleep/repeat.js';

/** `paper`: the code can't be had, and everything is left to the browser. */
let state: 'asleep' | 'waking' | 'paper' = 'asleep';

/** The answer about cookies while it is sent: the page's code reads it. */
let consent = Promise.resolve();

/** How long a press waits for code that does not come, before the browser answers it. */
const patienceMs = 8_000;

/** The paint of the touch that asked for the page comes first. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function wake(): Promise<void> {
  if (state !== 'asleep') return;
  state = 'waking';
  try {
    await consent;
    await runCode();
  } catch (error) {
    await stayPaper(error);
  }
}

/** Where the shop answers, the browser does what was held; else nothing that was typed is lost. */
async function stayPaper(error: unknown): Promise<void> {
  if (await isShopThere()) {
    state = 'paper';
    delete root.dataset.linked;
    report(error);
    await redo(() => true);
  } else {
    state = 'asleep';
    showConnection(false);
    drop();
  }
}

const isPlain = (event: MouseEvent) => !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** The buttons of a count move their field, within its limits. */
function step(button: HTMLElement): boolean {
  const field = button.parentElement?.querySelector<HTMLInputElement>('input[type=number]');
  if (!field) return false;
  if (field.previousElementSibling === button) field.stepDown();
  else field.stepUp();
  return true;
}

function press(event: MouseEvent): void {
  const part = elementOf(event.target)?.closest<HTMLButtonElement>(
    'button,[data-island],[role=tab]', // a link has neither type nor form
  );
  if (!part || !isPlain(event)) return;
  const form = part.type === 'submit' ? part.form : null;
  // Enter presses the first button of a form, which stands beside its fields as well.
  if ((form ? 'native' in form.dataset : step(part)) || state === 'paper') return;
  if (form?.closest('#cookies') && state === 'asleep') {
    event.preventDefault();
    consent = sendConsent(form, part);
    return void consent.then(() => {
      if (isTagged()) void wake();
    });
  }
  // Its code is asked for after the paint in which the press can be seen.
  void painted().then(() => fetchIsland(part.dataset.island));
  hold(event, { on: part, redo: () => part.click() });
  setTimeout(
    () => void redo((on) => on === part && (form !== null || on.matches('a'))),
    patienceMs,
  );
}

function submit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement; // as: what is submitted is a form
  if (state === 'paper' || 'native' in form.dataset) return;
  const { submitter } = event;
  hold(event, { on: form, redo: () => form.requestSubmit(submitter) });
}

const moves = /^(Arrow|Home$|End$|Page)/;

/** Keys that move among days and tabs; all others are answered by the browser. */
function keyDown(event: KeyboardEvent): void {
  const on = elementOf(event.target)?.closest<HTMLElement>('[role=grid],[role=tablist]');
  const { key, shiftKey } = event;
  if (!on || !moves.test(key) || state === 'paper') return;
  const again = { key, shiftKey, bubbles: true, cancelable: true };
  // Each key moves the focus that the next one starts from.
  const redoKey = () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', again));
  hold(event, { on, redo: redoKey, isKey: true });
}

const answers: Readonly<Record<string, (event: never) => void>> = {
  click: press,
  submit,
  keydown: keyDown,
  toggle: noteFold,
};

/** What makes React hydrate at once, or would be answered by half a page: kept from it until then. */
const kinds = (
  'click submit keydown keyup toggle input change focusin focusout pointerdown pointerup ' +
  'pointerover pointerout mousedown mouseup mouseover mouseout'
).split(' ');

function meet(event: Event): void {
  if (isRedoing() || isAwake(elementOf(event.target))) return;
  event.stopPropagation();
  answers[event.type]?.(event as never); // as: each kind has its own event
  const isTouched = isHolding() || operatedPart(event.target);
  if (state === 'asleep' && isTouched) void painted().then(wake);
}

for (const kind of kinds) addEventListener(kind, meet, true);

/** The page's code, or that of a late part, has taken over. */
document.addEventListener('awake', () => {
  showConnection(navigator.onLine);
  void repeatFields().then(() => {
    repeatMarks();
    void redo();
  });
});

/** Translators replace texts; the code has to know by what, once it is there (shop/replaced-texts). */
window.changes = [];
new MutationObserver((records) => window.changes.push(...records)).observe(root, {
  childList: true,
  subtree: true,
});

const shown = location.pathname + location.search;

/**
 * An address that was pushed by the page before a reload: only code could show it in place. A part
 * of this page that is gone to opens by itself, and the code adds to it.
 */
addEventListener('popstate', () => {
  if (isAwake()) return;
  if (location.pathname + location.search !== shown) location.reload();
  else void wake();
});

/** A page from the back/forward cache is as old as when it was left: only its code can renew it. */
addEventListener('pageshow', (event) => {
  if (!event.persisted || isAwake()) return;
  document.addEventListener('awake', () => dispatchEvent(event), { once: true });
  void wake();
});

/** Its address brought more than the page: one of its parts, or the token of a mail. */
if (location.hash) root.dataset.linked = '';

const isTagged = () => 'tags' in facts && /analytics|marketing/.test(root.dataset.consent ?? '');

/**
 * Pages of work, and what else can't wait: a refused form, whose address the code puts right, tags
 * with consent, an account that is not known yet.
 */
const isRestless = () =>
  'rest' in facts ||
  shown.startsWith('/api/') ||
  'account' in root.dataset ||
  isTagged() ||
  location.hash ||
  operatedPart(document.activeElement);

/** The document is there with all that it shows, and the browser has nothing better to do. */
function rest(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } }; // as: where it is known
  if (!connection?.saveData) fetchCode('low');
  if (isRestless()) void wake();
  // Offline pages and kept orders; without it the shop is as it was.
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
}

/** Where a browser knows no idleness: a delay that is no number is none. */
const atIdle = window.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback); // as: called alike
const whenIdle = () => atIdle(rest, { timeout: 3_000 });

if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);

// A week, for the next visit of `/`: the answer of a first visit is everybody's and sets no cookie.
document.cookie = `__Host-language=${root.lang.slice(0, 2)}; Path=/; Max-Age=604800; Secure; SameSite=Lax`;
watchConnection();
shrinkHeader();

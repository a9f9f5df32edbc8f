/**
 * The only script that runs until the visitor touches the page. Links, forms, folds and counts work
 * natively. The first touch of anything else loads the page's code, then replays the held events.
 * No other chunk shares its imports (docs/decisions/0009-page-loading.md).
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

/** `static`: the code failed to load, and the browser handles everything. */
let state: 'asleep' | 'waking' | 'static' = 'asleep';

/** Settles once the consent has been sent; the page's code reads it. */
let consent = Promise.resolve();

/** How long a click waits for code before the browser handles it. */
const replayTimeoutMs = 8_000;

/** Lets the touch paint before the code loads. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function wake(): Promise<void> {
  if (state !== 'asleep') return;
  state = 'waking';
  try {
    await consent;
    await runCode();
  } catch (error) {
    await stayStatic(error);
  }
}

/** If the shop still replies, the browser handles the held events; otherwise nothing changes. */
async function stayStatic(error: unknown): Promise<void> {
  if (await isShopThere()) {
    state = 'static';
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

/** Steps a number field by its buttons, within its limits. */
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
  // Enter clicks a form's first button, which may stand beside number fields.
  if ((form ? 'native' in form.dataset : step(part)) || state === 'static') return;
  if (form?.closest('#cookies') && state === 'asleep') {
    event.preventDefault();
    consent = sendConsent(form, part);
    return void consent.then(() => {
      if (isTagged()) void wake();
    });
  }
  // Loads the island's code after the click has painted.
  void painted().then(() => fetchIsland(part.dataset.island));
  hold(event, { on: part, redo: () => part.click() });
  setTimeout(
    () => void redo((on) => on === part && (form !== null || on.matches('a'))),
    replayTimeoutMs,
  );
}

function submit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement; // as: forms fire `submit`
  if (state === 'static' || 'native' in form.dataset) return;
  const { submitter } = event;
  hold(event, { on: form, redo: () => form.requestSubmit(submitter) });
}

const moves = /^(Arrow|Home$|End$|Page)/;

/** Arrow and page keys in grids and tab lists; the browser handles all others. */
function keyDown(event: KeyboardEvent): void {
  const on = elementOf(event.target)?.closest<HTMLElement>('[role=grid],[role=tablist]');
  const { key, shiftKey } = event;
  if (!on || !moves.test(key) || state === 'static') return;
  const again = { key, shiftKey, bubbles: true, cancelable: true };
  // Each key moves the focus that the next one starts from.
  const redoKey = () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', again));
  hold(event, { on, redo: redoKey, isKey: true });
}

function listen<Kind extends keyof WindowEventMap>(
  kind: Kind,
  answer?: (event: WindowEventMap[Kind]) => void,
): void {
  const meet = (event: WindowEventMap[Kind]) => {
    if (isRedoing() || isAwake(elementOf(event.target))) return;
    event.stopPropagation();
    answer?.(event);
    const isTouched = isHolding() || operatedPart(event.target);
    if (state === 'asleep' && isTouched) void painted().then(wake);
  };
  addEventListener(kind, meet, true);
}

/** Events that would make React hydrate at once, or that a half-hydrated page would handle. */
const others = [
  'keyup',
  'input',
  'change',
  'focusin',
  'focusout',
  'pointerdown',
  'pointerup',
  'pointerover',
  'pointerout',
  'mousedown',
  'mouseup',
  'mouseover',
  'mouseout',
] as const;

listen('click', press);
listen('submit', submit);
listen('keydown', keyDown);
listen('toggle', noteFold);
for (const kind of others) listen(kind);

/** The page, or a late part, is hydrated. */
document.addEventListener('awake', () => {
  showConnection(navigator.onLine);
  void repeatFields().then(() => {
    repeatMarks();
    void redo();
  });
});

/** Records what translators change, for `shop/replaced-texts`. */
window.changes = [];
new MutationObserver((records) => window.changes.push(...records)).observe(root, {
  childList: true,
  subtree: true,
});

const shown = location.pathname + location.search;

/** A URL pushed before a reload needs a reload to show; a fragment of this page does not. */
addEventListener('popstate', () => {
  if (isAwake()) return;
  if (location.pathname + location.search !== shown) location.reload();
  else void wake();
});

/** A page from the back/forward cache may be out of date: only its code can refresh it. */
addEventListener('pageshow', (event) => {
  if (!event.persisted || isAwake()) return;
  document.addEventListener('awake', () => dispatchEvent(event), { once: true });
  void wake();
});

/** The URL has a fragment: a part of the page, or a token from an email. */
if (location.hash) root.dataset.linked = '';

const isTagged = () => 'tags' in facts && /analytics|marketing/.test(root.dataset.consent ?? '');

/** Work pages, refused forms, tags with consent and unknown accounts hydrate at idle. */
const isRestless = () =>
  'rest' in facts ||
  shown.startsWith('/api/') ||
  'account' in root.dataset ||
  isTagged() ||
  location.hash ||
  operatedPart(document.activeElement);

/** Runs at idle, once the document has loaded. */
function rest(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } }; // as: some browsers have it
  if (!connection?.saveData) fetchCode('low');
  if (isRestless()) void wake();
  // Offline pages and cached orders; the shop works without them.
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
}

/** Safari has no `requestIdleCallback`; `setTimeout` ignores the options object. */
const atIdle = window.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback); // as: called the same way
const whenIdle = () => atIdle(rest, { timeout: 3_000 });

if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);

// One week, for the next visit to `/`: the cached reply to a first visit sets no cookies.
document.cookie = `__Host-language=${root.lang.slice(0, 2)}; Path=/; Max-Age=604800; Secure; SameSite=Lax`;
watchConnection();
shrinkHeader();

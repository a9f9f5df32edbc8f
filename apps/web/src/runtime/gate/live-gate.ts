import { readVoucherCode, typedVoucherCode, unitCodesIn } from '@shop/domain';
import { gatePaths, type GateVerdictView } from '@shop/ports/screens';
import { fetchFacts, findCode, redeem } from './gate-calls.js';
import { type Admission, changeMemory, forgetAll, readMemory } from './gate-store.js';
import { type GateTexts, sayOf } from './gate-texts.js';
import { type GateWords, judgeHere, nowAt, showable } from './judge-here.js';
import { liveHandScanner } from './hand-scanner.js';
import { liveScanButton } from './scan-button.js';
import { part, showState, showVerdict } from './show-here.js';

const refreshMs = 60_000;

type Written = Omit<GateWords, 'say'> & { readonly texts: GateTexts };

const { texts, ...written } = JSON.parse(part('gate').textContent) as Written; // as: by gate-page.ts
const words: GateWords = { ...written, say: sayOf(texts) };
let isThere = navigator.onLine;
/** Numbers of the latest check and the shown verdict: a late reply never covers a newer one. */
let asked = 0;
let shown = 0;
/** Codes whose admission is being sent: a second press is ignored. */
const underWay = new Set<string>();

const show = () => showState(readMemory(), isThere, words);

async function refresh(): Promise<void> {
  const facts = await fetchFacts();
  isThere = facts !== 'noAnswer';
  if (facts !== 'noAnswer') {
    changeMemory((memory) => ({ ...memory, facts, fetchedAt: Date.now() }));
    await tellAll();
  }
  show();
}

/** Sends the queue, oldest first. A failed one stays; without an answer the rest waits. */
async function tellAll(): Promise<void> {
  for (const one of readMemory().queue) {
    const told = await redeem(one);
    if (told === 'noAnswer') return;
    if (told.kind === 'failed') continue;
    changeMemory((memory) => ({
      ...memory,
      queue: memory.queue.filter(({ attempt }) => attempt !== one.attempt),
      conflicts: told.kind === 'redeemed' ? memory.conflicts : [...memory.conflicts, one.unit],
    }));
  }
}

/** Checks a scanned or typed code: signed, or the short one, which only the server can judge. */
async function check(text: string): Promise<void> {
  const own = (asked += 1);
  const typed = typedVoucherCode(text);
  const isShort = !readVoucherCode(typed) && unitCodesIn(typed).length > 0;
  const verdict = await (isShort ? findShort(typed) : judge(typed));
  if (own < shown) return;
  shown = own;
  showVerdict(verdict, words);
}

async function judge(code: string): Promise<GateVerdictView> {
  const memory = readMemory();
  return showable(await judgeHere(code, memory), code, words, memory);
}

async function findShort(typed: string): Promise<GateVerdictView> {
  const found = await findCode(typed);
  isThere = found !== 'noAnswer';
  show();
  if (found === 'noAnswer') return { kind: 'needsNet' };
  return found.kind === 'found' ? judge(found.code) : { kind: found.kind };
}

/** Admits a visitor: reports it at once if possible, otherwise queues it. */
async function admit(code: string): Promise<void> {
  if (underWay.has(code)) return;
  underWay.add(code);
  await admitOnce(code).finally(() => underWay.delete(code));
}

async function admitOnce(code: string): Promise<void> {
  const own = shown;
  const before = readMemory();
  const verdict = await judgeHere(code, before);
  const view = showable(verdict, code, words, before);
  // Another tab of this gate may have admitted them meanwhile.
  if (verdict.kind !== 'valid') return showVerdict(view, words);
  const { unit } = verdict.claim;
  const at = nowAt(before).toISOString();
  const one: Admission = { code, unit, at, attempt: crypto.randomUUID() };
  const told = await redeem(one);
  isThere = told !== 'noAnswer';
  const isQueued = told === 'noAnswer' || told.kind === 'failed';
  if (isQueued || told.kind === 'redeemed') {
    keep(one, isQueued);
    // A newer verdict is in view: the visitor would read this one as the newer ticket's.
    if (own === shown) showVerdict({ ...view, kind: isQueued ? 'queued' : 'admitted' }, words);
  } else {
    await refresh();
    showVerdict({ ...view, kind: told.kind }, words);
  }
  show();
}

const keep = (one: Admission, isToTell: boolean) =>
  changeMemory((memory) => ({
    ...memory,
    admitted: { ...memory.admitted, [one.unit]: one.at },
    queue: isToTell ? [...memory.queue, one] : memory.queue,
  }));

/** A form that this script handles; the server is the fallback. */
const onSubmit = (id: string, field: string, act: (value: string) => Promise<void>) => {
  const form = part<HTMLFormElement>(id);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const value = new FormData(form).get(field);
    if (typeof value !== 'string') return;
    const toVerdict = () => {
      // The field may already hold the next code: leave the focus there.
      if (new FormData(form).get(field) === value) part('said').focus();
    };
    act(value).then(toVerdict, () => askServer(form));
  });
};

/** Some browsers lack Ed25519: the server judges the code instead. */
function askServer(form: HTMLFormElement): void {
  if (isThere) form.submit();
  else showVerdict({ kind: 'failed' }, words);
}

function checkRead(text: string): void {
  const form = part<HTMLFormElement>('check');
  check(text).catch(() => {
    const field = form.elements.namedItem('code');
    if (field instanceof HTMLInputElement) field.value = text;
    askServer(form);
  });
}

export async function liveGate(): Promise<void> {
  onSubmit('check', 'code', check);
  onSubmit('admit', 'code', admit);
  part('close').addEventListener('submit', forgetAll);
  liveScanButton(words.say, checkRead);
  liveHandScanner(part<HTMLInputElement>('code'));
  addEventListener('online', () => void refresh());
  addEventListener('offline', () => {
    isThere = false;
    show();
  });
  setInterval(() => void refresh(), refreshMs);
  const { scope, worker } = gatePaths;
  await Promise.all([
    refresh(),
    navigator.serviceWorker?.register(worker, { scope }).catch(() => undefined),
  ]);
  document.body.dataset.ready = 'yes';
}

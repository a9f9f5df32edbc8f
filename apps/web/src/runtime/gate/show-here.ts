import { parkDayAt, parkTimeAt, writeLongDate, writeTime } from '@shop/domain';
import type { GateVerdictView } from '@shop/ports/screens';
import type { Say } from './gate-texts.js';
import type { GateMemory } from './gate-store.js';
import { type GateWords, nowAt } from './judge-here.js';
import { canAdmit, factValue, verdictFacts } from './verdict-lines.js';

export function part<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page of a gate has no ${id}`);
  return found as Kind; // as: written by gate-page.ts
}

export function showVerdict(verdict: GateVerdictView, { say }: GateWords): void {
  const panel = part('verdict');
  panel.dataset.kind = verdict.kind;
  part('said').textContent = say(`verdict.${verdict.kind}`);
  for (const fact of verdictFacts) {
    const row = panel.querySelector<HTMLElement>(`[data-fact="${fact}"]`);
    const value = factValue(fact, verdict, say);
    const shown = row?.querySelector('dd');
    if (!row || !shown) continue;
    row.hidden = !value;
    shown.textContent = value ?? '';
  }
  const admit = part<HTMLFormElement>('admit');
  admit.hidden = !canAdmit(verdict);
  const code = admit.querySelector<HTMLInputElement>('[name=code]');
  if (code) code.value = verdict.code ?? '';
}

const counted = (say: Say, key: string, count: number) =>
  count > 0 ? say(key, { count: String(count) }) : '';

export function showState(memory: GateMemory, isThere: boolean, words: GateWords): void {
  const { say, language } = words;
  const now = nowAt(memory);
  const asOf = memory.facts && writeTime(parkTimeAt(new Date(memory.facts.now)), language);
  const said = {
    net: say(isThere ? 'online' : 'offline'),
    'as-of': asOf ? say('asOf', { time: asOf }) : '',
    pending: counted(say, 'pending', memory.queue.length),
    conflicts: counted(say, 'conflicts', memory.conflicts.length),
    today: say('today', { date: writeLongDate(parkDayAt(now), language) }),
  };
  for (const [id, text] of Object.entries(said)) {
    const own = part(id);
    if (own.textContent !== text) own.textContent = text;
  }
  document.body.dataset.net = isThere ? 'there' : 'away';
}

import {
  createSignatureCheck,
  judgeVoucher,
  type Language,
  parkDayAt,
  parkTimeAt,
  ticketDaysAt,
  type Verdict,
  writeLongDate,
  writeTime,
} from '@shop/domain';
import type { GateVerdictView } from '@shop/ports/screens';
import { dateOf } from './gate-date.js';
import type { Say } from './gate-texts.js';
import type { GateMemory } from './gate-store.js';

export interface GateWords {
  readonly language: Language;
  readonly places: Readonly<Record<string, string>>;
  readonly say: Say;
}

/** Now, by the shop's clock as of the last fetch: the device's clock may be wrong. */
export function nowAt({ facts, fetchedAt }: GateMemory): Date {
  const aheadMs = facts ? Date.parse(facts.now) - fetchedAt : 0;
  return new Date(Date.now() + aheadMs);
}

export async function judgeHere(text: string, memory: GateMemory): Promise<Verdict> {
  // Facts stored by an older release have no `late` hours.
  const { keys = [], ended = [], late = {} } = memory.facts ?? {};
  const check = await createSignatureCheck(crypto.subtle, keys);
  const known = new Map(ended.map((one) => [one.unit, one.kind]));
  return judgeVoucher(text, {
    days: (product) => ticketDaysAt(nowAt(memory), late[product]),
    isRevoked: (unit) => known.get(unit) === 'revoked',
    isUsed: (unit) => known.get(unit) === 'used' || Object.hasOwn(memory.admitted, unit),
    check,
  });
}

const writeMoment = (at: string | undefined, language: Language): string | undefined => {
  const moment = at === undefined ? undefined : new Date(at);
  return (
    moment &&
    `${writeLongDate(parkDayAt(moment), language)}, ${writeTime(parkTimeAt(moment), language)}`
  );
};

export function showable(
  verdict: Verdict,
  code: string,
  words: GateWords,
  memory: Pick<GateMemory, 'facts' | 'admitted'>,
): GateVerdictView {
  if (!('claim' in verdict)) return { kind: verdict.kind };
  const { kind, claim } = verdict;
  const { product, who, order, unit } = claim;
  const told = memory.facts?.ended.find((one) => one.unit === unit)?.at;
  const usedAt = kind === 'used' ? (memory.admitted[unit] ?? told) : undefined;
  return {
    kind,
    who,
    order,
    unit,
    code,
    place: words.places[product] ?? product,
    date: dateOf(claim, words.language, words.say),
    usedAt: writeMoment(usedAt, words.language),
  };
}

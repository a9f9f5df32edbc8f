import type { PlacedPart } from './operated-screens.js';
import { isGentle, type Way, waysOf } from './operating.js';
import type { Trial } from './try-part.js';

interface Act {
  readonly part: PlacedPart;
  readonly way: Way;
}

/** How much to try: one part per rough kind, one per kind, or all parts. */
export type Reach = 'rough' | 'kinds' | 'all';

/** A rough kind ignores position, form method and input mode. */
const roughly = (kind: string) =>
  kind
    .replaceAll(/ (?:late|folded|anchor|native|get|post)\b/g, '')
    .replace(/^(?:input (?:text|email|tel|password)|textarea)/, 'input text');

const oneOfEach = (acts: readonly Act[], reach: Reach): readonly Act[] => {
  const kindOf = ({ part, way }: Act) =>
    `${reach === 'rough' ? roughly(part.kind) : part.kind} ${way}`;
  return [...new Map(acts.map((act) => [kindOf(act), act] as const).toReversed()).values()];
};

const isBasic = ({ part: { kind }, way }: Act) => waysOf(kind)[0] === way;

/**
 * Parts that keep the page share a trial with others of their screen; parts that navigate have one
 * each. The browser turns keys into presses, so further ways are tried once per kind.
 */
export function trialsOf(parts: readonly PlacedPart[], reach: Reach): readonly Trial[] {
  const all = parts.flatMap((part) => waysOf(part.kind).map((way) => ({ part, way })));
  const kinds = oneOfEach(all, reach);
  const chosen =
    reach === 'all'
      ? all.filter((act) => isBasic(act) || kinds.includes(act))
      : kinds.filter(({ way }) => way !== 'enter' && way !== 'space');
  const shared = new Map<string, Act[]>();
  for (const act of chosen) {
    const { screen, device, kind, signature, at } = act.part;
    const own = isGentle(kind, act.way) ? [isBasic(act)] : [signature, at, act.way];
    const key = JSON.stringify([device, screen.name, ...own]);
    shared.set(key, [...(shared.get(key) ?? []), act]);
  }
  return [...shared.values()].flatMap((acts) => {
    const [first] = acts;
    return first ? [{ screen: first.part.screen, device: first.part.device, acts }] : [];
  });
}

export const nameOf = ({ device, screen, acts }: Trial): string =>
  [
    `${screen.name} on a ${device}`,
    ...acts.map(({ part, way }) => `${way} ${part.signature} #${part.at}`),
  ].join('\n  ');

import type { PlacedPart } from './operated-screens.js';
import { isGentle, type Way, waysOf } from './operating.js';
import type { Trial } from './try-part.js';

interface Act {
  readonly part: PlacedPart;
  readonly way: Way;
}

/** How much is tried: one of each rough kind, one of each kind, or every part. */
export type Reach = 'rough' | 'kinds' | 'all';

/** Of a rough kind it is left out where a part stands, how its form is sent, what letters it takes. */
const roughly = (kind: string) =>
  kind
    .replaceAll(/ (?:late|folded|anchor|native|get|post)\b/g, '')
    .replace(/^(?:input (?:text|email|tel|password)|textarea)/, 'input text');

/** The first of each kind and way. */
const oneOfEach = (acts: readonly Act[], reach: Reach): readonly Act[] => {
  const kindOf = ({ part, way }: Act) =>
    `${reach === 'rough' ? roughly(part.kind) : part.kind} ${way}`;
  return [...new Map(acts.map((act) => [kindOf(act), act] as const).toReversed()).values()];
};

const isBasic = ({ part: { kind }, way }: Act) => waysOf(kind)[0] === way;

/**
 * What is to be tried. What leaves a page where it is shares one with the
 * others of its screen; what leads elsewhere has one of its own. A key presses by the browser's own
 * doing, so other ways than the first are tried once a kind.
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

/** What a trial does, in words. */
export const nameOf = ({ device, screen, acts }: Trial): string =>
  [
    `${screen.name} on a ${device}`,
    ...acts.map(({ part, way }) => `${way} ${part.signature} #${part.at}`),
  ].join('\n  ');

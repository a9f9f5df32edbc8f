import fc from 'fast-check';
import {
  type BoxEvent,
  type BoxMove,
  type BoxState,
  boxStates,
  newBox,
  nextBox,
  type SearchBox,
  searchBoxTable,
} from './search-box.js';

type Box = SearchBox<string>;
type Event = BoxEvent<string>;

const boxOf = (differs: Partial<Box> = {}): Box => ({ ...newBox(), ...differs });
const after = (box: Box, ...events: readonly Event[]): Box =>
  events.reduce<Box>((before, event) => nextBox(before, event), box);

/** How to trigger each move, on a box whose latest request is number 3. */
const moves: Readonly<Record<BoxMove, { readonly word: string; readonly event: Event }>> = {
  tokenReadyWithWord: { word: 'laguna', event: { kind: 'tokenReady' } },
  tokenReadyWithout: { word: ' ', event: { kind: 'tokenReady' } },
  tokenFailed: { word: 'laguna', event: { kind: 'tokenFailed' } },
  arrivedWithWord: { word: '', event: { kind: 'arrived', word: 'laguna' } },
  arrivedWithout: { word: 'laguna', event: { kind: 'arrived', word: '' } },
  typed: { word: 'lagun', event: { kind: 'typed', word: 'laguna' } },
  pausedWithWord: { word: 'laguna', event: { kind: 'paused' } },
  pausedWithout: { word: ' ', event: { kind: 'paused' } },
  answeredSome: { word: 'l', event: { kind: 'answered', asked: 3, suggestions: ['laguna'] } },
  answeredNone: { word: 'l', event: { kind: 'answered', asked: 3, suggestions: [] } },
  failed: { word: 'laguna', event: { kind: 'failed', asked: 3 } },
  left: { word: 'laguna', event: { kind: 'left' } },
  escaped: { word: 'laguna', event: { kind: 'escaped' } },
  cleared: { word: 'laguna', event: { kind: 'cleared' } },
};

/** The expected table: rows are moves, columns are the states before them. */
const meant = `
                    initial  idle   ready  fetch    success  empty  error
tokenReadyWithWord  ready    idle   ready  fetch    success  empty  error
tokenReadyWithout   idle     idle   ready  fetch    success  empty  error
tokenFailed         initial  idle   ready  fetch    success  empty  error
arrivedWithWord     initial  ready  ready  ready    ready    ready  ready
arrivedWithout      initial  idle   idle   idle     idle     idle   idle
typed               initial  idle   ready  fetch    success  empty  error
pausedWithWord      initial  fetch  fetch  fetch    fetch    fetch  fetch
pausedWithout       initial  idle   idle   idle     idle     idle   idle
answeredSome        initial  idle   ready  success  success  empty  error
answeredNone        initial  idle   ready  empty    success  empty  error
failed              initial  idle   ready  error    success  empty  error
left                initial  idle   idle   idle     idle     idle   idle
escaped             initial  idle   idle   idle     idle     idle   idle
cleared             initial  idle   idle   idle     idle     idle   idle
`;

const cells = meant
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(/\s+/))
  .flatMap(([move = '', ...ends]) =>
    boxStates.map((state, at) => ({ move, state, end: ends[at] ?? '' })),
  );

const isMove = (text: string): text is BoxMove => Object.hasOwn(moves, text);

describe('the table of the search box', () => {
  it.each(cells)('$move in $state: $end', ({ move, state, end }) => {
    const { word, event } = moves[isMove(move) ? move : 'tokenFailed'];
    const box = boxOf({ state, word, asked: 3, isTyping: true });
    expect(isMove(move) && searchBoxTable[move][state]).toBe(end);
    expect(nextBox(box, event).state).toBe(end);
  });

  it('has a cell for every move in every state, and no other', () => {
    expect(Object.keys(searchBoxTable).sort()).toEqual(Object.keys(moves).sort());
    for (const row of Object.values(searchBoxTable))
      expect(Object.keys(row).sort()).toEqual([...boxStates].sort());
    expect(cells.map(({ move }) => move).filter(isMove)).toHaveLength(14 * 7);
  });
});

const typed = (word: string): Event => ({ kind: 'typed', word });
const paused: Event = { kind: 'paused' };
const answered = (asked: number, ...suggestions: readonly string[]): Event => ({
  kind: 'answered',
  asked,
  suggestions,
});

describe('a search box', () => {
  const asking = after(boxOf({ state: 'idle' }), typed('lag'), paused);

  it('starts with the word of the address, and queries only typed text', () => {
    const ready = nextBox<string>(newBox('laguna'), { kind: 'tokenReady' });
    expect(ready).toEqual(boxOf({ state: 'ready', word: 'laguna' }));
    expect(nextBox(ready, paused)).toBe(ready);
  });

  it('numbers its queries and shows the reply to the newest', () => {
    expect(asking).toMatchObject({ state: 'fetch', word: 'lag', asked: 1, isTyping: false });
    const shown = nextBox(asking, answered(1, 'Laguna Nácar'));
    expect(shown).toMatchObject({ state: 'success', suggestions: ['Laguna Nácar'] });
  });

  it.each<[string, Event]>([
    ['answer', answered(1, 'late')],
    ['failure', { kind: 'failed', asked: 1 }],
  ])('ignores the late %s of an older query', (_, late) => {
    const newer = after(asking, typed('lagu'), paused);
    expect(nextBox(newer, late)).toBe(newer);
    const shown = nextBox(newer, answered(2, 'Laguna Nácar'));
    expect(nextBox(shown, late)).toBe(shown);
  });

  it('keeps its list while it fetches more, and shows none when empty', () => {
    const again = after(asking, answered(1, 'Laguna'), typed('lagu'), paused);
    expect(again).toMatchObject({ state: 'fetch', suggestions: ['Laguna'] });
    expect(nextBox(again, answered(2)).suggestions).toEqual([]);
    expect(nextBox(again, { kind: 'failed', asked: 2 }).suggestions).toEqual([]);
  });

  it.each<[Event, string]>([
    [{ kind: 'escaped' }, 'lag'],
    [{ kind: 'left' }, 'lag'],
    [{ kind: 'cleared' }, ''],
  ])('$kind closes it with the word "%s", and no reply or pause opens it', (event, word) => {
    const closed = after(asking, typed('lag'), event);
    expect(closed).toEqual(boxOf({ state: 'idle', word, asked: 1 }));
    expect(after(closed, answered(1, 'Laguna'), paused)).toBe(closed);
  });

  it('keeps input typed before there is a token, and queries it then', () => {
    const early = after(boxOf(), typed('lag'), paused);
    expect(early).toEqual(boxOf({ word: 'lag', isTyping: true }));
    expect(after(early, { kind: 'tokenReady' }, paused)).toMatchObject({
      state: 'fetch',
      asked: 1,
    });
  });
});

const anAsked = fc.integer({ min: 0, max: 6 });
const anEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.constantFrom<Event>(
    ...(['tokenReady', 'tokenFailed', 'left', 'escaped', 'cleared'] as const).map((kind) => ({
      kind,
    })),
  ),
  { weight: 4, arbitrary: fc.constant(paused) },
  { weight: 4, arbitrary: fc.constantFrom('', ' ', 'laguna').map(typed) },
  fc.constantFrom('', 'tour').map((word): Event => ({ kind: 'arrived', word })),
  anAsked.map((asked): Event => ({ kind: 'failed', asked })),
  {
    weight: 4,
    arbitrary: anAsked.map((asked): Event => answered(asked, ...(asked % 3 ? [`${asked}`] : []))),
  },
);
const events = fc.array(anEvent, { maxLength: 60, size: 'max' });

/** Shows only the suggestions of the latest request. */
function holds(before: Box, { state, asked, suggestions }: Box): boolean {
  if (asked < before.asked) return false;
  if (state === 'success') return suggestions.join() === `${asked}`;
  return state === 'fetch' || suggestions.length === 0;
}

describe('any sequence of events', () => {
  it('never lets an older reply replace a newer one', () => {
    const reached = new Set<BoxState>();
    fc.assert(
      fc.property(events, (happened) => {
        let box = nextBox<string>(newBox(), { kind: 'tokenReady' });
        return happened.every((event) => {
          const before = box;
          box = nextBox(box, event);
          reached.add(box.state);
          return holds(before, box);
        });
      }),
      { numRuns: 500 },
    );
    expect([...reached].sort()).toEqual(boxStates.filter((state) => state !== 'initial').sort());
  });
});

/** Debounce after the last key, and delay before closing on blur, in milliseconds. */
export const searchPauseMs = 500;
export const searchLeaveMs = 500;
/** The most suggestions shown (docs/rules/search.md#most). */
export const mostSuggestions = { desktop: 8, mobile: 6 } as const;
/** How many of them are places, which come first. */
export const mostPlaces = { desktop: 3, mobile: 2 } as const;

/** The states of the search box (docs/rules/search.md#states). */
export const boxStates = [
  'initial',
  'idle',
  'ready',
  'fetch',
  'success',
  'empty',
  'error',
] as const;
export type BoxState = (typeof boxStates)[number];

/** What happened and, where it matters, whether there was a word. */
export type BoxMove =
  | 'tokenReadyWithWord'
  | 'tokenReadyWithout'
  | 'tokenFailed'
  | 'arrivedWithWord'
  | 'arrivedWithout'
  | 'typed'
  | 'pausedWithWord'
  | 'pausedWithout'
  | 'answeredSome'
  | 'answeredNone'
  | 'failed'
  | 'left'
  | 'escaped'
  | 'cleared';

type Row = Readonly<Record<BoxState, BoxState>>;

const stays: Row = {
  initial: 'initial',
  idle: 'idle',
  ready: 'ready',
  fetch: 'fetch',
  success: 'success',
  empty: 'empty',
  error: 'error',
};

/** Every state moves to `to`, except `initial`, which only a token leaves. */
const all = (to: BoxState): Row => ({
  initial: 'initial',
  idle: to,
  ready: to,
  fetch: to,
  success: to,
  empty: to,
  error: to,
});

/** Every move in every state. A reply only counts while the box waits for it. */
export const searchBoxTable: Readonly<Record<BoxMove, Row>> = {
  tokenReadyWithWord: { ...stays, initial: 'ready' },
  tokenReadyWithout: { ...stays, initial: 'idle' },
  tokenFailed: stays,
  arrivedWithWord: all('ready'),
  arrivedWithout: all('idle'),
  typed: stays,
  pausedWithWord: all('fetch'),
  pausedWithout: all('idle'),
  answeredSome: { ...stays, fetch: 'success' },
  answeredNone: { ...stays, fetch: 'empty' },
  failed: { ...stays, fetch: 'error' },
  left: all('idle'),
  escaped: all('idle'),
  cleared: all('idle'),
};

export interface SearchBox<Suggestion> {
  readonly state: BoxState;
  readonly word: string;
  /** The debounce has not ended: `paused` follows `searchPauseMs` after the last key. */
  readonly isTyping: boolean;
  /** The number of the latest request, which its reply carries. */
  readonly asked: number;
  /** Shown until the next reply; empty once the box closes. */
  readonly suggestions: readonly Suggestion[];
}

/** `left`: focus was away for `searchLeaveMs`, not on a result. `arrived`: on a page with `q`. */
export type BoxEvent<Suggestion> =
  | { readonly kind: 'tokenReady' | 'tokenFailed' | 'paused' | 'left' | 'escaped' | 'cleared' }
  | { readonly kind: 'typed' | 'arrived'; readonly word: string }
  | { readonly kind: 'failed'; readonly asked: number }
  | {
      readonly kind: 'answered';
      readonly asked: number;
      readonly suggestions: readonly Suggestion[];
    };

export const newBox = (word = ''): SearchBox<never> => ({
  state: 'initial',
  word,
  isTyping: false,
  asked: 0,
  suggestions: [],
});

/** Ignores late replies and outdated pauses. */
export function nextBox<Suggestion>(
  box: SearchBox<Suggestion>,
  event: BoxEvent<Suggestion>,
): SearchBox<Suggestion> {
  const { kind } = event;
  if ('asked' in event && (event.asked !== box.asked || box.state !== 'fetch')) return box;
  if (kind === 'paused' && (!box.isTyping || box.state === 'initial')) return box;
  const word = wordAfter(box, event);
  const state = searchBoxTable[moveOf(event, word)][box.state];
  const isOpen = state === 'fetch' || state === 'success';
  const held = kind === 'answered' ? event.suggestions : box.suggestions;
  return {
    state,
    word,
    isTyping: kind === 'typed' || (box.isTyping && goesOn.test(kind)),
    asked: kind === 'paused' && state === 'fetch' ? box.asked + 1 : box.asked,
    suggestions: isOpen ? held : [],
  };
}

/** Server events do not interrupt typing. */
const goesOn = /^(?:token|answered|failed)/;

function wordAfter<Suggestion>(box: SearchBox<Suggestion>, event: BoxEvent<Suggestion>): string {
  if ('word' in event) return event.word;
  return event.kind === 'cleared' ? '' : box.word;
}

function moveOf<Suggestion>(event: BoxEvent<Suggestion>, word: string): BoxMove {
  const { kind } = event;
  if (kind === 'answered') return event.suggestions.length > 0 ? 'answeredSome' : 'answeredNone';
  if (kind !== 'tokenReady' && kind !== 'arrived' && kind !== 'paused') return kind;
  return word.trim() ? `${kind}WithWord` : `${kind}Without`;
}

import { type BoxEvent, newBox, nextBox, type SearchBox, searchPauseMs } from '@shop/domain';
import {
  type FrameView,
  suggestions,
  type SuggestionsView,
  type SuggestionView,
} from '@shop/ports/screens';
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useShop } from '../../../shop/shop.js';
import { useTranslation } from 'react-i18next';
import { askToken } from '../search-token.js';

type Box = SearchBox<SuggestionView>;
type Act = (event: BoxEvent<SuggestionView>) => void;

/** The server-rendered field and its page's query. */
export interface Asking {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly frame: FrameView;
}

/** The domain's search box state, with token, debounce and requests. */
export function useSearchBox(asking: Asking) {
  const [box, act] = useReducer(nextBox<SuggestionView>, asking.query, newBox);
  useStart(asking, act);
  usePause(box, act);
  const problem = useAnswers(box, asking.frame, act);
  useSaid(box, problem);
  return { box, problem, act, askAgain: () => askAgain(box, act) };
}

function useStart({ field, query, frame: { language } }: Asking, act: Act): void {
  const { bff } = useShop();
  const start = useEffectEvent(() => {
    // Typed before this code loaded, so it differs from the page's query.
    const typed = field.current?.value ?? query;
    if (typed !== query) act({ kind: 'typed', word: typed });
    const isWaiting = () => typed !== query && field.current?.value === typed;
    void askToken(bff, language).then(
      ({ isReady }) => {
        act({ kind: isReady ? 'tokenReady' : 'tokenFailed' });
        // Loading took longer than the debounce, so search now.
        if (isReady && isWaiting()) act({ kind: 'paused' });
      },
      () => act({ kind: 'tokenFailed' }),
    );
  });
  useEffect(() => start(), []);
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current !== query) act({ kind: 'arrived', word: query });
    shown.current = query;
  }, [query, act]);
}

function usePause({ isTyping, state, word }: Box, act: Act): void {
  const isDue = isTyping && state !== 'initial';
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => act({ kind: 'paused' }), searchPauseMs);
    return () => clearTimeout(timer);
  }, [isDue, word, act]);
}

const isView = (view: SuggestionsView) => Array.isArray(view.suggestions);

/** Runs each query once and aborts the previous one. Returns why there are no suggestions. */
function useAnswers(box: Box, { language, path }: FrameView, act: Act): string {
  const { bff } = useShop();
  const { t } = useTranslation('shop');
  const [problem, setProblem] = useState('');
  const ask = useEffectEvent(async (asked: number, signal: AbortSignal) => {
    const question = { q: box.word, language, path };
    const silence = { suggestions: [], problem: t('suggestions') };
    const answer = await bff.show(suggestions, question, { signal }).catch(() => silence);
    if (signal.aborted) return;
    const view = isView(answer) ? answer : silence;
    setProblem(view.problem ?? '');
    if (view.problem === undefined) act({ kind: 'answered', asked, suggestions: view.suggestions });
    else act({ kind: 'failed', asked });
  });
  const isAsking = box.state === 'fetch';
  useEffect(() => {
    if (!isAsking) return undefined;
    const asking = new AbortController();
    void ask(box.asked, asking.signal);
    return () => asking.abort();
  }, [isAsking, box.asked]);
  return problem;
}

/** Announces each result once: screen readers do not read the list. */
function useSaid({ state, asked, word, suggestions: { length } }: Box, problem: string): void {
  const { announce } = useShop();
  const { t } = useTranslation('frame');
  const say = useEffectEvent(() => {
    if (state === 'success') announce(t('search.count', { count: length }));
    if (state === 'empty') announce(t('search.noneSaid', { word: word.trim() }));
    if (state === 'error') announce(problem);
  });
  useEffect(() => say(), [state, asked]);
}

/** A closed or failed box searches again at once. */
function askAgain({ state, word }: Box, act: Act): void {
  if (state !== 'idle' && state !== 'ready' && state !== 'error') return;
  act({ kind: 'typed', word });
  act({ kind: 'paused' });
}

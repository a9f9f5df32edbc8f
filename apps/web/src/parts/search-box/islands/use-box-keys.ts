import type { BoxEvent, BoxState } from '@shop/domain';
import type { SuggestionView } from '@shop/ports/screens';
import type { RefObject } from 'react';
import { useShop } from '../../../shop/shop.js';
import { useFieldEvents } from './use-field.js';
import type { Highlight } from './use-highlight.js';

interface BoxKeys {
  readonly state: BoxState;
  readonly highlight: Highlight<SuggestionView>;
  act(event: BoxEvent<SuggestionView>): void;
  take(at: number): void;
  askAgain(): void;
}

/** They move the caret, so they are of the text and not of the list. */
const caretKeys = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

/** The code of every key that an input method takes: Safari tells of its last Enter too late. */
const composed = 229;

/** What is typed in the field, and its keys; a key that is not taken is the browser's own. */
export function useBoxKeys(field: RefObject<HTMLInputElement | null>, box: BoxKeys): void {
  const { go } = useShop();
  const { state, highlight, act, take, askAgain } = box;
  const walk = (step: 1 | -1) => (highlight.isEmpty ? askAgain() : highlight.move(step));
  const close = () => {
    field.current?.focus();
    act({ kind: 'escaped' });
  };
  const open = ({ href }: SuggestionView) => {
    take(highlight.at);
    go(href);
  };

  /** What a key does, if it does anything here (APG, editable combobox). */
  const taken = ({ key, target }: KeyboardEvent): (() => void) | undefined => {
    const { one } = highlight;
    if (key === 'Escape') return close;
    if (target !== field.current) return undefined;
    if (key === 'ArrowDown') return () => walk(1);
    if (key === 'ArrowUp') return () => walk(-1);
    return key === 'Enter' && one ? () => open(one) : undefined;
  };
  const pressed = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isComposing = event.isComposing || event.keyCode === composed;
    if (state === 'initial' || isComposing || altKey || ctrlKey || metaKey) return;
    if (caretKeys.includes(key)) highlight.drop();
    const run = taken(event);
    if (!run) return;
    event.preventDefault();
    run();
  };
  const typed = (word: string) => {
    highlight.drop();
    act({ kind: 'typed', word });
  };
  useFieldEvents(field, { typed, pressed, left: () => act({ kind: 'left' }) });
}

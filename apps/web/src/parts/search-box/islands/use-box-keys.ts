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

/** These move the caret in the text, not the highlight. */
const caretKeys = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

/** Key code during composition: Safari sends the last Enter after it ends. */
const composed = 229;

/** Handles input and keys; keys that do nothing here stay with the browser. */
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

  /** The action of a key, if any (APG, editable combobox). */
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

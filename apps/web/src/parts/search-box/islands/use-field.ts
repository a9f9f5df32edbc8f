import { searchLeaveMs } from '@shop/domain';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

type Field = RefObject<HTMLInputElement | null>;

const combobox = { role: 'combobox', 'aria-autocomplete': 'list' };

/** The list that the field controls, and its highlighted option. */
export interface Led {
  readonly list: string;
  readonly isOpen: boolean;
  readonly active: string | undefined;
}

/** Turns the existing input into a combobox, without replacing the element. */
export function useCombobox(field: Field, isLive: boolean, { list, isOpen, active }: Led): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!isLive || !element) return undefined;
    const attributes = Object.entries({ ...combobox, 'aria-controls': list });
    for (const [name, value] of attributes) element.setAttribute(name, value);
    return () => attributes.forEach(([name]) => element.removeAttribute(name));
  }, [field, isLive, list]);
  useLayoutEffect(() => {
    const element = field.current;
    if (isLive) element?.setAttribute('aria-expanded', String(isOpen));
    return () => element?.removeAttribute('aria-expanded');
  }, [field, isLive, isOpen]);
  useLayoutEffect(() => {
    const element = field.current;
    if (active) element?.setAttribute('aria-activedescendant', active);
    return () => element?.removeAttribute('aria-activedescendant');
  }, [field, active]);
}

interface FieldEvents {
  typed(word: string): void;
  pressed(event: KeyboardEvent): void;
  /** The focus has left, and not to a result. */
  left(): void;
}

/** Listens to the field and its surroundings; `data-result` marks results. */
export function useFieldEvents(field: Field, events: FieldEvents): void {
  const typed = useEffectEvent(events.typed);
  const pressed = useEffectEvent(events.pressed);
  const left = useEffectEvent(events.left);
  useEffect(() => {
    const root = field.current?.parentElement;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stay = () => clearTimeout(timer);
    const leave = () => {
      stay();
      timer = setTimeout(left, searchLeaveMs);
    };
    const arrive = ({ target }: FocusEvent) => {
      if (target === field.current || isResult(target)) stay();
    };
    root?.addEventListener('input', () => typed(field.current?.value ?? ''), { signal });
    root?.addEventListener('keydown', (event) => pressed(event), { signal });
    root?.addEventListener('focusout', leave, { signal });
    root?.addEventListener('focusin', arrive, { signal });
    signal.addEventListener('abort', stay);
    return () => listening.abort();
  }, [field]);
}

const isResult = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-result]') !== null;

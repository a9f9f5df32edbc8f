import type { Language } from '@shop/domain';
import { type ComponentType, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../shop/shop.js';
import type { LiveBoxProps } from './islands/live-box.js';
import { askToken } from './search-token.js';

type LiveBox = ComponentType<LiveBoxProps>;

let fetched: Promise<LiveBox> | undefined;

/** One load per visit; a failed load is retried next time. */
function fetchOnce(): Promise<LiveBox> {
  fetched ??= import('./islands/live-box.js').then((part) => part.LiveBox);
  fetched.catch(() => (fetched = undefined));
  return fetched;
}

const restMs = 2_000;

/** Loads suggestions when the visitor comes near the field, which works as a plain form without. */
export function useLiveBox(
  field: RefObject<HTMLElement | null>,
  query: string,
  language: Language,
) {
  const { bff } = useShop();
  const [Live, setLive] = useState<LiveBox>();
  const ahead = () =>
    void fetchOnce().then(
      (part) => setLive(() => part),
      () => undefined,
    );
  const meetEarlyFocus = useEffectEvent(() => {
    if (document.activeElement === field.current) ahead();
  });
  useEffect(() => meetEarlyFocus(), []);
  const start = useEffectEvent(() => {
    if (query) return ahead();
    const timer = setTimeout(() => void askToken(bff, language).catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  });
  useEffect(() => start(), []);
  return { Live, ahead };
}

import { nobody, trackingOf } from '@shop/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { track } from '../../shop/analytics.js';
import { useVisitor } from '../../shop/visitor.js';
import { knowWho } from './who-looks.js';
import { useUserInfo } from './use-user-info.js';

/**
 * Reports the visitor to the tag manager once, if it may run (docs/rules/sign-in.md#tags). Needs no
 * request for visitors who are not signed in.
 */
export function useTracking(isAllowed: boolean): void {
  const { account } = useVisitor();
  const isTold = useRef(false);
  const ask = useUserInfo();
  const tell = useEffectEvent(async () => {
    const info = account.kind === 'anonymous' ? undefined : await ask();
    const who = info?.tracking ?? trackingOf(nobody);
    if (info || account.kind === 'anonymous') track(who);
    knowWho(who);
  });
  useEffect(() => {
    const isDue = isAllowed && !isTold.current;
    isTold.current = isAllowed;
    if (isDue) void tell();
  }, [isAllowed]);
}

import type { AccountState, UserInfoReply } from '@shop/ports/screens';
import { useEffect, useEffectEvent } from 'react';
import { useChangeVisitor } from '../../shop/change-visitor.js';
import { useVisitor } from '../../shop/visitor.js';
import { useUserInfo } from './use-user-info.js';

const accountOf = ({ status, userName, email }: UserInfoReply): AccountState =>
  status === 'auth' ? { kind: 'known', name: userName || email } : { kind: 'anonymous' };

/**
 * Loads the account of visitors who came from another site. Call it in a late part: it updates
 * other late parts, which must be hydrated by then.
 */
export function useAskedAccount(): void {
  const isUnknown = useVisitor().account.kind === 'unknown';
  const ask = useUserInfo();
  const change = useChangeVisitor();
  const settle = useEffectEvent(async () => {
    const info = await ask();
    if (info) change({ account: accountOf(info) });
  });
  useEffect(() => {
    if (isUnknown) void settle();
  }, [isUnknown]);
}

import type { RedirectForm } from '@shop/ports/forms';
import { type FrameView, routeForRedirect, userCalls } from '@shop/ports/screens';
import type { MouseEvent } from 'react';
import { useShop } from '../../shop/shop.js';
import { useTranslation } from 'react-i18next';
import { AppLink, isPlain } from '../../ui/app-link.js';
import { Icon } from '../../ui/icon.js';
import { signInFrom } from '../../shop/sign-in-way.js';
import { useVisitor } from '../../shop/visitor.js';
import styles from './account-link.module.css';

interface AccountLinkProps {
  frame: Pick<FrameView, 'account' | 'breadcrumb' | 'path'>;
  className?: string;
  onLeave?: () => void;
}

/**
 * Account link with the visitor's name, or sign-in link. The server also renders it alone, for
 * cached pages, so its URL may not depend on the page; the click adds that.
 */
export function AccountLink({ frame, className = styles.account, onLeave }: AccountLinkProps) {
  const { t } = useTranslation('visitor');
  const { account } = useVisitor();
  const signIn = useSignIn(frame, onLeave);
  if (account.kind !== 'known')
    return (
      <AppLink href={frame.account.signIn} className={className} onClick={signIn}>
        <Icon name="user" size={20} />
        {t('signIn')}
      </AppLink>
    );
  const { name } = account;
  return (
    <AppLink href={frame.account.href} className={className} onClick={onLeave}>
      <span className="co-hidden">{t('account', { name })}</span>
      <Icon name="user" size={20} />
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </AppLink>
  );
}

/** Signs in with this page as `next`, and stores it on the server as a backup. */
function useSignIn(frame: AccountLinkProps['frame'], onLeave: (() => void) | undefined) {
  const { bff, go } = useShop();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onLeave?.();
    if (isAboutSigningIn(frame) || !isPlain(event)) return;
    event.preventDefault();
    // Only a backup: if it fails, the URL still has the page.
    const form: RedirectForm = { route: routeForRedirect(frame.path) };
    bff.call(userCalls.redirect, form).catch(() => undefined);
    go(signInFrom(frame), { isWhole: true });
  };
}

/** Never return to the sign-in, its subpages or the account. */
function isAboutSigningIn({ account, breadcrumb, path }: AccountLinkProps['frame']): boolean {
  const places = [path.split('?')[0], ...breadcrumb.map(({ href }) => href)];
  return places.includes(account.signIn) || places.includes(account.href);
}

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
  /** The link was followed. */
  onLeave?: () => void;
}

/**
 * The way to the own account, under the own name; else the way to sign in. The server also writes it
 * alone, to put it into a page that is kept: in strip or footer it stands once in a page, and is the
 * same alone and there. So its address knows nothing of the page; a press brings that along.
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

/** Goes to the sign-in with this page in its address, and has it kept for those who lose that. */
function useSignIn(frame: AccountLinkProps['frame'], onLeave: (() => void) | undefined) {
  const { bff, go } = useShop();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onLeave?.();
    if (isAboutSigningIn(frame) || !isPlain(event)) return;
    event.preventDefault();
    // It is only a second memory: when it can't be kept, the address still knows.
    const form: RedirectForm = { route: routeForRedirect(frame.path) };
    bff.call(userCalls.redirect, form).catch(() => undefined);
    go(signInFrom(frame), { isWhole: true });
  };
}

/** The sign-in, what stands below it, and the account: nobody is led back to these. */
function isAboutSigningIn({ account, breadcrumb, path }: AccountLinkProps['frame']): boolean {
  const places = [path.split('?')[0], ...breadcrumb.map(({ href }) => href)];
  return places.includes(account.signIn) || places.includes(account.href);
}

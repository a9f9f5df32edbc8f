import type { FrameView } from '@shop/ports/screens';
import { signInFrom } from '../../../shop/sign-in-way.js';
import { useVisitor } from '../../../shop/visitor.js';
import { AppLink } from '../../../ui/app-link.js';
import styles from './checkout-screen.module.css';
import type { CheckoutT } from './open-checkout.js';

/** Returns to this step, with the cart unchanged. */
export function SignInLine({ frame, t }: { frame: FrameView; t: CheckoutT }) {
  if (useVisitor().account.kind === 'known') return null;
  return (
    <p>
      {t('account.have')}{' '}
      <AppLink href={signInFrom(frame)} className={styles.link}>
        {t('account.signIn')}
      </AppLink>
    </p>
  );
}

import type { FrameView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useVisitor } from '../../../shop/visitor.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Section } from '../../../ui/section.js';
import styles from './order-screen.module.css';

interface OfferAccountProps {
  frame: Pick<FrameView, 'account'>;
  t: TFunction<'order'>;
}

/** Offers an account only after the purchase. */
export function OfferAccount({ frame, t }: OfferAccountProps) {
  if (useVisitor().account.kind !== 'anonymous') return null;
  return (
    <Section title={t('account.title')} id="account" className={styles.account}>
      <p className={styles.prose}>{t('account.text')}</p>
      <div>
        <ButtonLink href={`${frame.account.signIn}?new`} tone="outline">
          {t('account.create')}
        </ButtonLink>
      </div>
    </Section>
  );
}

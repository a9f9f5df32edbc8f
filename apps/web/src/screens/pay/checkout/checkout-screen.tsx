import type { CheckoutView, FrameView } from '@shop/ports/screens';
import { HoldPanel } from '../../../parts/hold/hold-panel.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useShop } from '../../../shop/shop.js';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { PageTitle } from '../../../ui/page-title.js';
import { CheckoutForm } from './checkout-form.js';
import styles from './checkout-screen.module.css';
import { SideSummary } from './order-summary.js';
import { SignInLine } from './sign-in-line.js';
import type texts from './checkout.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    checkout: typeof texts;
  }
}

export function CheckoutScreen({ view, frame }: { view: CheckoutView; frame: FrameView }) {
  const { t } = useTranslation('checkout');
  const { go } = useShop();
  return (
    <div className={`${styles.checkout} co-page`}>
      <PageTitle>{t('title')}</PageTitle>
      {view.kind !== 'open' && view.problem && (
        <ProblemAlert
          problem={view.problem}
          {...(view.kind === 'failed' ? { title: t('failed') } : { tone: 'warning' })}
        />
      )}
      {view.kind === 'empty' && (
        <EmptyState scene="state-empty-cart" title={t('empty.title')}>
          <p>{t('empty.text')}</p>
          <ButtonLink href={view.list}>{t('empty.list')}</ButtonLink>
        </EmptyState>
      )}
      {view.kind === 'open' && (
        <>
          <SignInLine frame={frame} t={t} />
          <div className={styles.columns}>
            {view.hold && (
              <HoldPanel
                hold={view.hold}
                path={frame.path}
                attempt={view.attempt}
                isQuiet
                className={styles.hold}
                onHeld={({ cart }) => {
                  if (cart.kind !== 'filled' || !cart.showPaymentButton) go(view.cart);
                  else go(frame.path, { replace: true });
                }}
              />
            )}
            <CheckoutForm view={view} frame={frame} t={t} />
            <SideSummary view={view} t={t} />
          </div>
        </>
      )}
    </div>
  );
}
CheckoutScreen.wakesAtRest = true as const;

import type { CouponChoiceView, PromoView } from '@shop/ports/screens';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/text-field.js';
import styles from './promo.module.css';
import type texts from './promo.en.json';

declare module '../../shop/texts.js' {
  interface Texts {
    promo: typeof texts;
  }
}

export function Promo({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={styles.promo}>
      {children}
    </div>
  );
}

/** Folded, unless there is an error to correct. */
export function CodeAsk({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useTranslation('promo');
  return (
    <details className={styles.ask} open={isOpen || undefined}>
      <summary className="text-label">{t('ask')}</summary>
      {children}
    </details>
  );
}

interface CodeFieldProps {
  readonly promo: Pick<PromoView, 'typed' | 'problem'>;
  readonly isBusy: boolean;
}

export function CodeField({ promo: { typed, problem }, isBusy }: CodeFieldProps) {
  const { t } = useTranslation('promo');
  return (
    <div className={styles.field}>
      <TextField
        id="field-promo"
        name="code"
        label={t('label')}
        defaultValue={typed || undefined}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        problem={problem && [problem.text, problem.detail].filter(Boolean).join('. ')}
      />
      <Button type="submit" tone="outline" busy={isBusy}>
        {t('apply')}
      </Button>
    </div>
  );
}

interface TakenCodeProps {
  readonly taken: NonNullable<PromoView['taken']>;
  readonly problem?: string | undefined;
  /** Receives the focus after the code was applied. */
  readonly arrived?: ((element: HTMLElement | null) => void) | undefined;
  readonly children: ReactNode;
}

/** The applied code, its name, and why it has no effect now. */
export function TakenCode({ taken, problem, arrived, children }: TakenCodeProps) {
  const { code, title } = taken;
  const reason = problem ?? taken.reason;
  return (
    <div className={styles.taken}>
      <p tabIndex={-1} ref={arrived} data-code="">
        <strong translate="no">{code}</strong>
        {title && <span className="text-small"> {title}</span>}
      </p>
      {reason && <p className={`${styles.reason} text-small`}>{reason}</p>}
      {children}
    </div>
  );
}

interface CouponsProps {
  readonly coupons: readonly CouponChoiceView[];
  readonly press: (coupon: CouponChoiceView, words: ReactNode, className: string) => ReactNode;
}

/** The visitor's own coupons; one that has no effect now says why. */
export function Coupons({ coupons, press }: CouponsProps) {
  const { t } = useTranslation('promo');
  if (coupons.length === 0) return null;
  return (
    <section aria-label={t('coupons')}>
      <h3 className="text-label">{t('coupons')}</h3>
      <ul className={styles.coupons}>
        {coupons.map((coupon) => (
          <li key={coupon.code}>
            {coupon.reason ? (
              <div className={styles.coupon}>{wordsOf(coupon)}</div>
            ) : (
              press(coupon, wordsOf(coupon), styles.coupon ?? '')
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const wordsOf = ({ code, title, worth, reason }: CouponChoiceView) => (
  <>
    <strong className={styles.worth}>{worth}</strong>{' '}
    <span className={styles.words}>
      <span className="text-label" translate="no">
        {code}
      </span>{' '}
      <span className="text-caption">{reason ?? title}</span>
    </span>
  </>
);

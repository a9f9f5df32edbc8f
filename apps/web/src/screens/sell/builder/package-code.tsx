import type { BuilderView } from '@shop/ports/screens';
import { CodeAsk, CodeField, Coupons, Promo, TakenCode } from '../../../parts/promo/promo-parts.js';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import styles from './package-summary.module.css';
import { useCodeFocus } from './use-code-focus.js';
import type { StripForm } from './use-strip.js';

export interface CodeProps {
  readonly strip: StripForm;
}

/** The promo code, a part of the builder's form: it goes into the cart with the package. */
export function PackageCode({ strip }: CodeProps) {
  const { promo } = strip.view;
  return promo ? <Code promo={promo} strip={strip} /> : null;
}

interface InsideProps {
  readonly promo: NonNullable<BuilderView['promo']>;
  readonly strip: StripForm;
}

function Code({ promo, strip }: InsideProps) {
  const { t } = useTranslation('promo');
  const focus = useCodeFocus(promo);
  const { taken, coupons, problem, drop } = promo;
  return (
    <Promo {...focus}>
      {taken ? (
        <TakenCode taken={taken}>
          {drop ? (
            <AppLink
              href={drop}
              onClick={(event) => strip.follow(event, { code: [], coupon: [] })}
              className={styles.drop}
              aria-label={t('removeNamed', { code: taken.code })}
            >
              {t('remove')}
            </AppLink>
          ) : (
            <span className="text-caption">{t('ofCart')}</span>
          )}
        </TakenCode>
      ) : (
        <CodeAsk isOpen={problem !== undefined}>
          <CodeField promo={promo} isBusy={false} />
        </CodeAsk>
      )}
      <Coupons
        coupons={coupons}
        press={({ mark }, words, className) => (
          <button type="submit" name="coupon" value={mark} className={className}>
            {words}
          </button>
        )}
      />
    </Promo>
  );
}

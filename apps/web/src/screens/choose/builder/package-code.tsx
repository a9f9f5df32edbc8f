import type { BuilderView } from '@shop/ports/screens';
import { CodeAsk, CodeField, Coupons, Promo, TakenCode } from '../../../parts/promo/promo-parts.js';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import styles from './package-summary.module.css';
import { useCodeFocus } from './use-code-focus.js';
import type { PackageDraftForm } from './use-package-draft.js';

export interface CodeProps {
  readonly draft: PackageDraftForm;
}

/** The promo code, a part of the builder's form: it goes into the cart with the package. */
export function PackageCode({ draft }: CodeProps) {
  const { promo } = draft.view;
  return promo ? <Code promo={promo} draft={draft} /> : null;
}

interface InsideProps {
  readonly promo: NonNullable<BuilderView['promo']>;
  readonly draft: PackageDraftForm;
}

function Code({ promo, draft }: InsideProps) {
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
              onClick={(event) => draft.follow(event, { code: [], coupon: [] })}
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

import type { PromotionsView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { ChipLink } from '../../../ui/chip-link.js';
import { WallHead } from '../../../ui/wall-head.js';
import { CouponTicket } from './coupon-ticket.js';
import type texts from './promotions.en.json';
import styles from './promotions-screen.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    promotions: typeof texts;
  }
}

/** Promotions as coupons; the chosen kind lives in the URL. */
export function PromotionsScreen({ view }: { view: PromotionsView }) {
  const { t } = useTranslation('promotions');
  return (
    <>
      <WallHead wall="sonDeRio" title={view.title} lead={view.lead} />
      <div className={`${styles.page} co-page`}>
        <Kinds view={view} t={t} />
        <ul className={styles.coupons} aria-label={view.title}>
          {view.promotions.map((promotion) => (
            <li key={promotion.rule === 'code' ? promotion.code : promotion.rule}>
              <CouponTicket promotion={promotion} t={t} />
            </li>
          ))}
        </ul>
        <section className={styles.next} aria-labelledby="promotions-next">
          <h2 id="promotions-next" className="text-h3">
            {t('next')}
          </h2>
          <ul className={styles.ways}>
            {view.ways.map(({ key, name, href }) => (
              <li key={key}>
                <ButtonLink href={href} tone={key === 'list' ? 'main' : 'outline'}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function Kinds({ view, t }: { view: PromotionsView; t: TFunction<'promotions'> }) {
  return (
    <nav aria-label={t('kinds')}>
      <ul className={styles.chips}>
        <li>
          <ChipLink href={view.clear} isOn={view.filters.every(({ isOn }) => !isOn)}>
            {t('kind.all')}
          </ChipLink>
        </li>
        {view.filters.map(({ key, href, isOn, count }) => (
          <li key={key}>
            <ChipLink href={href} isOn={isOn}>
              {t('kindCount', { name: t(`kind.${key}`), count })}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

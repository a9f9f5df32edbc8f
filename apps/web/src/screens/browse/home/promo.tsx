import type { ComboView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import styles from './home-screen.module.css';

export function Promo({ promo, t }: { promo: ComboView; t: TFunction<'home'> }) {
  const { parks, percent, href } = promo;
  return (
    <section className={styles.promo} aria-labelledby="promo">
      <h2 id="promo" className="text-h2">
        {t('promo.title', { parks, percent })}
      </h2>
      <p className="text-lead">{t('promo.text', { parks })}</p>
      <ButtonLink href={href} tone="onWall">
        {t('promo.more')}
      </ButtonLink>
    </section>
  );
}

import type { PosterView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { PosterGrid } from '../../../parts/posters/poster-grid.js';
import { PageTitle } from '../../../ui/page-title.js';
import { Section } from '../../../ui/section.js';
import styles from './cart-screen.module.css';

export function EmptyCart(props: { suggestions: readonly PosterView[]; t: TFunction<'cart'> }) {
  const { suggestions, t } = props;
  return (
    <>
      <div className={styles.empty}>
        <img src="/pictures/scenes/state-empty-cart.svg" alt="" width={240} height={180} />
        <PageTitle>{t('empty.title')}</PageTitle>
        <p className="text-lead">{t('empty.text')}</p>
      </div>
      {suggestions.length > 0 && (
        <Section title={t('empty.suggestions')} id="suggestions">
          <PosterGrid posters={suggestions} layout="three" early={3} />
        </Section>
      )}
    </>
  );
}

import type { FaqView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ChipLink } from '../../../ui/chip-link.js';
import { SearchForm } from '../../../ui/search-form.js';
import styles from './faq-screen.module.css';

/** The search and the place filter; both live in the URL. */
export function FaqTools({ view, t }: { view: FaqView; t: TFunction<'faq'> }) {
  const { action, query } = view.search;
  return (
    <div className={styles.tools}>
      <SearchForm
        id="faq-search"
        action={action}
        query={query}
        label={t('search.label')}
        button={t('search.button')}
        placeholder={t('search.example')}
      />
      <nav aria-labelledby="faq-places" className={styles.places}>
        <h2 id="faq-places" className="text-label">
          {t(view.place ? 'places' : 'onePlace')}
        </h2>
        <ul className={styles.chips}>
          {view.places.map(({ name, href, current }) => (
            <li key={href}>
              <ChipLink href={href} isOn={current}>
                {name}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

import type { ListView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { ChipLink } from '../../../ui/chip-link.js';
import styles from './list-screen.module.css';

const filterKeys = ['park', 'tour', 'water', 'adventure', 'culture', 'night', 'children'] as const;
type FilterKey = (typeof filterKeys)[number];

const isFilterKey = (key: string): key is FilterKey => filterKeys.some((known) => known === key);

export function ListTools({ view, t }: { view: ListView; t: TFunction<'list'> }) {
  const { toggle, picks } = view.compare;
  return (
    <div className={styles.tools}>
      <nav aria-label={t('filters')}>
        <ul className={styles.chips}>
          <li>
            <ChipLink href={view.clear} isOn={view.filters.every(({ isOn }) => !isOn)}>
              {t('filter.all')}
            </ChipLink>
          </li>
          {view.filters.map(({ key, href, isOn, count }) => (
            <li key={key}>
              <ChipLink href={href} isOn={isOn}>
                {t('filterCount', { name: isFilterKey(key) ? t(`filter.${key}`) : key, count })}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.second}>
        <Sorts view={view} t={t} />
        <ButtonLink href={toggle} tone="outline" size="sm">
          {picks ? t('compare.off') : t('compare.on')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Sorts({ view, t }: { view: ListView; t: TFunction<'list'> }) {
  return (
    <nav aria-label={t('sorts')} className={styles.sorts}>
      <span className="text-small" aria-hidden="true">
        {t('sorts')}
      </span>
      <ul>
        {view.sorts.map(({ key, href, isOn }) => (
          <li key={key}>
            <AppLink href={href} aria-current={isOn ? 'true' : undefined} className="text-label">
              {t(`sort.${key}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

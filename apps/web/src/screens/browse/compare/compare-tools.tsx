import type { CompareView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { ChipLink } from '../../../ui/chip-link.js';
import styles from './compare-screen.module.css';

interface CompareToolsProps {
  view: Extract<CompareView, { kind: 'compared' }>;
  t: TFunction<'compare'>;
}

/** A toggle for differences only, kept in the URL, and a link back to the choice. */
export function CompareTools({ view: { differences, build, change }, t }: CompareToolsProps) {
  const { isOn, href, alike } = differences;
  return (
    <div className={styles.tools}>
      <p className={styles.only}>
        <ChipLink href={href} isOn={isOn}>
          {t('only')}
        </ChipLink>
        <span role="status" className="text-small">
          {isOn ? t('hidden', { count: alike }) : t('onlyHint', { count: alike })}
        </span>
      </p>
      {build && (
        <ButtonLink href={build} tone="outline" size="sm">
          {t('build')}
        </ButtonLink>
      )}
      <ButtonLink href={change} tone="outline" size="sm">
        {t('change')}
      </ButtonLink>
    </div>
  );
}

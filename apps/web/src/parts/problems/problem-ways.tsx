import type { Problem, Way } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import { useShop } from '../../shop/shop.js';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link.js';
import type texts from './problems.en.json';
import styles from './problems.module.css';

declare module '../../shop/texts.js' {
  interface Texts {
    problems: typeof texts;
  }
}

export function ProblemWays({ problem }: { problem: Problem }) {
  const { t } = useTranslation('problems');
  const { go } = useShop();
  /** Replaces the entry: the failed page is this one, and navigating to it must reload it. */
  const retry = (href: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(href, { replace: true });
  };
  if (problem.ways.length === 0) return null;
  return (
    <ul className={styles.ways} aria-label={t('ways')}>
      {problem.ways.map((way) => (
        <li key={`${way.kind} ${way.href}`}>
          <AppLink href={way.href} onClick={way.kind === 'retry' ? retry(way.href) : undefined}>
            {wayText(way, t)}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function wayText({ kind, text }: Way, t: TFunction<'problems'>): string {
  if (kind === 'otherTicket') return t('way.otherTicket', { name: text });
  if (kind === 'otherDay') return t('way.otherDay', { day: text });
  if (kind === 'newTotal') return t('way.newTotal', { text });
  if (kind === 'nearestDay' && text) return t('way.nearestDayNamed', { day: text });
  return t(`way.${kind}`);
}

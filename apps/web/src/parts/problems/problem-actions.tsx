import type { Problem, ProblemAction } from '@shop/ports/screens';
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

export function ProblemActions({ problem }: { problem: Problem }) {
  const { t } = useTranslation('problems');
  const { go } = useShop();
  /** Replaces the entry: the failed page is this one, and navigating to it must reload it. */
  const retry = (href: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(href, { replace: true });
  };
  if (problem.actions.length === 0) return null;
  return (
    <ul className={styles.actions} aria-label={t('actions')}>
      {problem.actions.map((action) => (
        <li key={`${action.kind} ${action.href}`}>
          <AppLink
            href={action.href}
            onClick={action.kind === 'retry' ? retry(action.href) : undefined}
          >
            {textOf(action, t)}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function textOf({ kind, text }: ProblemAction, t: TFunction<'problems'>): string {
  if (kind === 'otherTicket') return t('action.otherTicket', { name: text });
  if (kind === 'otherDay') return t('action.otherDay', { day: text });
  if (kind === 'newTotal') return t('action.newTotal', { text });
  if (kind === 'nearestDay' && text) return t('action.nearestDayNamed', { day: text });
  return t(`action.${kind}`);
}

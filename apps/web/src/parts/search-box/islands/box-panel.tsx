import type { BoxState } from '@shop/domain';
import type { SuggestionView } from '@shop/ports/screens';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import { Icon } from '../../../ui/icon.js';
import styles from './live-box.module.css';
import { SuggestionList } from './suggestion-list.js';

interface BoxPanelProps {
  id: string;
  state: BoxState;
  word: string;
  suggestions: readonly SuggestionView[];
  at: number;
  problem: string;
  results: string;
  choose: (word: string) => void;
  take: (at: number) => void;
  /** Called when the pressed link disappears with its focus. */
  refocus: () => void;
}

/** The panel below the field: suggestions, none found, or an error. */
export function BoxPanel(props: BoxPanelProps) {
  const { id, state, word, suggestions, at, problem, results, choose, take, refocus } = props;
  const { t } = useTranslation('frame');
  const isEmpty = state === 'empty';
  if (suggestions.length === 0 && !isEmpty && state !== 'error') return null;
  const more = ({ detail }: MouseEvent) => {
    choose(word);
    // Keyboard only: focus after a tap would open the on-screen keyboard over the results.
    if (detail === 0) refocus();
  };
  return (
    <div className={styles.panel} data-result="">
      {suggestions.length > 0 && (
        <SuggestionList
          id={id}
          label={t('search.suggestions')}
          suggestions={suggestions}
          at={at}
          take={take}
        />
      )}
      {state === 'error' && (
        <p className={styles.problem}>
          <Icon name="alert-triangle" size={20} />
          {problem}
        </p>
      )}
      {isEmpty && <p className={styles.none}>{t('search.none')}</p>}
      {state !== 'error' && (
        <AppLink className={styles.more} href={results} onClick={more}>
          {isEmpty ? t('search.moreFor', { word }) : t('search.more')}
        </AppLink>
      )}
    </div>
  );
}

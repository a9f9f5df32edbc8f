import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.js';
import { BoxPanel } from './box-panel.js';
import styles from './live-box.module.css';
import { optionId } from './suggestion-list.js';
import { useBoxKeys } from './use-box-keys.js';
import { useCombobox } from './use-field.js';
import { useHighlight } from './use-highlight.js';
import { type Asking, useSearchBox } from './use-search-box.js';
import { useReportSuggestionClick } from './use-report-suggestion-click.js';

export interface LiveBoxProps extends Asking {
  readonly action: string;
}

/** Makes a combobox of a field: list autocomplete with manual selection. */
export function LiveBox({ field, action, frame, query }: LiveBoxProps) {
  const { box, problem, act, askAgain } = useSearchBox({ field, frame, query });
  const tell = useReportSuggestionClick(frame);
  const highlight = useHighlight(box.suggestions);
  const list = `${field.current?.id}-list`;
  const fill = (word: string) => {
    if (field.current) field.current.value = word;
  };
  /** Closes the panel and puts the query into the field. */
  const choose = (word: string) => {
    fill(word);
    act({ kind: 'arrived', word });
  };
  const take = (at: number) => {
    const one = box.suggestions[at];
    if (one?.place) tell({ query: box.word.trim(), taken: one.href, position: at });
    // A place is not a query: clear the field.
    choose(one && !one.place ? one.keyword : '');
  };
  const clear = () => {
    fill('');
    act({ kind: 'cleared' });
    field.current?.focus();
  };
  useBoxKeys(field, { state: box.state, act, highlight, take, askAgain });
  useCombobox(field, box.state !== 'initial', {
    list,
    isOpen: box.suggestions.length > 0,
    active: highlight.one && optionId(list, highlight.at),
  });
  const word = box.word.trim();
  return (
    <>
      <BoxPanel
        id={list}
        state={box.state}
        suggestions={box.suggestions}
        word={word}
        problem={problem}
        choose={choose}
        take={take}
        at={highlight.at}
        results={`${action}?${new URLSearchParams({ q: word })}`}
        refocus={() => field.current?.focus()}
      />
      {box.word !== '' && <Clear isBusy={box.state === 'fetch'} clear={clear} />}
    </>
  );
}

function Clear({ isBusy, clear }: { isBusy: boolean; clear: () => void }) {
  const { t } = useTranslation('frame');
  return (
    <button type="button" className={styles.clear} aria-label={t('search.clear')} onClick={clear}>
      {isBusy ? <span className={styles.spinner} /> : <Icon name="x" size={20} />}
    </button>
  );
}

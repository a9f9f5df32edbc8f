import type { SuggestionView } from '@shop/ports/screens';
import { AppLink } from '../../../ui/app-link.js';
import styles from './live-box.module.css';

interface SuggestionListProps {
  id: string;
  label: string;
  suggestions: readonly SuggestionView[];
  /** The highlighted one. */
  at: number;
  choose: (keyword: string) => void;
}

export const optionId = (list: string, at: number): string => `${list}-${at}`;

/** All suggestions there are; each row is a link that the field highlights from afar. */
export function SuggestionList({ id, label, suggestions, at, choose }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label={label}>
      {suggestions.map((suggestion, place) => (
        <AppLink
          key={suggestion.keyword}
          id={optionId(id, place)}
          className={styles.row}
          href={suggestion.href}
          role="option"
          aria-selected={place === at}
          tabIndex={-1}
          onClick={() => choose(suggestion.keyword)}
        >
          <span>
            {suggestion.text.map(({ text, isMarked }, part) =>
              isMarked ? text : <b key={`${part} ${text}`}>{text}</b>,
            )}
          </span>
        </AppLink>
      ))}
    </div>
  );
}

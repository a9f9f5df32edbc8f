import type { SuggestedPlaceView, SuggestionView } from '@shop/ports/screens';
import { AppLink } from '../../../ui/app-link.js';
import { SceneImage } from '../../../ui/scene-image.js';
import styles from './live-box.module.css';

interface SuggestionListProps {
  id: string;
  label: string;
  suggestions: readonly SuggestionView[];
  at: number;
  take: (at: number) => void;
}

export const optionId = (list: string, at: number): string => `${list}-${at}`;

/** All suggestions as links. The focus stays in the field. */
export function SuggestionList({ id, label, suggestions, at, take }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label={label}>
      {suggestions.map((suggestion, place) => (
        <AppLink
          key={suggestion.href}
          id={optionId(id, place)}
          className={styles.row}
          href={suggestion.href}
          role="option"
          aria-selected={place === at}
          tabIndex={-1}
          onClick={() => take(place)}
        >
          {suggestion.place && (
            <SceneImage
              scene={suggestion.place.scene}
              wall={suggestion.place.wall}
              crop="wide"
              isEarly
              decorative
              sizesClass={styles.scene}
            />
          )}
          <span>
            {suggestion.text.map(({ text, isMarked }, part) =>
              isMarked ? text : <b key={`${part} ${text}`}>{text}</b>,
            )}
            {suggestion.place && <About place={suggestion.place} />}
          </span>
        </AppLink>
      ))}
    </div>
  );
}

/** Kind and lowest price of the place, one line each. */
const About = ({ place: { kind, from } }: { place: SuggestedPlaceView }) =>
  [kind, from].filter(Boolean).map((line) => (
    <span key={line} className={styles.about}>
      <span className="co-hidden">, </span>
      {line}
    </span>
  ));

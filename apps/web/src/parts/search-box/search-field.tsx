import type { FrameView } from '@shop/ports/screens';
import { useEffect, useRef } from 'react';
import styles from './search-field.module.css';
import { useLiveBox } from './use-live-box.js';

interface SearchFieldProps {
  id: string;
  action: string;
  frame: FrameView;
  query?: string;
  placeholder?: string;
  /** The page's main field: it takes the focus after navigation. */
  isFirst?: boolean;
}

/** A plain input; with scripts the same element gets suggestions, keeping text and caret. */
export function SearchField({
  id,
  action,
  frame,
  query = '',
  placeholder,
  isFirst,
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { Live, ahead } = useLiveBox(field, query, frame.language);
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    // A navigation in place: the new page's query replaces the typed text.
    shown.current = query;
    if (field.current) field.current.value = query;
  }, [query]);
  return (
    <div className={styles.field} onPointerEnter={ahead} onFocus={ahead}>
      <input
        ref={field}
        id={id}
        className={styles.input}
        type="search"
        name="q"
        maxLength={200}
        defaultValue={query}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        autoFocus={isFirst}
        data-first={isFirst ? '' : undefined}
      />
      {Live && <Live key={action} field={field} action={action} frame={frame} query={query} />}
    </div>
  );
}

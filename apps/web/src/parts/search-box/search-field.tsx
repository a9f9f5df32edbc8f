import type { FrameView } from '@shop/ports/screens';
import { useEffect, useRef } from 'react';
import styles from './search-field.module.css';
import { useLiveBox } from './use-live-box.js';

interface SearchFieldProps {
  /** Of the field, for its label: a page may have more than one. */
  id: string;
  /** The address of the results, where its form asks by GET. */
  action: string;
  frame: FrameView;
  /** What is in the field already. */
  query?: string;
  placeholder?: string;
  /** What the page is for: whoever comes to it can type at once. */
  isFirst?: boolean;
}

/**
 * The field of a search in the whole shop. The server writes a plain one; with scripts it suggests
 * while somebody types. Both are the same element, so neither text nor caret is lost in between.
 */
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
    // Another page came in place: its word takes the place of what was typed on the one before.
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

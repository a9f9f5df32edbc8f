import { elementOf, isAwake } from './parts.js';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** A field that differs from what the server rendered, through the visitor or browser autofill. */
function isChanged(field: Field): boolean {
  if (field.disabled || field.type === 'hidden') return false;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected && !option.defaultSelected);
  if (field.type === 'radio') return isTicked(field) && !(field as HTMLInputElement).defaultChecked; // as: its type says so
  if (field.type === 'checkbox')
    return isTicked(field) !== (field as HTMLInputElement).defaultChecked; // as: its type says so
  return field.value !== field.defaultValue;
}

const isTicked = (field: Field) => (field as HTMLInputElement).checked; // as: called for checkboxes and radios

const tell = (field: Field, name: string) =>
  void field.dispatchEvent(new Event(name, { bubbles: true }));

/**
 * React records a field's state at hydration and reports only changes: restore the old state past
 * React's setter, then set the new one so that React notices.
 */
function repeatChange(field: Field, value: string, isOn: boolean): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    Object.assign(field, { checked: !isOn });
    field.click();
  } else if (field.type === 'number') {
    field.value = (field as HTMLInputElement).defaultValue; // as: its type says so
    setValue?.call(field, value);
    tell(field, 'input');
  } else {
    field.value = value;
    tell(field, field instanceof HTMLSelectElement ? 'change' : 'input');
  }
}

const told = new WeakSet<Field>();

/**
 * Replays to React what the visitor entered before hydration; the next change would overwrite it
 * otherwise. One at a time, since each change builds on the previous ones.
 */
export async function repeatFields(): Promise<void> {
  const fields = [...document.querySelectorAll<Field>('input,select,textarea')].filter(
    (field) => isAwake(field) && !told.has(field),
  );
  fields.forEach((field) => told.add(field));
  const changed = fields
    .filter(isChanged)
    .map((field) => ({ field, value: field.value, isOn: isTicked(field) }));
  for (const { field, value, isOn } of changed) {
    await Promise.resolve();
    repeatChange(field, value, isOn);
  }
}

const folds = new Set<Element>();

/** The browser opens `details` without code; React hears of it after hydration. */
export const noteFold = ({ target }: Event) => void folds.add(target as Element); // as: only folds fire `toggle`

let lastFocused: Element | undefined;

/**
 * Replays folds, and `focusin` once per element: a second one would close a panel that has just
 * opened and has yet to take the focus.
 */
export function repeatMarks(): void {
  for (const fold of folds) {
    if (!isAwake(fold)) continue;
    folds.delete(fold);
    fold.dispatchEvent(new Event('toggle'));
  }
  const focused = elementOf(document.activeElement);
  if (!focused || focused === document.body || focused === lastFocused || !isAwake(focused)) return;
  lastFocused = focused;
  focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

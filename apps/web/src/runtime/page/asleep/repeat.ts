import { elementOf, isAwake } from './parts.js';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** A field that differs from what the server wrote, by the visitor's hand or the browser's memory. */
function isChanged(field: Field): boolean {
  if (field.disabled || field.type === 'hidden') return false;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected && !option.defaultSelected);
  if (field.type === 'radio') return isTicked(field) && !(field as HTMLInputElement).defaultChecked; // as: of that type
  if (field.type === 'checkbox')
    return isTicked(field) !== (field as HTMLInputElement).defaultChecked; // as: of that type
  return field.value !== field.defaultValue;
}

const isTicked = (field: Field) => (field as HTMLInputElement).checked; // as: asked of boxes alone

const tell = (field: Field, name: string) =>
  void field.dispatchEvent(new Event(name, { bubbles: true }));

/**
 * React notes a field's state when it takes it over, and reports only what differs from that: a box
 * or a count goes back through React's own setter, and forth past it.
 */
function repeatChange(field: Field, value: string, isOn: boolean): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    Object.assign(field, { checked: !isOn });
    field.click();
  } else if (field.type === 'number') {
    field.value = (field as HTMLInputElement).defaultValue; // as: of that type
    setValue?.call(field, value);
    tell(field, 'input');
  } else {
    field.value = value;
    tell(field, field instanceof HTMLSelectElement ? 'change' : 'input');
  }
}

const told = new WeakSet<Field>();

/**
 * What was ticked, chosen, counted or typed before the page's code was there is told to it. Without
 * this the next choice would write over it. One at a time, since each is made of the ones before.
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

/** A fold opens by itself; what follows from it is the code's. */
export const noteFold = ({ target }: Event) => void folds.add(target as Element); // as: `toggle` is of folds

let lastFocused: Element | undefined;

/**
 * Tells the code what was folded, and once where the focus is: told again it would close a panel
 * that has just opened, whose focus is still on its way from the part that was pressed.
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

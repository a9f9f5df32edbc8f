const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** A field that differs from what the server wrote, by the visitor's hand or the browser's memory. */
function isChanged({
  type,
  disabled,
  checked,
  defaultChecked,
  value,
  defaultValue,
}: HTMLInputElement) {
  if (disabled) return false;
  if (type === 'checkbox') return checked !== defaultChecked;
  if (type === 'radio') return checked && !defaultChecked;
  return type === 'number' && value !== defaultValue;
}

/**
 * React notes a field's state when it takes it over, and reports only what differs from that: the
 * field goes back through React's own setter, and forth past it.
 */
function repeatChange(field: HTMLInputElement, { checked, value }: Wanted): void {
  if (field.type === 'number') {
    field.value = field.defaultValue;
    setValue?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else {
    field.checked = !checked;
    field.click();
  }
}

type Wanted = Pick<HTMLInputElement, 'checked' | 'value'>;

/**
 * What was ticked, chosen or counted before the page's code was there is done once more, so that the
 * code knows of it. Without this the next choice would write over it. One at a time, since each is
 * made of the choices before it.
 */
export async function repeatEarlyChoices(): Promise<void> {
  // The page's own code counts from here on; see `entry-early.ts`.
  document.dispatchEvent(new Event('alive'));
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input')].filter(isChanged);
  const all = fields.map((field) => ({ field, checked: field.checked, value: field.value }));
  for (const { field, ...wanted } of all) {
    await Promise.resolve();
    repeatChange(field, wanted);
  }
}

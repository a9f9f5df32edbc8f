/**
 * A hand scanner types where the focus is, and a verdict takes the focus: what it types goes into
 * the field, in place of the code before.
 */
export function liveHandScanner(field: HTMLInputElement): void {
  document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    if (!isTyped || target instanceof HTMLInputElement) return;
    field.value = '';
    field.focus();
  });
  // The next one may come before the verdict of this one takes the focus.
  field.form?.addEventListener('submit', () => field.select());
  field.addEventListener('focus', () => field.select());
}

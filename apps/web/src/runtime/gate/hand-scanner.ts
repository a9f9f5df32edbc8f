/** Hand scanners type where the focus is: moves their keys to the emptied code field. */
export function liveHandScanner(field: HTMLInputElement): void {
  document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    if (!isTyped || target instanceof HTMLInputElement) return;
    field.value = '';
    field.focus();
  });
  // The next scan may come before the verdict has the focus.
  field.form?.addEventListener('submit', () => field.select());
  field.addEventListener('focus', () => field.select());
}

import { facts } from './parts.js';

/** Only a change makes a live region speak, so clear it first. */
function say(text: string): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  region.textContent = '';
  requestAnimationFrame(() => (region.textContent = text));
}

/** Shows the offline line, which the server rendered hidden, while there is no connection. */
export function showConnection(isOnline: boolean): void {
  const line = document.getElementById('offline');
  if (!line || line.hidden === isOnline) return;
  line.hidden = isOnline;
  say((isOnline ? line.dataset.back : line.textContent) ?? '');
}

export function watchConnection(): void {
  const follow = () => showConnection(navigator.onLine);
  addEventListener('online', follow);
  addEventListener('offline', follow);
  follow();
}

/** Whether the shop replies. Not the page's own URL, which may be that of a form POST. */
export const isShopThere = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/** Logs code that failed to load or run, without waiting for a reply. */
export function report(error: unknown): void {
  if (!facts.logs) return;
  const message = String(error).slice(0, 300);
  const fields = { side: 'client', message, path: location.pathname };
  navigator.sendBeacon(facts.logs, new URLSearchParams(fields));
}

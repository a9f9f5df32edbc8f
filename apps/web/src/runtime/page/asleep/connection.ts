import { facts } from './parts.js';

/** Changing the text of a live region is what makes it speak; the same text again needs a blank. */
function say(text: string): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  region.textContent = '';
  requestAnimationFrame(() => (region.textContent = text));
}

/**
 * Says that there is no connection, for as long as there is none: a line that the server wrote and
 * hid. Nothing else changes: what was typed stays typed.
 */
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

/** Whether the shop answers at all; the page's own address may be that of a form. */
export const isShopThere = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/** Tells the server of code that could not be had or run; it waits for nothing. */
export function report(error: unknown): void {
  if (!facts.logs) return;
  const message = String(error).slice(0, 300);
  const fields = { side: 'client', message, path: location.pathname };
  navigator.sendBeacon(facts.logs, new URLSearchParams(fields));
}

/** Offline pages and kept orders (docs/decisions/0009): after the page, so that it waits for nothing. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // Without it the shop is as it was: what needs a connection needs a connection.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Asks the worker to keep the page of an order, to be read without a connection. */
export async function keepOrder(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keepOrder: new URL(path, location.origin).pathname });
}

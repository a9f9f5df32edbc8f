import { openOwnShop } from './own-shop.js';

/** Opens the shop that a run's visitors share, unless its address is given. */
export default async function openShop(): Promise<() => Promise<void>> {
  if (process.env.TAQUILLA_URL) return () => Promise.resolve();
  process.env.GATE_SECRET ??= 'a-gate-key-of-the-browser-tests';
  const shop = await openOwnShop();
  process.env.TAQUILLA_URL = shop.url;
  process.env.TAQUILLA_SANDBOX = shop.sandbox;
  return shop.close;
}

import { randomUUID } from 'node:crypto';
import { addDays, parkDayAt, type Product } from '@shop/domain';
import { addToCart, cartScreen, checkoutScreen, pay, signIn } from '@shop/ports/screens';
import { NotHad, type Stage } from '../stage.js';

export const api = (action: { readonly path: string }): string => `/api${action.path}`;

export const attempt = (): string => `rehearsal-${randomUUID()}`;

/** A park with opening hours; a tour with start times. */
export const isPark = ({ schedule, componentGroups, tourOnly, slug, variantOf }: Product) =>
  schedule.type === 'OPENING_HOURS' &&
  componentGroups.length === 0 &&
  !tourOnly &&
  slug === variantOf;

export const isTour = ({ schedule, componentGroups }: Product) =>
  schedule.type === 'START_TIME' && componentGroups.length === 0;

export const ahead = (stage: Stage, days: number): string =>
  addDays(parkDayAt(stage.props.clock.now()), days);

export async function choice(stage: Stage, isMeant = isPark) {
  const product = await stage.product(isMeant);
  const [first] = await stage.days(product);
  const { day = '', time = '' } = first ?? {};
  return {
    path: stage.buyPath(product),
    slug: product.slug,
    date: day,
    ...(product.schedule.type === 'START_TIME' && { time }),
    adults: '2',
    attempt: attempt(),
  };
}

export async function filled(stage: Stage, isMeant = isPark): Promise<void> {
  const added = await stage.post(api(addToCart), await choice(stage, isMeant));
  if (added.status !== 303) throw new NotHad(added.status === 429 ? 'tooMany' : 'cart');
}

export async function cartOf(stage: Stage) {
  const view = await stage.look(cartScreen, stage.at('cart'));
  if (view.kind !== 'filled') throw new NotHad('cart');
  return view;
}

export const contact = {
  firstName: 'Ana',
  lastName: 'López',
  email: 'ana@example.com',
  country: 'MX',
  phone: '998 123 4567',
};

/** The checkout form of a filled cart, paid by card. */
export async function payForm(stage: Stage) {
  await filled(stage);
  const path = stage.at('checkout');
  const view = await stage.look(checkoutScreen, path);
  if (view.kind !== 'open') throw new NotHad('checkout');
  return { path, ...contact, method: 'VI', attempt: view.attempt, digest: view.digest };
}

const testCard = { expiry: '12/39', cvc: '123', name: 'ANA LOPEZ' };

/** Pays with a test card of the sandbox. Returns the URL back to the shop. */
export async function paid(stage: Stage, number = '4242424242424242'): Promise<string> {
  const { location: page } = await stage.post(api(pay), await payForm(stage));
  const { paymentPage } = stage.props;
  const isPlayed = page.startsWith(`${paymentPage}/`) && /^http:\/\/localhost:/.test(page);
  if (!isPlayed) throw new NotHad('testCards');
  const body = new URLSearchParams({ ...testCard, number });
  const signal = AbortSignal.timeout(5_000);
  const paidFor = await fetch(page, { method: 'POST', body, redirect: 'manual', signal });
  const back = paidFor.headers.get('location');
  if (!back) throw new NotHad('testCards');
  const { pathname, search } = new URL(back);
  return pathname + search;
}

export async function bought(stage: Stage): Promise<string> {
  const { location } = await stage.get(await paid(stage));
  if (!location) throw new NotHad('order');
  return location;
}

/** An account of the sandbox. */
export const ana = { email: 'ana.ruiz@correo.example', password: 'arrecife-de-prueba' };

export async function signedIn(stage: Stage): Promise<void> {
  const form = { path: stage.at('signIn'), next: '', ...ana };
  const { status } = await stage.post(api(signIn), form);
  if (status !== 303) throw new NotHad('accounts');
}

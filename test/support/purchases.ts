import type { BuyView, PageView } from '@shop/ports/screens';
import type { Visitor } from './visitor.js';

export const approvedCard = {
  number: '4242424242424242',
  expiry: '12/39',
  cvc: '123',
  name: 'ANA LOPEZ',
};

export const declinedCard = { ...approvedCard, number: '4000000000000002' };

export const contact = {
  firstName: 'Ana',
  lastName: 'López',
  email: 'ana@example.com',
  country: 'MX',
  phone: '998 123 4567',
};

export const blindForm = {
  path: '/es/pago/',
  ...contact,
  method: 'VI',
  attempt: 'attempt-1',
  digest: '0'.repeat(32),
};

export const sellableDays = (page: PageView<BuyView>): readonly string[] =>
  page.view.calendar.months
    .flatMap(({ weeks }) => weeks.flat())
    .filter(({ amount, state }) => amount !== '' && state !== 'outside')
    .map(({ day }) => day);

/** Puts two adults on a day into the cart. */
export async function fillCart(visitor: Visitor, path: string, day: string): Promise<void> {
  const reply = await putInCart(visitor, path, day);
  if (reply.kind === 'refused') throw new Error(`not added: ${JSON.stringify(reply.problems)}`);
}

export async function putInCart(visitor: Visitor, path: string, day: string) {
  const { view } = await visitor.look('buy', `${path}?date=${day}`);
  const time = view.times?.[0]?.time;
  return visitor.add({
    path,
    slug: view.slug,
    date: day,
    ...(time ? { time } : {}),
    adults: '2',
  });
}

/** Submits the checkout of a filled cart; returns the address of the provider's page. */
export async function checkOut(
  visitor: Visitor,
  path: string,
  method = 'VI',
  who: Partial<typeof contact> = {},
): Promise<string> {
  const { view } = await visitor.look('checkout', path);
  if (view.kind !== 'open') throw new Error(`checkout is ${view.kind}`);
  const { attempt, digest } = view;
  const body = { path, ...contact, ...who, method, attempt, digest };
  const response = await visitor.postJson('/api/checkout', body);
  const reply = (await response.json()) as { kind: string; next?: string }; // as: an ActionReply
  if (!reply.next) throw new Error(`not begun: ${JSON.stringify(reply)}`);
  return reply.next;
}

/** Pays on the provider's page; returns the address of the redirect back. */
export async function payAt(page: string, card: Readonly<Record<string, string>>): Promise<string> {
  const body = new URLSearchParams(card);
  const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  const back = response.headers.get('location');
  if (!back) throw new Error(`the provider answered ${response.status}`);
  return back;
}

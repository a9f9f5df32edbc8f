import { Backend, HttpCartGateway, HttpCartStays, HttpOrdersGateway } from '@shop/adapters/http';
import type { DisplayCart, StayBooking } from '@shop/domain';
import type { NewPackage, PackageWritten } from '@shop/ports/backends';
import { aBooking } from '@shop/test/a-booking';
import { aPackageChoice } from '@shop/test/a-package-choice';
import { aContact } from '@shop/test/an-order';
import { startSandbox } from '@shop/test/start-sandbox';
import type { Content } from '../../backends/sandbox/src/engine/content.js';
import { callsOf, freshKey } from '../../backends/test/support/sandbox-calls.js';

const now = new Date('2026-11-23T15:00:00Z');
/** Its own content: every day is open and equally busy. */
const open = (content: Content): Content => ({
  ...content,
  calendar: { ...content.calendar, closures: [], busyDays: [] },
});
const sandbox = await startSandbox({ now, adjust: open });
const api = new Backend({
  name: 'cart',
  baseUrl: sandbox.cartUrl,
  deadlineMs: 5000,
  concurrency: 4,
  queue: 4,
  headers: {
    authorization: `Bearer ${sandbox.tokens.cart}`,
    PrefixProject: 'taquilla',
    SiteCode: 'CORAL',
  },
});
afterAll(() => api.stop());
beforeEach(() => sandbox.setNow(now));
const carts = new HttpCartGateway(api);
const stays = new HttpCartStays(api);
const orders = new HttpOrdersGateway({ reads: api, writes: api });

const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
/** The cart stores the booking as given, without calling the hotels. */
const nights = (heldUntil: Date | undefined = later(20), id = freshKey()): StayBooking => ({
  ...aBooking(),
  id,
  heldUntil,
});

const written = (reply: PackageWritten) => {
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.state;
};
const idsOf = ({ packages, stays: [stay] = [] }: DisplayCart) => ({
  whole: packages[0]?.id ?? '',
  stay: stay?.id ?? '',
});

let days = 0;
/** A package of bruma and guarida on days that no other test uses. */
async function packed(stay?: StayBooking) {
  days += 2;
  const parts = aPackageChoice().parts.map((part, at) => ({
    ...part,
    day: `2027-02-${String(days + at).padStart(2, '0')}`,
  }));
  const wanted: NewPackage = { ...aPackageChoice({ parts }), stay };
  return written(await carts.addPackage(undefined, wanted, 'MXN', 'es', freshKey()));
}

const shown = async (session: string) => {
  const reply = await carts.display(session, { language: 'es', layout: 'desktop' });
  if (reply.kind !== 'ok') throw new Error(reply.kind);
  return reply.answer.cart;
};
it('moves nights of the cart into a package and out, at the same price', async () => {
  const { session } = await packed();
  const stay = nights();
  const added = written(await stays.addStay(session, stay, 'MXN', 'es', freshKey()));
  const { whole, stay: id } = idsOf(added.cart);
  const into = (place?: string | null) =>
    stays.changeStay(session, id, stay, 'es', freshKey(), place);
  const inside = written(await into(whole)).cart;
  expect([inside.stays?.[0]?.packageId, inside.total]).toEqual([whole, added.cart.total]);
  expect(written(await into()).cart.stays?.[0]?.packageId).toBe(whole);
  expect(written(await into(null)).cart.stays?.[0]?.packageId).toBeUndefined();
  expect(await into('nothing')).toMatchObject({ kind: 'refused', refusal: 'unknownPackage' });
});

it('is added with its nights or not at all', async () => {
  const { session, cart } = await packed();
  const [first] = cart.lines;
  const parts = aPackageChoice().parts.map((part, at) => ({
    ...part,
    ...(at === 0 && { day: first?.day ?? part.day }),
  }));
  const wanted = { ...aPackageChoice({ parts }), stay: nights() };
  const reply = await carts.addPackage(session, wanted, 'MXN', 'es', freshKey());
  expect(reply).toMatchObject({ kind: 'refused', refusal: 'duplicate' });
  expect((await shown(session)).stays).toBeUndefined();
  const dollars = aBooking();
  const other = {
    ...dollars,
    rooms: dollars.rooms.map((room) => ({ ...room, total: { ...room.total, currency: 'USD' } })),
  } as StayBooking; // as: only its currency is another
  const elsewhere = aPackageChoice({
    parts: [
      { slug: 'copalera', day: '2027-03-09', time: undefined, components: [] },
      { slug: 'laguna-nacar', day: '2027-03-10', time: undefined, components: [] },
    ],
  });
  const priced = { ...elsewhere, stay: other };
  expect(await carts.addPackage(session, priced, 'MXN', 'es', freshKey())).toMatchObject({
    kind: 'refused',
    refusal: 'stayCurrency',
  });
  expect((await shown(session)).packages).toHaveLength(1);
});

it('orders no lapsed nights until they are held again', async () => {
  const stay = nights();
  const { session, cart } = written(await stays.addStay(undefined, stay, 'MXN', 'es', freshKey()));
  const { total } = stay;
  const request = { session, contact: aContact(), language: 'es', total } as const;
  const place = () => orders.place({ ...request, reference: freshKey() }, freshKey());
  sandbox.setNow(later(21));
  expect(await place()).toMatchObject({ kind: 'refused', refusal: 'lineUnavailable' });
  const again = { ...stay, heldUntil: later(41) };
  const { stay: id } = idsOf(cart);
  written(await stays.changeStay(session, id, again, 'es', freshKey()));
  expect(await place()).toMatchObject({ kind: 'ok', state: { stays: [{ booking: again }] } });
});

it('reports a full place, whichever package holds the nights', async () => {
  const { session, cart } = await packed(nights(later(60)));
  sandbox.setNow(later(21));
  await sandbox.db
    .updateTable('stock')
    .set(({ ref }) => ({ taken: ref('capacity') }))
    .where('day', '=', cart.lines[1]?.day ?? '')
    .execute();
  await sandbox.db.deleteFrom('holds').execute();
  const full = await shown(session);
  expect(full.lines.map(({ reason }) => reason)).toEqual(['ended', 'soldOut']);
  await sandbox.db.deleteFrom('stock').execute();
});

it('is ordered as one; nights changed since stay in the cart alone', async () => {
  const { session, cart } = await packed(nights());
  const { whole, stay: id } = idsOf(cart);
  const reference = freshKey();
  const request = { session, contact: aContact(), total: cart.total, reference };
  const placed = await orders.place({ ...request, language: 'es' }, freshKey());
  expect(placed).toMatchObject({ kind: 'ok', state: { stays: [{ packageId: whole }] } });
  written(await stays.changeStay(session, id, nights(), 'es', freshKey()));
  if (placed.kind !== 'ok') throw new Error(placed.kind);
  const confirmed = await orders.confirm(placed.state.id, await paid(request), freshKey());
  expect(confirmed).toMatchObject({ state: { stays: [{ packageId: whole }] } });
  const left = await shown(session);
  expect([left.lines, left.packages, left.stays?.[0]?.packageId]).toEqual([[], [], undefined]);
});

/** Captures a payment for the cart. */
async function paid({
  total,
  reference,
}: {
  readonly total: DisplayCart['total'];
  readonly reference: string;
}): Promise<string> {
  const { body } = await callsOf(sandbox, 'payment')('POST', '/payments/intents', {
    body: {
      amount: total,
      method: 'CARD',
      reference,
      language: 'es',
      description: 'x',
      returnUrl: 'http://localhost/back',
    },
  });
  const intent = sandbox.db.updateTable('intents').set({ status: 'CAPTURED' });
  await intent.where('id', '=', body.id).execute();
  return body.id;
}

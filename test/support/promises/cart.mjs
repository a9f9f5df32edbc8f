import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { aCart, twoAdults } from './a-cart.mjs';
import { answerOf, refusedAs, stateOf } from './saying.mjs';

const reader = { language: 'es', layout: 'desktop' };
const amountOf = ({ total }) => ({ ...total });

/** Promises of every cart. Creates carts and drops them. */
export function cartPromises(carts, asking, { CatalogueGateway: catalogue } = {}) {
  const needs = ['CatalogueGateway'];
  /** Drops the cart in any case. */
  const inCart = (look) => async () => {
    const one = await aCart(carts, catalogue, asking);
    try {
      await look(one);
    } finally {
      await one.drop();
    }
  };
  const shown = async ({ session }) => answerOf(await carts.display(session, reader), 'display');
  const promise = (name, look) => ({ name, needs, keeps: inCart(look) });
  return [
    promise('adding a ticket twice with one key adds it once', async (one) => {
      const again = stateOf(await one.begin(), 'the same key again');
      assert.equal(again.session, one.session);
      const { lines } = (await shown(one)).cart;
      assert.equal(lines.length, 1);
      assert.deepEqual([lines[0].slug, lines[0].day], [one.choice.slug, one.choice.day]);
    }),
    promise('count and display match what was added', async (one) => {
      const counted = await carts.cartOf(one.session, reader);
      const count = { productCount: 1, withErrors: false, currency: asking.currency };
      assert.deepEqual(counted, { kind: 'found', cart: count });
      assert.deepEqual(amountOf((await shown(one)).cart), amountOf(one.cart));
    }),
    promise('the cart charges what was quoted', async ({ choice, cart }) => {
      const asked = await catalogue.quote({ ...choice, currency: asking.currency });
      assert.deepEqual(amountOf(cart), amountOf(answerOf(asked, 'the quote')));
    }),
    promise('a changed line keeps its id', async (one) => {
      const [{ id }] = one.cart.lines;
      const request = { ...one.choice, people: twoAdults };
      const { cart } = stateOf(
        await carts.change(one.session, id, request, 'es', randomUUID()),
        'change',
      );
      assert.deepEqual(
        Array.from(cart.lines, (line) => [line.id, { ...line.people }]),
        [[id, twoAdults]],
      );
      assert.ok(cart.total.amount > one.cart.total.amount, 'two people cost no more than one');
    }),
    promise('a refused change leaves the line unchanged', async (one) => {
      const [{ id }] = one.cart.lines;
      const request = { ...one.choice, people: { ADULT: 0, CHILD: 0, INFANT: 0 } };
      const refused = await carts.change(one.session, id, request, 'es', randomUUID());
      refusedAs(refused, 'nobody', 'a change to zero people');
      const [{ people }] = (await shown(one)).cart.lines;
      assert.deepEqual({ ...people }, one.choice.people);
    }),
    promise('a second line of a product is refused as duplicate', async (one) => {
      const { session, another } = one;
      const twice = await carts.add(session, another, asking.currency, 'es', randomUUID());
      refusedAs(twice, 'duplicate', 'the same product again');
      assert.equal((await shown(one)).cart.lines.length, 1);
    }),
    promise('an unknown line is refused as unknownLine', async ({ session, choice }) => {
      const changed = await carts.change(session, 'no-such-line', choice, 'es', randomUUID());
      refusedAs(changed, 'unknownLine', 'a change');
      const removed = await carts.remove(session, 'no-such-line', 'es', randomUUID());
      refusedAs(removed, 'unknownLine', 'a removal');
    }),
    promise('a removed line costs nothing', async ({ session, cart }) => {
      const [{ id }] = cart.lines;
      const left = stateOf(await carts.remove(session, id, 'es', randomUUID()), 'remove').cart;
      assert.deepEqual([left.lines, left.total.amount], [[], 0]);
    }),
    promise('a currency change applies to all amounts or to none', async (one) => {
      const other = asking.currency === 'USD' ? 'MXN' : 'USD';
      const asked = await carts.setCurrency(one.session, other, 'es', randomUUID());
      const { cart } = await shown(one);
      const expected = asked.kind === 'ok' ? other : asking.currency;
      const all = [cart.currency, cart.total.currency, cart.lines[0].amount.currency];
      assert.deepEqual([...new Set(all)], [expected]);
    }),
    promise('a dropped cart is unknown, and dropping it again succeeds', async (one) => {
      assert.equal((await one.drop()).kind, 'ok');
      assert.equal((await one.drop()).kind, 'ok');
      assert.equal((await carts.display(one.session, reader)).kind, 'unknown');
      const gone = { kind: 'failed', reason: 'unknown' };
      assert.deepEqual(await carts.cartOf(one.session, reader), gone);
    }),
  ];
}

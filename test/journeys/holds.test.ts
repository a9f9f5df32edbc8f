import { errorText, type Language, pathOf } from '@shop/domain';
import { cartPath, filled } from '@shop/test/cart-walk';
import { journeyLanguages } from '@shop/test/journey-languages';
import { sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { problemsOf, type Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';
import type { ActionReply, HeldView } from '@shop/ports/screens';
import type { Content } from '../../backends/sandbox/src/engine/content.js';

/** Six places on every day, so that two carts of four collide. */
const scarce = (content: Content): Content => ({
  ...content,
  products: content.products.map((product) => ({ ...product, capacity: 6 })),
  calendar: { ...content.calendar, closures: [], busyDays: [] },
});
const shop = await startBff({ adjust: scarce });
afterAll(() => shop.stop());

/** Sets the sandbox's clock; the shop's clock runs on. */
const setMinutes = (fromNow: number) =>
  shop.sandbox.setNow(new Date(Date.now() + fromNow * 60_000));
beforeEach(() => setMinutes(0));

const checkoutPath = (language: Language) => pathOf({ name: 'checkout', params: {} }, language);
const bruma = '/es/entrada-bruma/';
const nextYear = new Date().getUTCFullYear() + 1;
const days: string[] = [];
for (const month of ['02', '03', '04'])
  days.push(
    ...sellableDays(await shop.visitor().look('buy', `${bruma}?month=${nextYear}-${month}`)),
  );
let used = 0;
/** A day that no other test uses, with two free days on both sides. */
const aDay = () => {
  used += 1;
  return days[3 * used] ?? '';
};

const longer = { action: '/api/cart/hold' };
const again = { action: '/api/cart/hold/again' };

async function somebody(day: string, adults = '2'): Promise<Visitor> {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  const { kind } = await visitor.add({ path: bruma, slug: 'bruma', date: day, adults });
  if (kind !== 'done') throw new Error(`no places on ${day}`);
  return visitor;
}

const holdOf = async (visitor: Visitor, language: Language = 'es') =>
  (await filled(visitor, cartPath(language))).hold;
const minutesAfter = (one: string | undefined, other: string | undefined) =>
  Math.round((Date.parse(other ?? '') - Date.parse(one ?? '')) / 60_000);

async function ask(visitor: Visitor, path: string, body: object) {
  const response = await visitor.postJson(path, body);
  const reply = (await response.json()) as ActionReply<HeldView>; // as: the action's own promise
  return { status: response.status, reply };
}
const holdIn = (reply: ActionReply<HeldView>) =>
  reply.kind === 'done' && reply.view.cart.kind === 'filled' ? reply.view.cart.hold : undefined;

describe.each(journeyLanguages)('a hold extension in %s', (language) => {
  const path = cartPath(language);

  it('is granted twice by a form, and refused with a message in place the third time', async () => {
    const visitor = await somebody(aDay());
    const first = await holdOf(visitor, language);
    const pages = [
      await Walk.open(visitor, path),
      await Walk.open(visitor, path),
      await Walk.open(visitor, path),
    ] as const;
    setMinutes(5);
    const once = await pages[0].press(longer);
    expect([once.status, once.address]).toEqual([200, `${path}?done=heldLonger`]);
    expect(once.text).not.toContain(errorText('holdLimit', language));
    const second = await holdOf(visitor, language);
    expect([minutesAfter(first?.endsAt, second?.endsAt), second?.canExtend]).toEqual([5, true]);
    expect(once.at('hold')).toContain(second?.until);

    setMinutes(9);
    await pages[1].press(longer);
    const third = await holdOf(visitor, language);
    expect([minutesAfter(first?.endsAt, third?.endsAt), third?.canExtend]).toEqual([9, false]);

    setMinutes(12);
    const refused = await pages[2].press(longer);
    expect(refused.status).toBe(422);
    expect(refused.at('hold')).toContain(errorText('holdLimit', language));
    expect(refused.at('hold')).toContain(third?.until);
    await expect(refused.press(longer)).rejects.toThrow('no such button');
  });

  it('returns to the payment if requested there', async () => {
    const visitor = await somebody(aDay());
    const checkout = await Walk.open(visitor, checkoutPath(language));
    const page = await checkout.press(longer);
    expect(page.address).toBe(`${checkoutPath(language)}?done=heldLonger`);
    expect(page.at('hold')).toContain((await holdOf(visitor, language))?.until);
    const third = await Walk.open(visitor, checkoutPath(language));
    await page.press(longer);
    // A hold that cannot be extended can still be paid.
    const refused = await third.press(longer);
    expect(refused.status).toBe(422);
    expect(refused.fieldsOf({ action: '/api/checkout' }).get('digest')).toMatch(/^\w{32}$/);
  });
});

describe('a hold extension', () => {
  it('counts once per attempt, has a limit, and needs a cart', async () => {
    const visitor = await somebody(aDay());
    const press = (attempt: string) =>
      ask(visitor, '/api/cart/hold', { path: '/es/carrito/', attempt });
    expect((await press('attempt-1')).reply).toMatchObject({
      kind: 'done',
      notice: errorText('heldLonger', 'es'),
    });
    // The same attempt twice counts once.
    expect(holdIn((await press('attempt-1')).reply)?.canExtend).toBe(true);
    expect(holdIn((await press('attempt-2')).reply)?.canExtend).toBe(false);
    const { status, reply } = await press('attempt-3');
    expect([status, problemsOf(reply)]).toMatchObject([
      422,
      [{ code: 'holdLimit', field: 'hold' }],
    ]);
    expect(reply).toHaveProperty('attempt');
    for (const path of ['/api/cart/hold', '/api/cart/hold/again']) {
      const body = { path: '/es/carrito/', ...(path.endsWith('hold') && { attempt: 'attempt-1' }) };
      const none = await ask(shop.visitor(), path, body);
      expect(problemsOf(none.reply)).toMatchObject([{ code: 'cartEmpty', field: 'hold' }]);
    }
  });

  it('reports a backend outage and keeps the attempt usable', async () => {
    const visitor = await somebody(aDay());
    shop.sandbox.faults.add({ api: 'cart', path: '/xapi/shopping-cart/hold', mode: 'down' });
    const body = { path: '/es/carrito/', attempt: 'attempt-1' };
    const failed = await ask(visitor, '/api/cart/hold', body);
    shop.sandbox.faults.clear();
    expect(problemsOf(failed.reply)).toMatchObject([{ code: 'cartUpdate', field: 'hold' }]);
    expect(failed.reply).not.toHaveProperty('attempt');
    expect((await ask(visitor, '/api/cart/hold', body)).reply.kind).toBe('done');
  });
});

describe('released places', () => {
  /** A cart whose hold ended five minutes ago. */
  async function over(day: string, adults = '2') {
    setMinutes(-25);
    return somebody(day, adults);
  }

  it.each(journeyLanguages)(
    'show a notice in %s, and one press holds them again',
    async (language) => {
      const visitor = await over(aDay());
      const page = await Walk.open(visitor, cartPath(language));
      const words = {
        es: 'Tus lugares se liberaron',
        en: 'Your places were released',
        pt: 'Seus lugares foram liberados',
      };
      expect(page.at('hold')).toContain(words[language]);
      expect((await holdOf(visitor))?.secondsLeft).toBe(0);
      setMinutes(0);
      const held = await page.press(again);
      expect([held.status, held.address]).toEqual([200, `${cartPath(language)}?done=heldAgain`]);
      expect(held.text).toContain(errorText('heldAgain', language));
      const { hold, blocked } = await filled(visitor, cartPath(language));
      expect(hold?.secondsLeft).toBeGreaterThan(1_100);
      expect([held.at('hold').includes(words[language]), blocked]).toEqual([false, undefined]);
    },
  );

  it('taken by others stay in the cart, with the nearest available days', async () => {
    const day = aDay();
    const visitor = await over(day, '4');
    setMinutes(0);
    await somebody(day, '4');
    const { reply } = await ask(visitor, '/api/cart/hold/again', { path: '/es/pago/' });
    expect(reply).toMatchObject({
      kind: 'done',
      next: '/es/carrito/?done=heldPartly',
      notice: errorText('heldPartly', 'es'),
    });
    const { lines, blocked, hold } = await filled(visitor);
    expect([lines.length, hold, typeof blocked]).toEqual([1, undefined, 'string']);
    const [problem] = lines.map((line) => line.problem);
    expect(problem?.text).toBe(errorText('lineUnavailable', 'es'));
    expect(problem?.actions.map(({ kind }) => kind)).toEqual([
      'otherDay',
      'otherDay',
      'otherDay',
      'changeDate',
    ]);
    const on = problem?.actions.map(({ href }) =>
      new URLSearchParams(href.split('?')[1]).get('date'),
    );
    const at = days.indexOf(day);
    expect(on?.slice(0, 3).toSorted()).toEqual(
      [days[at - 2], days[at - 1], days[at + 1]].toSorted(),
    );

    // Follows one of the links, then changes the line to that day.
    const cart = await Walk.open(visitor, '/es/carrito/');
    const buy = await cart.follow(({ href }) => href === problem?.actions[0]?.href);
    const changed = await buy.press({ action: '/api/cart/items/change' });
    expect(changed.address).toMatch(/^\/es\/carrito\//);
    const after = await filled(visitor);
    expect(after.lines.map(({ id, problem: left }) => [id, left])).toEqual([
      [lines[0]?.id, undefined],
    ]);
    expect([after.blocked, after.lines[0]?.date]).toEqual([undefined, problem?.actions[0]?.text]);
  });
});

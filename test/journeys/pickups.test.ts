import { errorText, type Language, pathOf } from '@shop/domain';
import { cartPath, filled } from '@shop/test/cart-walk';
import { journeyLanguages } from '@shop/test/journey-languages';
import { approvedCard, contact, payAt, sellableDays } from '@shop/test/purchases';
import { type SharedShop, sharedShop, startBff } from '@shop/test/start-bff';
import { adding, builderPath, farMonth } from '@shop/test/builder-walk';
import { Walk } from '@shop/test/walk';

const shop = await sharedShop();

/** Bruma opens at 9:00; the ride from Playa del Carmen takes 10 minutes, and the round 25 more. */
const words = {
  es: {
    update: 'Actualizar',
    unknown: 'Aún no lo sé',
    time: '8:25',
    at: 'Pasamos a las 8:25.',
    open: 'Transporte: falta elegir dónde pasamos por ti',
  },
  en: {
    update: 'Update',
    unknown: 'I don’t know yet',
    time: '8:25',
    at: 'We stop at 8:25.',
    open: 'Transport: pick-up point not chosen yet',
  },
  pt: {
    update: 'Atualizar',
    unknown: 'Ainda não sei',
    time: '8h25',
    at: 'Passamos às 8h25.',
    open: 'Transporte: falta escolher onde buscamos você',
  },
} as const;

const pathTo = (language: Language) =>
  pathOf({ name: 'buyPark', params: { slug: 'bruma' } }, language);
const adds = { action: '/api/cart/items' };
const changes = { action: '/api/cart/items/change' };
const place = 'Hotel Coralibrí Manglar (Playa del Carmen)';

let count = 0;
/** A distant day, another each time. */
async function aDay(of: SharedShop = shop): Promise<string> {
  const page = await of.visitor().look('buy', `${pathTo('es')}?month=${farMonth}`);
  return sellableDays(page)[(count += 1)] ?? '';
}

describe.each(journeyLanguages)('with forms and links alone, in %s', (language) => {
  const way = words[language];

  it('asks for a pickup place once transport is ticked, and shows it up to the ticket', async () => {
    const visitor = shop.visitor();
    const bare = await Walk.open(visitor, `${pathTo(language)}?date=${await aDay()}`);
    expect(bare.fieldsOf(adds).has('pickup')).toBe(false);

    const asked = await bare.press(way.update, { extras: 'transport' });
    expect(asked.fieldsOf(adds).get('pickup')).toBe('');
    expect(asked.at('field-pickup')).toContain(way.unknown);
    expect(asked.at('field-pickup')).toContain(`Hotel Coralibrí Manglar · ${way.time}`);
    const chosen = await asked.press(way.update, { pickup: 'hxm' });
    expect(chosen.fieldsOf(adds).get('pickup')).toBe('hxm');
    expect(chosen.at('field-pickup')).toContain(way.at);

    const cart = await chosen.press(adds);
    expect(cart.text).toContain(`${place}, ${way.time}`);
    const checkoutPath = pathOf({ name: 'checkout', params: {} }, language);
    const checkout = await cart.follow(({ href }) => href === checkoutPath);
    expect(checkout.text).toContain(`${place}, ${way.time}`);
    const pays = { ...contact, method: 'VI' };
    const provider = await checkout.press({ action: '/api/checkout' }, pays);
    const paid = await Walk.open(visitor, await payAt(provider.address, approvedCard));
    const { view } = await visitor.look('order', paid.address);
    expect([view.state, view.lines[0]?.pickup]).toEqual([
      'confirmed',
      { kind: 'place', place, time: way.time },
    ]);
    // On the line, on each of two tickets, and in the preparation notes.
    expect(paid.text.split(`${place}, ${way.time}`)).toHaveLength(5);
  });

  it('accepts "not known yet" and takes the place later in the cart', async () => {
    const visitor = shop.visitor();
    const query = `date=${await aDay()}&extras=transportWithFood`;
    const cart = await (await Walk.open(visitor, `${pathTo(language)}?${query}`)).press(adds);
    expect(cart.text).toContain(way.open);

    const [line] = (await filled(visitor, cartPath(language))).lines;
    const edit = await cart.follow(({ href }) => href === line?.edit);
    const changed = await edit.press(changes, { pickup: 'hxm' });
    expect(changed.text).toContain(`${place}, ${way.time}`);
    const [after] = (await filled(visitor, cartPath(language))).lines;
    const again = await changed.follow(({ href }) => href === after?.edit);
    expect(again.fieldsOf(changes).get('pickup')).toBe('hxm');
    const taken = await again.press(changes, { pickup: '' });
    expect(taken.text).toContain(way.open);
  });

  it('refuses an unknown place at its field and keeps the choices', async () => {
    const date = await aDay();
    const path = pathTo(language);
    const item = { path, slug: 'bruma', date, extras: ['transport'], pickup: 'atlantis' };
    const fields = { ...item, adults: '3' };
    const refused = await Walk.post(shop.visitor(), '/api/cart/items', fields);
    expect(refused.status).toBe(422);
    expect(refused.at('field-pickup')).toContain(errorText('unknownPickup', language));
    const kept = refused.fieldsOf(adds);
    expect([kept.get('extras'), kept.get('adults'), kept.get('pickup')]).toEqual([
      'transport',
      '3',
      '',
    ]);
  });

  it('asks once for all pickups of a package and shows each time', async () => {
    const visitor = shop.visitor();
    const [first, second] = [await aDay(), await aDay()];
    const parts = `part=bruma_${first}&part=son-de-rio_${second}`;
    const draft = await Walk.open(visitor, `${builderPath(language)}?${parts}&extras=transport`);
    expect(draft.fieldsOf(adding).get('pickup')).toBe('');
    const chosen = await draft.press(way.update, { pickup: 'hxm' });
    const { view } = await visitor.look('builder', chosen.address);
    const evening = language === 'pt' ? '18h15' : '18:15';
    expect(view.pickup?.rides).toEqual([
      { name: 'Bruma', time: way.time },
      { name: 'Son de Río', time: evening },
    ]);
    const cart = await chosen.press(adding);
    expect(cart.text).toContain(`${place}, ${way.time}`);
    expect(cart.text).toContain(`${place}, ${evening}`);
    const [one] = (await filled(visitor, cartPath(language))).packages;
    const edit = await cart.follow(({ href }) => href === one?.edit);
    expect(edit.fieldsOf(adding).get('pickup')).toBe('hxm');
  });
});

it('caches a page with a known place, and none with an unknown one', async () => {
  const path = `${pathTo('es')}?date=${await aDay()}&extras=transport`;
  const keptAs = async (query: string) => {
    const reply = await shop.visitor().get(`${path}${query}`, { accept: 'text/html' });
    return [reply.status, reply.headers.get('cache-control')];
  };
  for (const query of ['', '&pickup=hxm'])
    expect(await keptAs(query)).toEqual([200, expect.stringMatching(/^public/)]);
  expect(await keptAs('&pickup=atlantis')).toEqual([200, 'no-store, no-transform']);
  const { view } = await shop.visitor().look('buy', `${path}&pickup=atlantis`);
  expect([view.pickup?.chosen, view.problems]).toEqual([undefined, []]);
});

it('sells transport without a pickup place while the list of places is unavailable', async () => {
  // Its own shop, which has no places cached.
  const poor = await startBff();
  poor.sandbox.faults.add({ api: 'cart', path: '/xapi/pickups', mode: 'down' });
  const visitor = poor.visitor();
  const query = `date=${await aDay(poor)}&extras=transport`;
  const page = await Walk.open(visitor, `${pathTo('es')}?${query}`);
  expect([page.status, page.fieldsOf(adds).has('pickup')]).toEqual([200, false]);
  await page.press(adds);
  const [line] = (await filled(visitor)).lines;
  expect(line?.extras).toEqual(['Transporte redondo']);
  await poor.stop();
});

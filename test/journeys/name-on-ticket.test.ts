import { errorText, pathOf } from '@shop/domain';
import { farMonth } from '@shop/test/builder-walk';
import { ask, cartPath, filled, undoIn } from '@shop/test/cart-walk';
import { journeyLanguages } from '@shop/test/journey-languages';
import { lettersOnceThere } from '@shop/test/letters';
import { textOfPdf } from '@shop/test/pdf-text';
import { approvedCard, contact, payAt, sellableDays } from '@shop/test/purchases';
import { sharedShop } from '@shop/test/start-bff';
import { Walk } from '@shop/test/walk';

const shop = await sharedShop();

const adds = { action: '/api/cart/items' };
const changes = { action: '/api/cart/items/change' };
const update = { es: 'Actualizar precio', en: 'Update price', pt: 'Atualizar preço' } as const;
const label = {
  es: 'Nombre en el boleto',
  en: 'Name on the ticket',
  pt: 'Nome no ingresso',
} as const;
const buyPath = pathOf({ name: 'buyPark', params: { slug: 'bruma' } }, 'es');

let count = 0;
/** A distant day, another each time. */
async function aDay(): Promise<string> {
  const page = await shop.visitor().look('buy', `${buyPath}?month=${farMonth}`);
  return sellableDays(page)[(count += 1)] ?? '';
}

describe.each(journeyLanguages)('with forms and links alone, in %s', (language) => {
  const path = pathOf({ name: 'buyPark', params: { slug: 'bruma' } }, language);
  const named = `${label[language]}: Ana María Ruiz`;

  it('takes a name from the form to cart, checkout, order page, mail and PDF', async () => {
    const visitor = shop.visitor();
    const bare = await Walk.open(visitor, `${path}?date=${await aDay()}`);
    const refused = await bare.press(adds, { nameOnTicket: 'Ana & Eva' });
    expect(refused.status).toBe(422);
    const problem = refused.at('nameOnTicket-problem');
    expect(problem).toBe(errorText('nameOnTicketFormat', language));
    expect(refused.fieldsOf(adds).get('nameOnTicket')).toBe('Ana & Eva');
    expect(refused.fieldsOf(adds).get('path')).not.toContain('Eva');

    const cart = await refused.press(adds, { nameOnTicket: ' Ana  María Ruiz ' });
    expect(cart.text).toContain(named);
    const checkoutPath = pathOf({ name: 'checkout', params: {} }, language);
    const checkout = await cart.follow(({ href }) => href === checkoutPath);
    expect(checkout.text).toContain(named);
    const email = `name.${language}@tickets.example`;
    const pays = { ...contact, email, method: 'VI' };
    const provider = await checkout.press({ action: '/api/checkout' }, pays);
    const paid = await Walk.open(visitor, await payAt(provider.address, approvedCard));
    // On the line and on each of two tickets.
    expect(paid.text.split('Ana María Ruiz')).toHaveLength(4);

    const { view } = await visitor.look('order', paid.address);
    const file = await visitor.get(view.files?.vouchers ?? '');
    const text = await textOfPdf(Buffer.from(await file.arrayBuffer()));
    expect(text.split(`${label[language]} Ana María Ruiz`)).toHaveLength(3);
    const [letter] = await lettersOnceThere(shop.sandbox, email);
    for (const said of [letter?.body, letter?.html]) expect(said).toContain('Ana María Ruiz');
  });

  it('changes and removes the name in the cart', async () => {
    const visitor = shop.visitor();
    const page = await Walk.open(visitor, `${path}?date=${await aDay()}`);
    const cart = await page.press(adds, { nameOnTicket: 'Ana' });
    const [line] = (await filled(visitor, cartPath(language))).lines;
    const form = await cart.follow(({ href }) => href === line?.edit);
    expect(form.fieldsOf(changes).get('nameOnTicket')).toBe('Ana');
    const repriced = await form.press(update[language], { nameOnTicket: 'Eva', adults: '3' });
    expect(repriced.fieldsOf(changes).get('nameOnTicket')).toBe('Eva');
    expect(repriced.links.filter(({ href }) => href.includes('Eva'))).toEqual([]);
    const changed = await repriced.press(changes);
    expect(changed.text).toContain(`${label[language]}: Eva`);
    const [after] = (await filled(visitor, cartPath(language))).lines;
    const again = await changed.follow(({ href }) => href === after?.edit);
    const without = await again.press(changes, { nameOnTicket: '' });
    expect(without.text).not.toContain(label[language]);
  });
});

it('keeps a name through an undo, and out of cached pages and shared quotes', async () => {
  const visitor = shop.visitor();
  const item = { path: buyPath, slug: 'bruma', date: await aDay(), nameOnTicket: 'Ana' };
  await visitor.add(item);
  const { lines, keep } = await filled(visitor);
  expect(lines).toMatchObject([{ nameOnTicket: 'Ana' }]);
  const change = { ...item, nameOnTicket: 'Eva', line: lines[0]?.id };
  const back = undoIn(await ask(visitor, '/api/cart/items/change', change));
  const undone = await ask(visitor, '/api/cart/undo', { back });
  expect(undone).toMatchObject({ view: { cart: { lines: [{ nameOnTicket: 'Ana' }] } } });
  expect((await Walk.open(shop.visitor(), keep ?? '')).html).not.toContain('Ana');

  const keptAs = async (query: string) => {
    const reply = await shop.visitor().get(`${buyPath}?${query}`, { accept: 'text/html' });
    return [reply.headers.get('cache-control'), (await reply.text()).includes('value="Ana"')];
  };
  expect(await keptAs('adults=2')).toEqual([expect.stringMatching(/^public/), false]);
  expect(await keptAs('adults=2&nameOnTicket=Ana')).toEqual(['no-store, no-transform', true]);
});

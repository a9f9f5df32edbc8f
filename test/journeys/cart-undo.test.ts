import { errorText } from '@shop/domain';
import {
  ask,
  attempt,
  cart,
  cartPath,
  chosen,
  filled,
  fillerOf,
  march,
  undoIn,
} from '@shop/test/cart-walk';
import { startBff } from '@shop/test/start-bff';
import { builderPath } from '@shop/test/strip-walk';
import { problemsOf, type Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';
import type { Content } from '../../backends/sandbox/src/engine/content.js';

/** Open all year; six places a night on the river. */
const calm = (content: Content): Content => ({
  ...content,
  products: content.products.map((product) =>
    product.slug === 'son-de-rio' ? { ...product, capacity: 6 } : product,
  ),
  calendar: { ...content.calendar, closures: [], busyDays: [] },
});
const shop = await startBff({ adjust: calm });
afterAll(() => shop.stop());
const { withTickets } = fillerOf(shop);

const ticket = (slug: string, day: number, adults = '2') => ({ slug, date: march(day), adults });
const three = [ticket('bruma', 12), ticket('guarida', 13), ticket('laguna-nacar', 14)];
const change = (visitor: Visitor, line: string | undefined, fields: object) =>
  ask(visitor, '/api/cart/items/change', { path: `${cart}?line=${line}`, line, ...fields });
const undo = (visitor: Visitor, back: string, fields: object = {}) =>
  ask(visitor, '/api/cart/undo', { back, ...fields });

const ways = [
  ['es', 'Se armó Paquete de 3 boletos', 'Se separó Paquete de 3 boletos'],
  ['en', 'Package of 3 tickets was put together', 'Package of 3 tickets was split'],
  ['pt', 'Você montou: Pacote de 3 ingressos', 'Você separou: Pacote de 3 ingressos'],
] as const;

it.each(ways)('in %s, by forms alone, packing and splitting are undone', async (...way) => {
  const [language, packed, split] = way;
  const path = cartPath(language);
  const visitor = await withTickets(...three);
  const loose = await filled(visitor, path);
  const together = await (
    await Walk.open(visitor, path)
  ).press({ action: '/api/cart/packages/from-lines' });
  expect(together.text).toContain(packed);
  const whole = await filled(visitor, path);
  expect([whole.lines.length, whole.packages[0]?.lines.map(chosen)]).toEqual([
    0,
    loose.lines.map(chosen),
  ]);

  await together.press({ action: '/api/cart/undo' });
  const again = await filled(visitor, path);
  expect([again.packages, again.lines.map(chosen)]).toEqual([[], loose.lines.map(chosen)]);
  expect(again.totals).toEqual(loose.totals);

  const packedAgain = await (
    await Walk.open(visitor, path)
  ).press({ action: '/api/cart/packages/from-lines' });
  const apart = await packedAgain.press({ action: '/api/cart/packages/split' });
  expect(apart.text).toContain(split);
  await apart.press({ action: '/api/cart/undo' });
  const back = await filled(visitor, path);
  expect([back.lines, back.packages[0]?.lines.map(chosen)]).toEqual([[], loose.lines.map(chosen)]);
  expect(back.totals).toEqual(whole.totals);
});

describe('two windows of one cart', () => {
  it('say of a line that the other took out, or packed, that it is not there as it was', async () => {
    const visitor = await withTickets(...three);
    const { lines } = await filled(visitor);
    const [first] = lines;
    const pack = { line: lines.map(({ id }) => id) };
    const packed = await ask(visitor, '/api/cart/packages/from-lines', pack);
    const gone = await filled(visitor, first?.edit);
    expect(gone.problems.map(({ text }) => text)).toEqual([errorText('unknownLine', 'es')]);
    const [one] = gone.packages;
    expect((await filled(visitor, one?.edit)).problems).toEqual([]);

    await undo(visitor, undoIn(packed));
    const split = await filled(visitor, one?.edit);
    expect(split.problems.map(({ text }) => text)).toEqual([errorText('unknownPackage', 'es')]);
  });

  it('refuse to save a package that the other split, or that is somebody else’s', async () => {
    const [visitor, stranger] = [
      await withTickets(...three),
      await withTickets(ticket('bruma', 10)),
    ];
    const line = (await filled(visitor)).lines.map(({ id }) => id);
    await ask(visitor, '/api/cart/packages/from-lines', { line });
    const [one] = (await filled(visitor)).packages;
    const form = await Walk.open(visitor, one?.edit ?? '');
    const fields = Object.fromEntries(form.fieldsOf({ action: '/api/cart/packages' }));
    const part = three.map(({ slug, date }) => `${slug}_${date}`);
    await ask(visitor, '/api/cart/packages/split', { package: one?.id });
    for (const who of [visitor, stranger]) {
      const before = (await filled(who)).lines.map(chosen);
      const asked = { ...fields, part, attempt: attempt() };
      const refused = await Walk.post(who, '/api/cart/packages', asked);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain(errorText('unknownPackage', 'es'));
      expect((await filled(who)).lines.map(chosen)).toEqual(before);
    }
  });

  it('say so of a cart that the other emptied', async () => {
    const visitor = await withTickets(ticket('bruma', 15));
    const [line] = (await filled(visitor)).lines;
    await ask(visitor, '/api/cart/items/remove', { line: line?.id });
    const { view } = await visitor.look('cart', line?.edit ?? '');
    expect(view).toMatchObject({ kind: 'empty', problems: [{ code: 'unknownLine' }] });
  });

  it('have the change that was saved last, and each its own way back', async () => {
    const visitor = await withTickets(ticket('bruma', 16));
    const [line] = (await filled(visitor)).lines;
    const one = await change(visitor, line?.id, ticket('bruma', 16, '3'));
    const other = await change(visitor, line?.id, ticket('bruma', 16, '4'));
    const adults = async () => (await filled(visitor)).lines[0]?.people;
    expect(await adults()).toEqual([{ unit: 'ADULT', quantity: 4 }]);
    await undo(visitor, undoIn(other));
    expect(await adults()).toEqual([{ unit: 'ADULT', quantity: 3 }]);
    await undo(visitor, undoIn(one));
    expect(await adults()).toEqual([{ unit: 'ADULT', quantity: 2 }]);
  });

  it('cannot undo a change of what the other took out', async () => {
    const visitor = await withTickets(ticket('bruma', 17), ticket('guarida', 18));
    const [line] = (await filled(visitor)).lines;
    const changed = await change(visitor, line?.id, ticket('bruma', 17, '3'));
    await ask(visitor, '/api/cart/items/remove', { line: line?.id });
    const [problem] = problemsOf(await undo(visitor, undoIn(changed)));
    expect([problem?.code, problem?.detail]).toEqual(['notUndone', errorText('unknownLine', 'es')]);
    expect((await filled(visitor)).lines.map(({ slug }) => slug)).toEqual(['guarida']);
  });
});

describe('pressed twice', () => {
  it('a change is one, and so is its way back', async () => {
    const visitor = await withTickets(ticket('bruma', 19));
    const [line] = (await filled(visitor)).lines;
    const asked = { ...ticket('bruma', 20, '3'), attempt: attempt() };
    const replies = await Promise.all([
      change(visitor, line?.id, asked),
      change(visitor, line?.id, asked),
    ]);
    expect(replies.map(({ kind }) => kind)).toEqual(['done', 'done']);
    const once = { attempt: attempt() };
    const [first] = replies;
    if (!first) throw new Error('no reply');
    await Promise.all([undo(visitor, undoIn(first), once), undo(visitor, undoIn(first), once)]);
    expect((await filled(visitor)).lines.map(chosen)).toEqual([chosen(line ?? never())]);
  });

  it('a line that was put back is refused as one that is there', async () => {
    const visitor = await withTickets(ticket('bruma', 21));
    const [line] = (await filled(visitor)).lines;
    const back = undoIn(await ask(visitor, '/api/cart/items/remove', { line: line?.id }));
    expect((await undo(visitor, back)).kind).toBe('done');
    const [problem] = problemsOf(await undo(visitor, back));
    expect([problem?.code, problem?.detail]).toEqual(['notUndone', errorText('duplicate', 'es')]);
    expect((await filled(visitor)).lines).toHaveLength(1);
  });
});

describe('a cart that holds the last places', () => {
  it('has fewer people and all of them again, and one more while there is room', async () => {
    const show = (adults: string) => ticket('son-de-rio', 22, adults);
    const visitor = await withTickets(show('6'));
    const [line] = (await filled(visitor)).lines;
    for (const adults of ['4', '6', '5'])
      expect((await change(visitor, line?.id, show(adults))).kind).toBe('done');
    await withTickets(show('1'));
    const [problem] = problemsOf(await change(visitor, line?.id, show('6')));
    expect(problem?.code).toBe('noAvailability');
    expect((await change(visitor, line?.id, show('4'))).kind).toBe('done');
    expect((await change(visitor, line?.id, show('5'))).kind).toBe('done');
    expect((await filled(visitor)).lines[0]?.problem).toBeUndefined();
  });

  it('moves another start or day only to free ones, and keeps what it has', async () => {
    const visitor = await withTickets(ticket('son-de-rio', 23, '6'));
    await withTickets(ticket('son-de-rio', 24, '3'));
    const [line] = (await filled(visitor)).lines;
    const refused = await change(visitor, line?.id, ticket('son-de-rio', 24, '6'));
    expect(problemsOf(refused).map(({ code, field }) => [code, field])).toEqual([
      ['noAvailability', 'date'],
    ]);
    const [kept] = (await filled(visitor)).lines;
    expect([chosen(kept ?? never()), kept?.problem]).toEqual([chosen(line ?? never()), undefined]);
  });
});

describe('what goes with a change', () => {
  it('a code rests, which is said with the way back, and acts again after it', async () => {
    const visitor = await withTickets(ticket('laguna-nacar', 25, '3'));
    await ask(visitor, '/api/cart/promo', { code: 'ANA-250MXN' });
    const acting = await filled(visitor);
    expect(acting.totals.promo?.code).toBe('ANA-250MXN');
    const [line] = acting.lines;
    const form = await Walk.open(visitor, line?.edit ?? '');
    const fewer = await form.press({ action: '/api/cart/items/change' }, { adults: '1' });
    const resting = await filled(visitor);
    expect([resting.totals.promo, resting.promo.taken?.code]).toEqual([undefined, 'ANA-250MXN']);
    const reason = resting.promo.taken?.reason?.replaceAll('\u00a0', ' ');
    expect(reason).toContain('no llega al mínimo');
    expect(fewer.text).toContain(`ANA-250MXN: ${reason}`);
    await fewer.press({ action: '/api/cart/undo' });
    expect((await filled(visitor)).totals).toEqual(acting.totals);
  });

  it('places that were held longer are held no shorter, and no oftener longer', async () => {
    const visitor = await withTickets(ticket('bruma', 26), ticket('guarida', 27));
    for (const once of [1, 2]) await ask(visitor, '/api/cart/hold', { attempt: `attempt-${once}` });
    const before = (await filled(visitor)).hold;
    const [line] = (await filled(visitor)).lines;
    const changed = await change(visitor, line?.id, ticket('bruma', 28));
    await undo(visitor, undoIn(changed));
    const { hold } = await filled(visitor);
    expect(hold?.canExtend).toBe(false);
    expect(Date.parse(hold?.endsAt ?? '')).toBeGreaterThanOrEqual(Date.parse(before?.endsAt ?? ''));
    const [problem] = problemsOf(await ask(visitor, '/api/cart/hold', {}));
    expect(problem?.code).toBe('holdLimit');
  });
});

it('changes a package in the builder too, and takes that back in the cart', async () => {
  const visitor = await withTickets();
  const part = [`bruma_${march(29)}`, `guarida_${march(30)}`];
  await ask(visitor, '/api/cart/packages', { path: builderPath('es'), part, adults: '2' });
  const [one] = (await filled(visitor)).packages;
  const form = await Walk.open(visitor, one?.edit ?? '');
  const strip = await form.follow(({ name }) => name === 'Cambiar los parques del paquete');
  const done = await strip.press({ action: '/api/cart/packages' }, { adults: '3' });
  expect(done.text).toContain('Se cambió Paquete de 2 boletos');
  await done.press({ action: '/api/cart/undo' });
  const [undone] = (await filled(visitor)).packages;
  expect(undone?.lines.map(chosen)).toEqual(one?.lines.map(chosen));
});

const never = (): never => {
  throw new Error('nothing there');
};

import { errorText, pathOf } from '@shop/domain';
import {
  ask,
  attempt,
  cart,
  cartPath,
  chosen,
  filled,
  fillerOf,
  type Item,
  march,
  undoIn,
} from '@shop/test/cart-walk';
import { journeyLanguages } from '@shop/test/journey-languages';
import { startBff } from '@shop/test/start-bff';
import { builderPath } from '@shop/test/builder-walk';
import { problemsOf, type Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';
import type { Content } from '../../backends/sandbox/src/engine/content.js';

/** Open all year, so that every day of March is free; six places a night on the river. */
const calm = (content: Content): Content => ({
  ...content,
  products: content.products.map((product) =>
    product.slug === 'son-de-rio' ? { ...product, capacity: 6 } : product,
  ),
  calendar: { ...content.calendar, closures: [], busyDays: [] },
});
const shop = await startBff({ adjust: calm });
afterAll(() => shop.stop());
const { somebody, withTickets } = fillerOf(shop);

const saving = { action: '/api/cart/items/change' };
const savingPackage = { action: '/api/cart/packages' };
const undoing = { action: '/api/cart/undo' };

const tour = { slug: 'ojos-de-agua', date: march(15), time: '08:00', adults: '2' };

const open = async (visitor: Visitor, at = 0): Promise<Walk> => {
  const { edit } = (await filled(visitor)).lines[at] ?? {};
  return Walk.open(visitor, edit ?? '');
};

const words = {
  es: {
    edit: 'Editar Ojos de Agua',
    changed: 'Se cambió Ojos de Agua',
    packed: 'Se armó Paquete de 3 entradas',
    split: 'Se separó Paquete de 3 entradas',
  },
  en: {
    edit: 'Edit Ojos de Agua',
    changed: 'Ojos de Agua was changed',
    packed: 'Package of 3 tickets was put together',
    split: 'Package of 3 tickets was split',
  },
  pt: {
    edit: 'Editar Ojos de Agua',
    changed: 'Você editou: Ojos de Agua',
    packed: 'Você montou: Pacote de 3 ingressos',
    split: 'Você separou: Pacote de 3 ingressos',
  },
} as const;

describe.each(journeyLanguages)('with forms and links alone, in %s', (language) => {
  const { edit, changed, packed, split } = words[language];
  const toPay = `href="${pathOf({ name: 'checkout', params: {} }, language)}"`;
  const paying = (page: Walk) => [
    page.html.includes(toPay),
    page.text.includes(errorText('unsaved', language)),
  ];

  it('opens a line in the cart, changes it and changes it back', async () => {
    const visitor = await withTickets(tour);
    const begun = await Walk.open(visitor, cartPath(language));
    const before = await filled(visitor, cartPath(language));
    expect(before.lines[0]?.editor).toBeUndefined();

    const form = await begun.follow(({ name }) => name === edit);
    expect([form.address.split('?')[0], form.status]).toEqual([cartPath(language), 200]);
    const fields = form.fieldsOf(saving);
    expect([fields.get('date'), fields.get('time'), fields.get('adults')]).toEqual([
      tour.date,
      '08:00',
      '2',
    ]);
    expect(paying(form)).toEqual([true, false]);

    // Changes day, start, people and extras; the form shows the price before it saves.
    const moved = await form.press({ name: 'pick', value: march(17) }, { time: '10:30' });
    const priced = await moved.press(
      { action: `${cartPath(language)}#edit` },
      { children: '1', extras: 'photo' },
    );
    const shown = await filled(visitor, priced.address);
    const total = shown.lines[0]?.editor?.total;
    if (total?.kind !== 'priced') throw new Error(JSON.stringify(total));
    expect(priced.at('edit')).toContain(total.now.now.spoken);
    expect(paying(priced)).toEqual([false, true]);
    expect(chosen(shown.lines[0] ?? never())).toEqual(chosen(before.lines[0] ?? never()));

    const done = await priced.press(saving);
    expect([done.status, done.text.includes(changed)]).toEqual([200, true]);
    expect(done.text).toContain(errorText('cartUpdated', language));
    expect(paying(done)).toEqual([true, false]);
    const [after] = (await filled(visitor, cartPath(language))).lines;
    expect([after?.id, after?.hours.includes('10')]).toEqual([before.lines[0]?.id, true]);
    expect(after?.people).toEqual([
      { unit: 'ADULT', quantity: 2 },
      { unit: 'CHILD', quantity: 1 },
    ]);
    expect([after?.extras.length, after?.summary.total]).toEqual([1, total.now]);

    const undone = await done.press(undoing);
    expect(undone.text).toContain(errorText('undone', language));
    expect(undone.text).not.toContain(changed);
    const { lines } = await filled(visitor, cartPath(language));
    expect(lines.map(({ id }) => id)).toEqual([before.lines[0]?.id]);
    expect(chosen(lines[0] ?? never())).toEqual(chosen(before.lines[0] ?? never()));
  });

  it('undoes packing tickets and splitting a package', async () => {
    const path = cartPath(language);
    const visitor = await withTickets(...three);
    const singleTickets = await filled(visitor, path);
    const together = await (
      await Walk.open(visitor, path)
    ).press({ action: '/api/cart/packages/from-lines' });
    expect(together.text).toContain(packed);
    const whole = await filled(visitor, path);
    expect([whole.lines.length, whole.packages[0]?.lines.map(chosen)]).toEqual([
      0,
      singleTickets.lines.map(chosen),
    ]);

    await together.press({ action: '/api/cart/undo' });
    const again = await filled(visitor, path);
    expect([again.packages, again.lines.map(chosen)]).toEqual([
      [],
      singleTickets.lines.map(chosen),
    ]);
    expect(again.totals).toEqual(singleTickets.totals);

    const packedAgain = await (
      await Walk.open(visitor, path)
    ).press({ action: '/api/cart/packages/from-lines' });
    const apart = await packedAgain.press({ action: '/api/cart/packages/split' });
    expect(apart.text).toContain(split);
    await apart.press({ action: '/api/cart/undo' });
    const back = await filled(visitor, path);
    expect([back.lines, back.packages[0]?.lines.map(chosen)]).toEqual([
      [],
      singleTickets.lines.map(chosen),
    ]);
    expect(back.totals).toEqual(whole.totals);
  });
});

const never = (): never => {
  throw new Error('nothing there');
};

const ride = {
  slug: 'bruma',
  date: march(20),
  adults: '3',
  children: '1',
  extras: ['transport', 'photo'],
  pickup: 'hxm',
};

describe('undoing a removal', () => {
  it('restores a line from the empty cart, with its add-ons and pickup place', async () => {
    const visitor = await withTickets(ride);
    const before = await filled(visitor);
    const removed = await (
      await Walk.open(visitor, cart)
    ).press({ action: '/api/cart/items/remove' });
    expect(removed.text).toContain('Se quitó Bruma');
    expect((await visitor.look('cart', cart)).view.kind).toBe('empty');
    expect((await removed.press(undoing)).text).toContain(errorText('undone', 'es'));
    const after = await filled(visitor);
    expect(after.lines.map(chosen)).toEqual(before.lines.map(chosen));
    expect(after.totals).toEqual(before.totals);
  });

  it('restores a package with each ticket, once even if pressed twice', async () => {
    const visitor = await withPackage();
    const before = await filled(visitor);
    const [one] = before.packages;
    const reply = await ask(visitor, '/api/cart/packages/remove', { package: one?.id });
    const again = { back: undoIn(reply), attempt: attempt() };
    await Promise.all([
      ask(visitor, '/api/cart/undo', again),
      ask(visitor, '/api/cart/undo', again),
    ]);
    const after = await filled(visitor);
    expect(after.packages).toHaveLength(1);
    expect(after.packages[0]?.lines.map(chosen)).toEqual(one?.lines.map(chosen));
    expect([after.totals, after.count]).toEqual([before.totals, before.count]);
  });

  it('reports a conflict when the day has another ticket by now', async () => {
    const visitor = await withTickets(tour);
    const removed = await (
      await Walk.open(visitor, cart)
    ).press({ action: '/api/cart/items/remove' });
    await visitor.add({ path: cart, slug: 'bruma', date: tour.date, adults: '2' });
    const refused = await removed.press(undoing);
    expect(refused.status).toBe(422);
    for (const code of ['notUndone', 'duplicate'] as const)
      expect(refused.text).toContain(errorText(code, 'es'));
    expect((await filled(visitor)).lines.map(({ slug }) => slug)).toEqual(['bruma']);
  });

  it('works in its own cart only', async () => {
    const [owner, stranger] = [await withTickets(tour), await withTickets(ride)];
    const { lines } = await filled(owner);
    const reply = await ask(owner, '/api/cart/items/remove', { line: lines[0]?.id });
    for (const back of [undoIn(reply), 'x', 'é'.repeat(3000)]) {
      const refused = await ask(stranger, '/api/cart/undo', { back });
      expect(problemsOf(refused).map(({ code }) => code)).toEqual(['notUndone']);
    }
    expect((await filled(stranger)).count).toBe(1);
    const shown = await stranger.look('cart', `${cart}?done=cartUpdated&undo=${undoIn(reply)}`);
    expect(shown.view).toMatchObject({ kind: 'filled', count: 1 });
    expect(shown.view).not.toHaveProperty('undo');
  });
});

const parts = [`bruma_${march(22)}`, `guarida_${march(23)}`, `ojos-de-agua_${march(24)}_0800`];

async function withPackage(...singleTickets: readonly Item[]): Promise<Visitor> {
  const visitor = await withTickets(...singleTickets);
  const fields = { path: builderPath('es'), part: parts, adults: '2', extras: ['transport'] };
  const reply = await ask(visitor, '/api/cart/packages', fields);
  if (reply.kind === 'refused') throw new Error(JSON.stringify(reply.problems));
  return visitor;
}

describe('editing a package in place', () => {
  it('changes it ticket by ticket, as a whole, and back', async () => {
    const visitor = await withPackage();
    const [before] = (await filled(visitor)).packages;
    const begun = await Walk.open(visitor, cart);
    const form = await begun.follow(({ name }) => name === 'Editar Paquete de 3 entradas');
    const editor = (await filled(visitor, form.address)).packages[0]?.editor;
    expect(editor?.unsaved).toBeUndefined();
    expect(editor?.parts.map(({ name, isOpen }) => [name, isOpen])).toEqual([
      ['Bruma', true],
      ['Guarida', false],
      ['Ojos de Agua', false],
    ]);
    const third = editor?.parts[2]?.href ?? '';
    const times = await Walk.open(visitor, third);
    const day = await times.press({ name: 'pick', value: march(26) }, { time: '10:30' });
    expect((await filled(visitor, day.address)).packages[0]?.editor?.unsaved).toBe(
      errorText('unsaved', 'es'),
    );
    const done = await day.press(savingPackage, { adults: '3' });
    expect(done.text).toContain('Se cambió Paquete de 3 entradas');
    const [after] = (await filled(visitor)).packages;
    expect(after?.id).toBe(before?.id);
    expect(after?.lines.map(({ date }) => date)).toEqual([
      ...(before?.lines.slice(0, 2).map(({ date }) => date) ?? []),
      expect.stringContaining('26'),
    ]);
    expect(after?.lines[2]?.hours).toContain('10:30');
    for (const { people } of after?.lines ?? [])
      expect(people).toEqual([{ unit: 'ADULT', quantity: 3 }]);

    await done.press(undoing);
    const [undone] = (await filled(visitor)).packages;
    expect(undone?.lines.map(chosen)).toEqual(before?.lines.map(chosen));
    expect(undone?.total).toEqual(before?.total);
  });

  it('refuses the day of another line and keeps the choices in the form', async () => {
    const visitor = await withPackage({ slug: 'laguna-nacar', date: march(28), adults: '2' });
    const [one] = (await filled(visitor)).packages;
    const form = await Walk.open(visitor, one?.edit ?? '');
    const fields = Object.fromEntries(form.fieldsOf(savingPackage));
    const moved = [`bruma_${march(28)}`, ...parts.slice(1)];
    const refused = await Walk.post(visitor, '/api/cart/packages', { ...fields, part: moved });
    expect([refused.status, refused.address]).toEqual([422, '/api/cart/packages']);
    expect(refused.at('edit')).toContain(errorText('duplicate', 'es'));
    expect(refused.fieldsOf(savingPackage).getAll('part')).toEqual(moved);
    expect((await filled(visitor)).packages[0]?.lines.map(chosen)).toEqual(one?.lines.map(chosen));
  });
});

describe('a refused edit shows its problem in the open form and keeps the choices', () => {
  const cases = [
    ['children alone', { adults: '0', children: '2' }, 'field-people', 'adultNeeded'],
    ['no start', { time: '' }, 'field-time', 'noSchedule'],
    ['a day of another line', { date: march(20) }, 'field-date', 'duplicate'],
  ] as const;

  it.each(cases)('%s', async (_, differs, field, code) => {
    const visitor = await withTickets(tour, ride);
    const before = await filled(visitor);
    const form = await open(visitor);
    const fields = { ...Object.fromEntries(form.fieldsOf(saving)), infants: '0', ...differs };
    const answer = await Walk.post(visitor, '/api/cart/items/change', fields);
    expect(answer.status).toBe(422);
    expect(answer.at(field)).toContain(errorText(code, 'es'));
    const kept = answer.fieldsOf(saving);
    for (const [name, value] of Object.entries(differs)) expect(kept.get(name) ?? '').toBe(value);
    expect((await filled(visitor)).lines.map(chosen)).toEqual(before.lines.map(chosen));
  });

  it('for a line that is gone, or of another cart', async () => {
    const [visitor, stranger] = [await withTickets(tour), await withTickets(ride)];
    const { lines } = await filled(visitor);
    const fields = { ...tour, adults: '3', line: lines[0]?.id ?? '' };
    await ask(visitor, '/api/cart/items/remove', { line: lines[0]?.id });
    for (const who of [visitor, stranger, somebody()]) {
      const reply = await ask(who, '/api/cart/items/change', fields);
      expect(problemsOf(reply).map(({ text }) => text)).toEqual([errorText('unknownLine', 'es')]);
    }
    expect((await filled(stranger)).lines[0]?.people).toEqual([
      { unit: 'ADULT', quantity: 3 },
      { unit: 'CHILD', quantity: 1 },
    ]);
  });
});

describe('on a sold-out day', () => {
  const show = (day: number) => ({ slug: 'son-de-rio', date: march(day), adults: '2' });

  it('a line keeps its places', async () => {
    const visitor = await withTickets(show(10));
    await withTickets({ ...show(10), adults: '4' });
    const [line] = (await filled(visitor)).lines;
    const { editor } = (await filled(visitor, line?.edit)).lines[0] ?? {};
    expect(editor?.problems).toEqual([]);
    const form = await open(visitor);
    const saved = await form.press(saving, { extras: 'transport' });
    expect(saved.text).toContain('Se cambió Son de Río');

    const refused = await (await open(visitor)).press(saving, { adults: '3' });
    expect(refused.status).toBe(422);
    expect(refused.at('field-date')).toContain(errorText('noAvailability', 'es'));
    expect(refused.fieldsOf(saving).get('adults')).toBe('3');
    const [after] = (await filled(visitor)).lines;
    expect([after?.people, after?.problem]).toEqual([[{ unit: 'ADULT', quantity: 2 }], undefined]);
  });
});

const ticket = (slug: string, day: number, adults = '2') => ({ slug, date: march(day), adults });
const three = [ticket('bruma', 12), ticket('guarida', 13), ticket('laguna-nacar', 14)];
const change = (visitor: Visitor, line: string | undefined, fields: object) =>
  ask(visitor, '/api/cart/items/change', { path: `${cart}?line=${line}`, line, ...fields });
const undo = (visitor: Visitor, back: string, fields: object = {}) =>
  ask(visitor, '/api/cart/undo', { back, ...fields });

describe('two windows of one cart', () => {
  it('report a line that the other removed or packed as changed', async () => {
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

  it('refuse to save a package that the other split, or that belongs to another visitor', async () => {
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
});

describe('pressed twice', () => {
  it('applies a change once, and its undo once', async () => {
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

  it('refuses to restore a line that is already back', async () => {
    const visitor = await withTickets(ticket('bruma', 21));
    const [line] = (await filled(visitor)).lines;
    const back = undoIn(await ask(visitor, '/api/cart/items/remove', { line: line?.id }));
    expect((await undo(visitor, back)).kind).toBe('done');
    const [problem] = problemsOf(await undo(visitor, back));
    expect([problem?.code, problem?.detail]).toEqual(['notUndone', errorText('duplicate', 'es')]);
    expect((await filled(visitor)).lines).toHaveLength(1);
  });
});

describe('side effects of a change', () => {
  it('pauses a code, offers the undo, and applies the code again after it', async () => {
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

  it('never shortens an extended hold, and grants no extra extension', async () => {
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

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
const { somebody, withTickets } = fillerOf(shop);

const saving = { action: '/api/cart/items/change' };
const savingPackage = { action: '/api/cart/packages' };
const undoing = { action: '/api/cart/undo' };

const tour = { slug: 'ojos-de-agua', date: march(15), time: '08:00', adults: '2' };

const open = async (visitor: Visitor, at = 0): Promise<Walk> => {
  const { edit } = (await filled(visitor)).lines[at] ?? {};
  return Walk.open(visitor, edit ?? '');
};

const ways = [
  {
    language: 'es',
    edit: 'Editar Ojos de Agua',
    changed: 'Se cambió Ojos de Agua',
  },
  {
    language: 'en',
    edit: 'Edit Ojos de Agua',
    changed: 'Ojos de Agua was changed',
  },
  {
    language: 'pt',
    edit: 'Editar Ojos de Agua',
    changed: 'Você alterou: Ojos de Agua',
  },
] as const;

describe.each(ways)('with forms and links alone, in $language', (words) => {
  const { language, edit, changed } = words;
  const toPay = `href="${pathOf({ name: 'checkout', params: {} }, language)}"`;
  const paying = (page: Walk) => [
    page.html.includes(toPay),
    page.text.includes(errorText('unsaved', language)),
  ];

  it('a line is opened in the cart, changed, and changed back', async () => {
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

    // Another day, another start, a child and the photo pass; what it comes to is said before.
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

describe('what was taken out comes back as it was', () => {
  it('a line, from the empty cart, with its add-ons and where it is fetched', async () => {
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

  it('an open ticket', async () => {
    const visitor = await withTickets({ slug: 'laguna-nacar', date: 'open', adults: '2' });
    const before = await filled(visitor);
    const [line] = before.lines;
    const reply = await ask(visitor, '/api/cart/items/remove', { line: line?.id });
    const undone = await ask(visitor, '/api/cart/undo', { back: undoIn(reply) });
    expect(undone).toMatchObject({ kind: 'done', notice: errorText('undone', 'es') });
    expect((await filled(visitor)).lines.map(chosen)).toEqual(before.lines.map(chosen));
  });

  it('a package, with each of its tickets; pressed twice it is there once', async () => {
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

  it('and says so when its day has another ticket by now', async () => {
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

  it('in no cart but its own', async () => {
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

async function withPackage(...loose: readonly Item[]): Promise<Visitor> {
  const visitor = await withTickets(...loose);
  const fields = { path: builderPath('es'), part: parts, adults: '2', extras: ['transport'] };
  const reply = await ask(visitor, '/api/cart/packages', fields);
  if (reply.kind === 'refused') throw new Error(JSON.stringify(reply.problems));
  return visitor;
}

describe('a package in its place', () => {
  it('is changed ticket by ticket, whole, and changed back', async () => {
    const visitor = await withPackage();
    const [before] = (await filled(visitor)).packages;
    const begun = await Walk.open(visitor, cart);
    const form = await begun.follow(({ name }) => name === 'Editar Paquete de 3 boletos');
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
    expect(done.text).toContain('Se cambió Paquete de 3 boletos');
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

  it('says which days its other tickets and other lines have, and is refused on them', async () => {
    const visitor = await withPackage({ slug: 'laguna-nacar', date: march(28), adults: '2' });
    const [one] = (await filled(visitor)).packages;
    const { editor } = (await filled(visitor, one?.edit)).packages[0] ?? {};
    const days = editor?.calendar?.months.flatMap(({ weeks }) => weeks.flat()) ?? [];
    const taken = days.flatMap((day) => (day.taken ? [[day.day, day.taken.name]] : []));
    expect(taken).toEqual([
      [march(23), 'Guarida'],
      [march(24), 'Ojos de Agua'],
      [march(28), 'Laguna Nácar'],
    ]);
    const form = await Walk.open(visitor, one?.edit ?? '');
    const fields = Object.fromEntries(form.fieldsOf(savingPackage));
    const moved = [`bruma_${march(28)}`, ...parts.slice(1)];
    const refused = await Walk.post(visitor, '/api/cart/packages', { ...fields, part: moved });
    expect([refused.status, refused.address]).toEqual([422, '/api/cart/packages']);
    expect(refused.at('edit')).toContain(errorText('duplicate', 'es'));
    expect(refused.at('edit')).toContain('Laguna Nácar');
    expect(refused.fieldsOf(savingPackage).getAll('part')).toEqual(moved);
    expect((await filled(visitor)).packages[0]?.lines.map(chosen)).toEqual(one?.lines.map(chosen));
  });
});

describe('what is refused is said in the open form, which keeps what was chosen', () => {
  const cases = [
    ['children alone', { adults: '0', children: '2' }, 'field-people', 'adultNeeded'],
    ['a party too large', { adults: '10000' }, 'field-people', 'tooMany'],
    ['no start', { time: '' }, 'field-time', 'noSchedule'],
    ['no day', { date: '' }, 'field-date', 'noDay'],
    ['a day of another line', { date: march(20) }, 'field-date', 'duplicate'],
    ['a day of the past', { date: '2020-01-05' }, 'field-date', 'pastDay'],
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

  it('a line that is gone, and one of another cart', async () => {
    const [visitor, stranger] = [await withTickets(tour), await withTickets(ride)];
    const { lines } = await filled(visitor);
    const fields = { ...tour, adults: '3', line: lines[0]?.id ?? '' };
    await ask(visitor, '/api/cart/items/remove', { line: lines[0]?.id });
    for (const who of [visitor, stranger, somebody()]) {
      const reply = await ask(who, '/api/cart/items/change', fields);
      expect(problemsOf(reply).map(({ text }) => text)).toEqual([errorText('unknownLine', 'es')]);
      const page = await Walk.post(who, '/api/cart/items/change', {
        ...fields,
        path: `${cart}?line=${fields.line}`,
        attempt: attempt(),
      });
      expect([page.status, page.text.includes(errorText('unknownLine', 'es'))]).toEqual([
        422,
        true,
      ]);
    }
    expect((await filled(stranger)).lines[0]?.people).toEqual([
      { unit: 'ADULT', quantity: 3 },
      { unit: 'CHILD', quantity: 1 },
    ]);
  });
});

it('has an open ticket where the catalogue has one, and none for a tour', async () => {
  const visitor = await withTickets(tour, ride);
  expect((await open(visitor, 0)).valuesOf('pick')).not.toContain('open');
  const park = await open(visitor, 1);
  const done = await (await park.press({ name: 'pick', value: 'open' })).press(saving);
  expect(done.text).toContain('Se cambió Bruma');
  const { lines } = await filled(visitor);
  expect(lines.map(({ slug, date }) => [slug, date])).toEqual([
    ['ojos-de-agua', expect.any(String)],
    ['bruma', undefined],
  ]);
  const fields = { ...tour, time: '', date: 'open', line: lines[0]?.id };
  const codes = problemsOf(await ask(visitor, '/api/cart/items/change', fields));
  expect(codes.map(({ code }) => code)).toEqual(['noDay', 'noSchedule']);
});

it('keeps a cart with nothing open small', async () => {
  const visitor = await withTickets(tour, ride);
  const closed = await Walk.open(visitor, cart);
  expect(closed.html).not.toContain('id="edit"');
  const [first] = (await filled(visitor)).lines;
  const opened = await filled(visitor, first?.edit);
  expect(opened.lines.map(({ editor }) => editor !== undefined)).toEqual([true, false]);
});

it('leads from a day of another line to the nearest that none has', async () => {
  const days = [ticketOn(15), ticketOn(16), { ...ticketOn(17), slug: 'guarida' }] as const;
  const visitor = await withTickets({ ...days[0], slug: 'bruma' }, ...days.slice(1));
  const { lines } = await filled(visitor);
  const asked = `${cart}?line=${lines[0]?.id}&date=${march(16)}&adults=2`;
  const { editor } = (await filled(visitor, asked)).lines[0] ?? {};
  const [problem] = editor?.problems ?? [];
  expect(problem).toMatchObject({ code: 'duplicate', field: 'date', detail: 'Laguna Nácar' });
  const [way] = problem?.ways ?? [];
  expect(way?.href).toBe(`${cart}?date=${march(18)}&adults=2&line=${lines[0]?.id}#edit`);
  const mended = (await filled(visitor, way?.href)).lines[0]?.editor;
  expect([mended?.problems, mended?.total.kind]).toEqual([[], 'priced']);
});

function ticketOn(day: number) {
  return { slug: 'laguna-nacar', date: march(day), adults: '2' };
}

describe('on a day that is sold out', () => {
  const show = (day: number) => ({ slug: 'son-de-rio', date: march(day), adults: '2' });

  it('a line keeps the places that it has', async () => {
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

  it('what was given up does not come back, which is said', async () => {
    const visitor = await withTickets(show(11), tour);
    await withTickets({ ...show(11), adults: '4' });
    const [line] = (await filled(visitor)).lines;
    const back = undoIn(await ask(visitor, '/api/cart/items/remove', { line: line?.id }));
    await withTickets(show(11));
    const [problem] = problemsOf(await ask(visitor, '/api/cart/undo', { back }));
    expect(problem).toMatchObject({
      code: 'notUndone',
      text: errorText('notUndone', 'es'),
      detail: errorText('noAvailability', 'es'),
    });
    expect((await filled(visitor)).lines.map(({ slug }) => slug)).toEqual(['ojos-de-agua']);
  });
});

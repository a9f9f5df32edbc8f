import { startSandbox } from '@shop/test/start-sandbox';
import { freshKey, type Reply } from './support/sandbox-calls.js';
import { after, monday, part, salesOf, scarce, units } from './support/sandbox-sales.js';

const sandbox = await startSandbox({ now: monday, adjust: scarce });
beforeEach(() => sandbox.setNow(monday));
const { add: adding, cart, confirm, dayOf, display, pack: packing, paid, place } = salesOf(sandbox);

const add = async (slug: string, day: string | null, what: object = {}) =>
  (await adding({ ...part(slug, day), ...what })).body;
const longer = (SessionId: string, key = freshKey()) =>
  cart('PUT', '/xapi/shopping-cart/hold', { key, body: { SessionId, Language: 'ES' } });
const dayLeft = async (slug: string, day: string) => (await dayOf(slug, day)).left;
const order = async (full: Reply['body']): Promise<Reply['body']> => (await place(full)).body;
const pay = async ({ Id, Totals }: Reply['body']) => confirm(Id, await paid(Totals.Total));

/** Minutes from the start of the test until the hold ends, and the extensions left. */
const stateOf = ({ status, body }: Reply) => [
  status,
  Math.round((Date.parse(body.ExpiresAt) - monday.getTime()) / 60_000),
  body.HoldExtensionsLeft,
];

describe('a hold extension', () => {
  it('lasts twenty minutes from the call, twice', async () => {
    const { SessionId } = await add('bruma', '2027-01-05');
    sandbox.setNow(after(15));
    expect(stateOf(await longer(SessionId))).toEqual([200, 35, 1]);
    sandbox.setNow(after(30));
    expect(stateOf(await longer(SessionId))).toEqual([200, 50, 0]);
    sandbox.setNow(after(45));
    const third = await longer(SessionId);
    expect([third.status, third.body.code]).toEqual([409, 'HOLD_LIMIT']);
    sandbox.setNow(after(49));
    expect(await dayLeft('bruma', '2027-01-05')).toBe(4);
    sandbox.setNow(after(51));
    expect(await dayLeft('bruma', '2027-01-05')).toBe(6);
  });

  it('covers the parts of a package like other lines', async () => {
    const { SessionId } = await add('bruma', '2027-01-07');
    const Parts = [part('guarida', '2027-01-08'), part('laguna-nacar', '2027-01-09')];
    await packing({ SessionId, Parts });
    sandbox.setNow(after(10));
    const { body } = await longer(SessionId);
    const untils = [...body.Items, ...body.Packages[0].Items].map(({ HeldUntil }) => HeldUntil);
    expect(untils).toEqual(untils.map(() => body.ExpiresAt));
    expect(untils).toHaveLength(3);
  });

  it('skips lost lines', async () => {
    const { SessionId } = await add('bruma', '2027-01-11', { Units: units(6) });
    sandbox.setNow(after(10));
    await add('guarida', '2027-01-12', { SessionId });
    sandbox.setNow(after(21));
    await add('bruma', '2027-01-11', { Units: units(6) });
    const { status, body } = await longer(SessionId);
    expect(status).toBe(200);
    expect(body.Items).toMatchObject([
      { Status: 'UNAVAILABLE', Reason: 'SOLD_OUT' },
      { Status: 'HELD', HeldUntil: body.ExpiresAt },
    ]);
    expect(Date.parse(body.ExpiresAt) - after(41).getTime()).toBeLessThan(60_000);
  });

  it('without held places changes nothing and is not counted', async () => {
    const { SessionId } = await add('bruma', null);
    const { status, body } = await longer(SessionId);
    expect([status, body.ExpiresAt, body.HoldExtensionsLeft]).toEqual([200, null, 2]);
  });

  it('keeps the deadline of an order', async () => {
    const body = await add('bruma', '2027-01-13');
    await order(body);
    sandbox.setNow(after(20));
    expect(stateOf(await longer(body.SessionId))).toEqual([200, 30, 2]);
  });

  it('is available again once the cart is emptied', async () => {
    const { SessionId, Items } = await add('bruma', '2027-01-14');
    await longer(SessionId);
    const body = { SessionId, Language: 'ES' };
    await cart('DELETE', `/xapi/shopping-cart/items/${Items[0].Id}`, { body });
    expect(await add('bruma', '2027-01-14', { SessionId })).toMatchObject({
      SessionId,
      HoldExtensionsLeft: 2,
    });
  });

  it('is available again for lines added after an order', async () => {
    const { SessionId } = await add('bruma', '2027-01-15');
    const ordered = await order((await longer(SessionId)).body);
    const { HoldExtensionsLeft } = await add('guarida', '2027-01-16', { SessionId });
    expect((await pay(ordered)).body.Status).toBe('CONFIRMED');
    const { body } = await display(SessionId);
    expect(body).toMatchObject({ ProductCount: 1, HoldExtensionsLeft: 2 });
    expect(HoldExtensionsLeft).toBe(1);
  });

  it('answers 404 for an unknown cart', async () => {
    const { status, body } = await longer('unknown');
    expect([status, body.code, body.field]).toEqual([404, 'NOT_FOUND', 'SessionId']);
  });
});

describe('an order of a package', () => {
  const for2 = { Language: 'ES', Units: units(2), Extras: [] };
  const slugs = ['bruma', 'guarida', 'laguna-nacar'];
  const partsFrom = (day: number) =>
    slugs.map((slug, at) => part(slug, `2027-02-${String(day + at).padStart(2, '0')}`));
  const pack = async (day: number, SessionId: string | null = null) =>
    (await packing({ SessionId, Parts: partsFrom(day) })).body;

  it('has its parts among the lines, the package named, and one voucher per person', async () => {
    const { SessionId } = await add('copalera', '2027-02-18');
    const body = await pack(1, SessionId);
    const ordered = await order(body);
    const [{ Id, Items }] = body.Packages;
    expect(ordered.Items.map(({ Id: id }: { Id: string }) => id)).toEqual([
      body.Items[0].Id,
      ...Items.map(({ Id: id }: { Id: string }) => id),
    ]);
    expect(ordered.Items.map(({ PackageId }: { PackageId: string }) => PackageId)).toEqual([
      null,
      ...slugs.map(() => Id),
    ]);
    const paid = (await pay(ordered)).body;
    expect(paid).toMatchObject({ Status: 'CONFIRMED', Totals: body.Totals });
    for (const { Vouchers } of paid.Items) expect(Vouchers).toHaveLength(2);
    expect((await display(SessionId)).status).toBe(404);
  });

  it('keeps a package in the cart that changed since, and removes the rest', async () => {
    const { SessionId } = await add('copalera', '2027-02-19');
    const body = await pack(4, SessionId);
    const ordered = await order(body);
    const [{ Id }] = body.Packages;
    const changed = { SessionId, ...for2, Units: units(1), Parts: partsFrom(4) };
    await cart('PATCH', `/xapi/shopping-cart/packages/${Id}`, { body: changed });
    expect((await pay(ordered)).body.Status).toBe('CONFIRMED');
    expect((await display(SessionId)).body).toMatchObject({
      Items: [],
      ProductCount: 3,
      Packages: [{ Id, Units: units(1), Items: [{}, {}, {}] }],
    });
  });

  it('removes the package from the cart and keeps later lines', async () => {
    const body = await pack(7);
    const { SessionId } = body;
    const ordered = await order(body);
    await add('copalera', '2027-02-20', { SessionId });
    expect((await pay(ordered)).body.Status).toBe('CONFIRMED');
    expect((await display(SessionId)).body).toMatchObject({
      ProductCount: 1,
      Packages: [],
      Items: [{ Slug: 'copalera' }],
    });
    const packages = sandbox.db.selectFrom('cart_packages').select('id');
    expect(await packages.where('session_id', '=', SessionId).execute()).toEqual([]);
  });

  it('is refused for a package that lost a part, and names it', async () => {
    const body = await pack(10);
    sandbox.setNow(after(21));
    await add('guarida', partsFrom(10)[1]?.Date ?? '', { Units: units(5) });
    const refused = await order(body);
    expect([refused.code, refused.field]).toEqual([
      'LINE_UNAVAILABLE',
      body.Packages[0].Items[0].Id,
    ]);
  });

  it('returns its places to the package when cancelled', async () => {
    const body = await pack(13);
    const { Id } = await order(body);
    await cart('POST', `/xapi/orders/${Id}/cancel`, { body: {} });
    sandbox.setNow(after(19));
    const items = (await display(body.SessionId)).body.Packages[0].Items;
    expect(items).toMatchObject([{ Status: 'HELD' }, { Status: 'HELD' }, { Status: 'HELD' }]);
    expect(await dayLeft('bruma', '2027-02-13')).toBe(4);
  });
});

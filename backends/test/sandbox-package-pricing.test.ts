import { startSandbox } from '@shop/test/start-sandbox';
import type { Reply } from './support/sandbox-calls.js';
import { monday, part, salesOf, scarce, units } from './support/sandbox-sales.js';

const sandbox = await startSandbox({ now: monday, adjust: scarce });
const { add, cart, dayOf, pack } = salesOf(sandbox);

const bruma = part('bruma', '2027-01-05');
const guarida = part('guarida', '2027-01-06');
const laguna = part('laguna-nacar', '2027-01-07');
const tour = part('ojos-de-agua', '2027-01-08', { StartTime: '08:00' });
const soon = part('guarida', '2026-11-26');
const flagship = part('gran-ceiba-basico', '2027-01-08');

const bodyOf = (what: object) => ({ Units: units(2), Extras: [], Currency: 'MXN', ...what });
const price = (what: object) => cart('POST', '/xapi/package-pricing', { body: bodyOf(what) });

interface Line {
  readonly Tier: string | null;
  readonly Original: number;
  readonly Total: number;
}
const linesOf = ({ body }: Reply): readonly Line[] => body.Parts;
const tiersOf = (reply: Reply) => linesOf(reply).map(({ Tier }) => Tier);
const centsOf = (lines: readonly Line[], amount: 'Original' | 'Total') =>
  lines.reduce((sum, line) => sum + Math.round(line[amount] * 100), 0);

describe('the prices of a package', () => {
  it.each([
    ['one part alone', [bruma], ['advance15']],
    ['two parks, each by its own day', [bruma, soon], ['advance15', 'advance10']],
    ['the flagship beside one other', [flagship, bruma], [null, 'advance15']],
    ['three parks', [bruma, soon, laguna], ['combo20', 'combo20', 'combo20']],
    ['the flagship as one of three', [flagship, bruma, soon], ['combo20', 'combo20', 'combo20']],
  ])('of %s have the tiers for that number of parks', async (_, Parts, tiers) => {
    const reply = await price({ Parts });
    expect([reply.status, tiersOf(reply)]).toEqual([200, tiers]);
    const { Original, Total } = reply.body;
    const lines = linesOf(reply);
    expect(Math.round(Original * 100)).toBe(centsOf(lines, 'Original'));
    expect(Math.round(Total * 100)).toBe(centsOf(lines, 'Total'));
  });

  it('of one part are those of a single ticket', async () => {
    const body = { ...bruma, Units: units(2, 1, 1), Extras: ['transport'], Currency: 'MXN' };
    const single = await cart('POST', '/xapi/pricing', { body });
    const reply = await price({ Parts: [bruma], Units: units(2, 1, 1), Extras: ['transport'] });
    expect(reply.body.Parts).toEqual([single.body]);
    expect(reply.body.Total).toBe(single.body.Total);
  });

  it('equal what the cart then charges, add-ons included', async () => {
    const what = { Parts: [laguna, bruma, tour], Units: units(2, 1), Extras: ['transport'] };
    const { body } = await price(what);
    const added = await pack(what);
    const [one] = added.body.Packages;
    expect([body.Original, body.Total]).toEqual([one.Original, one.Amount]);
    expect(linesOf({ ...added, body }).map(({ Total }) => Total)).toEqual(
      one.Items.map(({ Amount }: { Amount: number }) => Amount),
    );
  });

  it('apply each add-on only to the parts that have it', async () => {
    const { body } = await price({ Parts: [bruma, part('son-de-rio', '2027-01-06')] });
    const codes = (at: number) =>
      body.Parts[at].AllExtras.map(({ Code }: { Code: string }) => Code);
    expect(codes(0)).toContain('food');
    expect(codes(1)).not.toContain('food');
  });

  it('are in the requested currency', async () => {
    const { body } = await price({ Parts: [bruma, guarida], Currency: 'JPY' });
    expect([body.Currency, Number.isInteger(body.Total)]).toEqual(['JPY', true]);
  });

  it('hold no places, however often requested', async () => {
    const what = { Parts: [bruma, soon], Units: units(6) };
    const [before, after] = [(await dayOf('guarida', '2026-11-26')).left, await price(what)];
    expect(await price(what)).toMatchObject({ status: 200, body: after.body });
    expect([before, (await dayOf('guarida', '2026-11-26')).left]).toEqual([6, 6]);
  });
});

describe('a code on a package', () => {
  const two = [bruma, laguna];
  const promoOf = async (what: object) => (await price({ Parts: two, ...what })).body.Promo;

  it('gives the prices and the total that the cart then charges', async () => {
    const days = { AGUACLARA: 11, 'ANA-250MXN': 13, 'ANA-BRUMA15': 15 };
    for (const [Code, day] of Object.entries(days)) {
      const Parts = [part('bruma', `2027-01-${day}`), part('laguna-nacar', `2027-01-${day + 1}`)];
      const what = { Parts, Units: units(2, 1) };
      const { body } = await price({ ...what, Code });
      const added = await pack(what);
      const promo = { SessionId: added.body.SessionId, Language: 'ES', Code };
      const entered = await cart('POST', '/xapi/shopping-cart/promo', { body: promo });
      const { Packages, Promo, Totals } = entered.body;
      const [{ Items }] = Packages;
      expect([body.Total, body.Promo.Saved]).toEqual([Totals.Total, Promo.Saved]);
      expect(body.Parts.map(({ Total }: Line) => Total)).toEqual(
        Items.map(({ Amount }: { Amount: number }) => Amount),
      );
      expect(body.Promo.ItemIds).toEqual(
        Items.flatMap(({ Id }: { Id: string }, at: number) =>
          Promo.ItemIds.includes(Id) ? [String(at)] : [],
        ),
      );
    }
  });

  it.each([
    ['UNKNOWN', { Code: 'NADIE-LO-SABE' }],
    ['UNKNOWN', { Code: '' }],
    ['USED', { Code: 'ANA-GUARIDA' }],
    ['EXPIRED', { Code: 'ANA-25USD' }],
    ['NOT_YET', { Code: 'ANA-VERANO10' }],
    ['CURRENCY', { Code: 'ANA-250MXN', Currency: 'USD' }],
    ['PRODUCT', { Code: 'ANA-FIESTA' }],
    ['MINIMUM', { Code: 'ANA-250MXN', Parts: [soon], Units: units(1) }],
  ])('gets %s for %j and changes no price', async (reason, what) => {
    const without = await price({ Parts: two, ...what, Code: undefined });
    const reply = await price({ Parts: two, ...what });
    expect([reply.status, reply.body.Promo]).toEqual([
      200,
      expect.objectContaining({ Reason: reason, Saved: 0, ItemIds: [] }),
    ]);
    expect([reply.body.Parts, reply.body.Total]).toEqual([without.body.Parts, without.body.Total]);
  });

  it('cannot be combined with another code of the target cart', async () => {
    const { SessionId } = (await add({ ...guarida, Units: units(4) })).body;
    const Code = 'ANA-250MXN';
    const entered = { SessionId, Language: 'ES', Code };
    await cart('POST', '/xapi/shopping-cart/promo', { body: entered });
    expect(await promoOf({ Code: 'AGUACLARA', SessionId })).toMatchObject({
      Reason: 'WITH_ANOTHER',
    });
    expect(await promoOf({ Code, SessionId })).toMatchObject({ Reason: null, Saved: 250 });
  });

  it('is optional', async () => {
    expect((await price({ Parts: two })).body).not.toHaveProperty('Promo');
  });
});

describe('a refused package price request', () => {
  it.each([
    ['UNKNOWN_PRODUCT', 422, 'Parts.1.Slug', { Parts: [bruma, part('atlantis', '2027-01-09')] }],
    [
      'NO_COMPONENT',
      422,
      'Parts.1.ComponentIds',
      { Parts: [bruma, part('gran-ceiba-total', '2027-01-08')] },
    ],
    ['NO_UNITS', 422, 'Units', { Parts: [bruma, guarida], Units: units(0) }],
    ['BAD_REQUEST', 400, 'Parts.1.Date', { Parts: [bruma, { ...guarida, Date: null }] }],
    ['BAD_REQUEST', 400, 'Currency', { Parts: [bruma], Currency: 'XXX' }],
  ])('%s (%d) at %s', async (code, status, field, what) => {
    const reply = await price(what);
    expect([reply.status, reply.body.code, reply.body.field]).toEqual([status, code, field]);
  });
});

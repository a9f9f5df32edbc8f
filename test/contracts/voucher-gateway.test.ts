import { HttpVoucherGateway } from '@shop/adapters/http';
import { silence } from '@shop/test/fake-backend';
import { toldBackend } from '@shop/test/told-backend';
import { wireError } from '@shop/test/wire-replies';

const { upstream, backend } = await toldBackend('orders');
const gateway = new HttpVoucherGateway({ reads: backend, writes: backend });

const order = 'TQ-0000-0001';
const path = `/xapi/orders/${order}/redeem`;
const at = new Date('2026-12-14T14:12:00Z');

it('redeems under its key, and returns the earlier time of a repeated redemption', async () => {
  upstream.reply(`POST ${path}`, 200, { Id: order });
  expect(await gateway.redeem({ order, unit: 'V-1', at }, 'key-1')).toEqual({ kind: 'redeemed' });
  const [seen] = upstream.seen.slice(-1);
  expect(seen?.headers['idempotency-key']).toBe('key-1');
  expect(JSON.parse(seen?.body ?? '')).toEqual({ Code: 'V-1', At: '2026-12-14T14:12:00.000Z' });
  await gateway.redeem({ order, unit: 'V-1' }, 'key-2');
  expect(JSON.parse(upstream.seen.at(-1)?.body ?? '')).toEqual({ Code: 'V-1' });
});

it.each([
  [409, wireError('UNIT_REDEEMED', 'Code'), { kind: 'used' }],
  [409, wireError('UNIT_REVOKED', 'Code'), { kind: 'revoked' }],
  [404, wireError('UNKNOWN_UNIT', 'Code'), { kind: 'unknown' }],
  [404, wireError('NOT_FOUND', 'Id'), { kind: 'unknown' }],
  [404, wireError('NOT_FOUND'), { kind: 'unsupported' }],
  [409, wireError('IN_PROGRESS'), { kind: 'failed', reason: 'unavailable' }],
  [409, wireError('ORDER_CANCELLED'), { kind: 'failed', reason: 'rejected' }],
  [500, '', { kind: 'failed', reason: 'unavailable' }],
  [silence, '', { kind: 'failed', reason: 'timeout' }],
] as const)('%# maps %s correctly', async (status, body, told) => {
  upstream.reply(`POST ${path}`, status, body);
  expect(await gateway.redeem({ order, unit: 'V-1' }, 'key-3')).toEqual(told);
});

it('reads the list of revoked units, and skips an entry of another kind', async () => {
  const Vouchers = [
    { Code: 'V-1', Status: 'REDEEMED', At: at.toISOString() },
    { Code: 'V-2', Status: 'REVOKED' },
    { Code: 'V-3', Status: 'LENT' },
    { Code: '', Status: 'REVOKED' },
  ];
  upstream.reply('/xapi/ended-vouchers', 200, { Vouchers });
  expect(await gateway.ended()).toEqual({
    kind: 'ok',
    answer: [
      { unit: 'V-1', kind: 'used', at },
      { unit: 'V-2', kind: 'revoked', at: undefined },
    ],
  });
  upstream.reply('/xapi/ended-vouchers', 404, wireError('NOT_FOUND'));
  expect(await gateway.ended()).toEqual({ kind: 'unknown' });
  upstream.reply('/xapi/ended-vouchers', 200, { Vouchers: 'none' });
  expect(await gateway.ended()).toEqual({ kind: 'failed', reason: 'malformed' });
});

it('finds the holder of a unit, without its code in an address', async () => {
  const At = at.toISOString();
  const path = '/xapi/voucher-lookup';
  const rows = [
    [{ OrderId: order }, { order }],
    [
      { OrderId: order, Status: 'REDEEMED', At },
      { order, ended: { kind: 'used', at } },
    ],
    [{ OrderId: order, Status: 'LENT' }, { order }],
  ];
  for (const [body, answer] of rows) {
    upstream.reply(`POST ${path}`, 200, body);
    expect(await gateway.find('V-1')).toEqual({ kind: 'ok', answer });
  }
  expect(JSON.parse(upstream.seen.at(-1)?.body ?? '')).toEqual({ Code: 'V-1' });
  upstream.reply(`POST ${path}`, 404, wireError('NOT_FOUND', 'Code'));
  expect(await gateway.find('V-2')).toEqual({ kind: 'unknown' });
});

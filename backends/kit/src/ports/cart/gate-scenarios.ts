import { same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import { codesOf, lineNow, moved } from './right-scenarios.js';
import { paid, refundOf } from './paid-order.js';

const changes = 'buys tickets once per run and redeems one of them';

export const gateScenarios: readonly Scenario[] = [
  {
    name: 'redeemVoucher: two gates admit a code once',
    shows:
      'Two concurrent calls redeem one code: one succeeds, the other gets UNIT_REDEEMED. Cancelling the ticket then gets TICKET_USED.',
    changes,
    run: async (kit) => {
      const { order, line } = await lineNow(kit, 0);
      const [Code] = codesOf(line);
      const call = { path: { Id: order.Id }, body: { Code } };
      const replies = await Promise.all([1, 2].map(() => kit.ask('redeemVoucher', call)));
      const ends = replies.map(({ status, body }) => (status < 300 ? 'in' : Object(body).code));
      same('The two results', ends.sort(), ['UNIT_REDEEMED', 'in']);
      const body = { Lines: [line.Id], Way: 'REFUND', Amount: refundOf(line) };
      await kit.refused('cancelOrder', { path: { Id: order.Id }, body }, 'TICKET_USED');
    },
  },
  {
    name: 'redeemVoucher: refuses a revoked code with UNIT_REVOKED',
    shows: 'After a date change the old codes get UNIT_REVOKED. An unknown code gets UNKNOWN_UNIT.',
    changes,
    run: async (kit) => {
      const { order } = await paid(kit);
      const { codes } = await moved(kit);
      const path = { Id: order.Id };
      await kit.refused('redeemVoucher', { path, body: { Code: codes[0] } }, 'UNIT_REVOKED');
      const unknown = { path, body: { Code: '0000-0000-0000' } };
      await kit.refused('redeemVoucher', unknown, 'UNKNOWN_UNIT', 404);
    },
  },
  {
    name: 'endedVouchers: revoked codes are found and listed',
    shows: 'A revoked code is found with its order, and is listed as REVOKED.',
    changes,
    run: async (kit) => {
      const { order } = await paid(kit);
      const { codes } = await moved(kit);
      const [Code] = codes;
      const found = await kit.need<{ OrderId: string; Status?: string }>('findVoucher', {
        body: { Code },
      });
      same('Its order', found.OrderId, order.Id);
      const { Vouchers } = await kit.need<{
        Vouchers: readonly { Code: string; Status: string }[];
      }>('endedVouchers');
      const own = Vouchers.find((one) => one.Code === Code);
      same('Its status', own?.Status, 'REVOKED');
    },
  },
];

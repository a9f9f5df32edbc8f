import { same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import { codesOf, lineNow, moved } from './right-scenarios.js';
import { paid, refundOf } from './paid-order.js';

const changes = 'buys tickets once a run, and lets one unit of them in';

export const gateScenarios: readonly Scenario[] = [
  {
    name: 'redeemVoucher: of two gates one lets a unit in',
    shows:
      'Of two that ask at once one is let in and the other is UNIT_REDEEMED; its ticket is TICKET_USED after.',
    changes,
    run: async (kit) => {
      const { order, line } = await lineNow(kit, 0);
      const [Code] = codesOf(line);
      const call = { path: { Id: order.Id }, body: { Code } };
      const replies = await Promise.all([1, 2].map(() => kit.ask('redeemVoucher', call)));
      const ends = replies.map(({ status, body }) => (status < 300 ? 'in' : Object(body).code));
      same('What the two were told', ends.sort(), ['UNIT_REDEEMED', 'in']);
      const body = { Lines: [line.Id], Way: 'REFUND', Amount: refundOf(line) };
      await kit.refused('cancelOrder', { path: { Id: order.Id }, body }, 'TICKET_USED');
    },
  },
  {
    name: 'redeemVoucher: a code that was taken back is UNIT_REVOKED',
    shows: 'The codes of the day before let nobody in; a code of nobody is UNKNOWN_UNIT.',
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
    name: 'endedVouchers: what was used or taken back stands there',
    shows:
      'A code that is read aloud is found with its order and what became of it, and is listed.',
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
      same('What became of it', own?.Status, 'REVOKED');
    },
  },
];

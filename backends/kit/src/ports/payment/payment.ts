import { doors, type Sample, type Write } from '../../kit/general.js';
import { keys } from '../../kit/keys.js';
import type { Port } from '../../kit/scenario.js';
import { asking, changes, payable } from './asks.js';
import { paymentScenarios } from './payment-scenarios.js';
import { webhookScenarios } from './webhook-scenarios.js';

const listing: Sample = {
  operation: 'methods',
  call: async (kit) => ({ query: { currency: (await payable(kit)).currency } }),
};

const beginning: Write = {
  operation: 'beginIntent',
  changes,
  call: asking,
  other: (call) => ({ ...call, body: { ...Object(call.body), description: 'Another' } }),
  count: async (kit, { body }) => {
    const { reference } = Object(body);
    const query = { reference };
    return (await kit.need<{ intents: readonly unknown[] }>('intentsOf', { query })).intents.length;
  },
};

export const payment: Port = {
  name: 'payment',
  givens: [
    { name: 'byHand', means: 'how many seconds you have to pay on the page that the kit prints' },
  ],
  probe: { operation: 'currencies' },
  limitOf: ({ method }) => (method === 'GET' ? 3000 : 15_000),
  scenarios: [
    ...doors(listing, { query: { currency: 'pesos' } }),
    ...keys(beginning),
    ...paymentScenarios,
    ...webhookScenarios,
  ],
};

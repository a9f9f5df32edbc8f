import type { Given, Port } from '../../kit/scenario.js';
import { accountNames } from './asks.js';
import { scenarios } from './scenarios.js';

const means: Readonly<Record<(typeof accountNames)[number], string>> = {
  clientId: 'the backend’s id for this shop',
  externalKey: 'the list for new readers',
  origin: 'the shop’s name at the backend',
  mid: 'the sender’s account',
};

const givens: readonly Given[] = accountNames.map((name) => ({
  name,
  means: means[name],
  isNeeded: true,
}));

export const newsletter: Port = {
  name: 'newsletter',
  givens,
  // The port has no read, so the probe is an invalid request.
  probe: { operation: 'subscribe', call: { body: {} } },
  limitOf: () => 3000,
  scenarios,
};

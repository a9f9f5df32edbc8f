import type { Call } from '../../kit/client.js';
import { holds, same } from '../../kit/expect.js';
import { doors, type Sample, type Write } from '../../kit/general.js';
import { keys } from '../../kit/keys.js';
import type { Kit, Port } from '../../kit/scenario.js';
import { changes, password, person } from './asks.js';
import { userScenarios } from './user-scenarios.js';

const forgetting: Sample = {
  operation: 'forgot',
  call: async (kit) => ({
    body: { Username: `conformance.${kit.unique()}@mail.example`, Language: 'es' },
  }),
};

const registering: Write = {
  operation: 'register',
  changes,
  call: async (kit): Promise<Call> => ({ body: person(kit) }),
  other: (call) => ({ ...call, body: { ...Object(call.body), FirstName: 'Another' } }),
};

/** Servers must not compare passwords under a key: a mismatch would reveal a password. */
const unseen = async (kit: Kit) => {
  const [key, body] = [kit.unique(), person(kit)];
  const first = await kit.ask('register', { key, body });
  holds(first.status < 300, `The first call got ${first.status}.`);
  const again = await kit.ask('register', { key, body: { ...body, Password: `${password}!` } });
  same('Status of the second call', again.status, first.status);
};

export const users: Port = {
  name: 'users',
  givens: [
    { name: 'email', means: 'the address of a confirmed test account' },
    { name: 'password', means: 'its password' },
  ],
  // The port has no read, so the probe is an invalid request.
  probe: { operation: 'logIn', call: { body: {} } },
  limitOf: ({ id }) => (/^(coupons|purchasesWithCoupon)$/.test(id) ? 1500 : 3000),
  scenarios: [
    ...doors(forgetting, { body: { Language: 'es' } }),
    ...keys(registering),
    {
      name: 'calls with one key are not compared by password',
      shows: 'The same key with another password gets the first reply, not a refusal.',
      changes,
      run: unseen,
    },
    ...userScenarios,
  ],
};

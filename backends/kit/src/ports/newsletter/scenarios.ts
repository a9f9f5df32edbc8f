import { same } from '../../kit/expect.js';
import { doors } from '../../kit/general.js';
import { keys } from '../../kit/keys.js';
import type { Scenario } from '../../kit/scenario.js';
import { type accountNames, callRequest, other, subscribing, subscription } from './asks.js';

/** Each invalid field has its own code; the form shows the error beside that field. */
const refusesField = (
  operation: 'subscribe' | 'requestCall',
  field: string,
  value: unknown,
  code: string,
): Scenario => ({
  name: `${operation}: refuses an invalid ${field} with ${code}`,
  shows: `The server refuses the ${field} ${JSON.stringify(value)} with ${code}.`,
  run: async (kit) => {
    const call = operation === 'subscribe' ? subscription : callRequest;
    await kit.refused(operation, call(kit, { [field]: value }), code);
  },
});

const refusesAccount = (name: (typeof accountNames)[number], code: string): Scenario => ({
  name: `refuses another ${name} with ${code}`,
  shows: `The server refuses another ${name} than the agreed one with ${code}.`,
  run: async (kit) => {
    const { body } = subscription(kit);
    await kit.refused('subscribe', { body: { ...Object(body), [name]: kit.unique() } }, code);
  },
});

export const scenarios: readonly Scenario[] = [
  ...doors(subscribing, { body: { fields: [] } }),
  ...keys(subscribing),
  {
    name: 'an address is subscribed once',
    shows: 'A second call for an address, also in capitals, gets 409 duplicateKey.',
    changes: 'subscribes a made-up address at mail.example',
    run: async (kit) => {
      const email = `conformance.${kit.unique()}@mail.example`;
      await kit.need('subscribe', subscription(kit, { email }));
      for (const written of [email, email.toUpperCase()])
        await kit.refused('subscribe', subscription(kit, { email: written }), 'duplicateKey', 409);
    },
  },
  {
    name: 'concurrent calls subscribe an address once',
    shows: 'One of four concurrent calls for an address succeeds; the others get 409.',
    changes: 'subscribes a made-up address at mail.example',
    run: async (kit) => {
      const email = `conformance.${kit.unique()}@mail.example`;
      const asked = Array.from({ length: 4 }, () =>
        kit.ask('subscribe', subscription(kit, { email })),
      );
      const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
      same('Their statuses', statuses, [201, 409, 409, 409]);
    },
  },
  {
    name: 'refuses a reader without both consents',
    shows: 'The server refuses a call that lacks one of the two consents with 400 BAD_REQUEST.',
    run: async (kit) => {
      for (const consent of ['acceptance', 'permission'])
        await kit.refused('subscribe', subscription(kit, { [consent]: false }), 'BAD_REQUEST', 400);
    },
  },
  {
    name: 'readers of all three languages can subscribe',
    shows:
      'The server subscribes readers of the shop’s three languages, also with accents in their names.',
    changes: 'subscribes three made-up addresses at mail.example',
    run: async (kit) => {
      for (const lang of ['es', 'en', 'pt'])
        await kit.need('subscribe', subscription(kit, { lang, name: 'José', lastname: 'Muñoz' }));
    },
  },
  refusesField('subscribe', 'name', 'Ana\r\nBcc: all', 'nameFormat'),
  refusesField('subscribe', 'lastname', '', 'lastNameFormat'),
  refusesField('subscribe', 'email', 'reader@', 'emailFormat'),
  refusesField('subscribe', 'country', 'Mexico', 'country'),
  refusesField('subscribe', 'lang', 'fr', 'lang'),
  refusesAccount('origin', 'site'),
  refusesAccount('clientId', 'other'),
  {
    name: 'requestCall: a request and its retry are accepted',
    shows: 'A request for a call about a stay gets 201, and so does its retry with the same key.',
    changes: 'requests a call to +52 998 555 0134 about three nights',
    run: async (kit) => {
      const key = kit.unique();
      const call = { ...callRequest(kit), key };
      const first = await kit.ask('requestCall', call);
      same('Status of the request', first.status, 201);
      same('Status of the retry', (await kit.ask('requestCall', call)).status, 201);
      await kit.refused('requestCall', other(call), 'IDEMPOTENCY_MISMATCH', 422);
    },
  },
  refusesField('requestCall', 'phone', '998 555', 'phoneFormat'),
  refusesField('requestCall', 'country', 'Mexico', 'country'),
  {
    name: 'requestCall: refuses a stay of zero nights with stay',
    shows: 'The server refuses a stay of zero nights with the code stay.',
    run: async (kit) => {
      const { body } = callRequest(kit);
      const { stay } = Object(body).fields;
      const call = callRequest(kit, { stay: { ...stay, checkOut: stay.checkIn } });
      await kit.refused('requestCall', call, 'stay');
    },
  },
];

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
  name: `${operation}: ${field} that does not fit is ${code}`,
  shows: `A ${field} such as ${JSON.stringify(value)} is refused with ${code}, which is shown beside the field.`,
  run: async (kit) => {
    const call = operation === 'subscribe' ? subscription : callRequest;
    await kit.refused(operation, call(kit, { [field]: value }), code);
  },
});

const refusesAccount = (name: (typeof accountNames)[number], code: string): Scenario => ({
  name: `another ${name} is ${code}`,
  shows: `A shop that names another ${name} than was agreed is refused with ${code}.`,
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
    shows: 'The same address, however it is written, is refused with 409 duplicateKey.',
    changes: 'subscribes a made-up address at mail.example',
    run: async (kit) => {
      const email = `conformance.${kit.unique()}@mail.example`;
      await kit.need('subscribe', subscription(kit, { email }));
      for (const written of [email, email.toUpperCase()])
        await kit.refused('subscribe', subscription(kit, { email: written }), 'duplicateKey', 409);
    },
  },
  {
    name: 'of many for one address one is taken',
    shows: 'When an address is sent several times at the same moment one is taken.',
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
    name: 'nobody is subscribed without both consents',
    shows: 'A call without one of the two consents is refused with 400 BAD_REQUEST.',
    run: async (kit) => {
      for (const consent of ['acceptance', 'permission'])
        await kit.refused('subscribe', subscription(kit, { [consent]: false }), 'BAD_REQUEST', 400);
    },
  },
  {
    name: 'every language is taken',
    shows: 'Readers of the shop’s three languages, with accents in their names, are subscribed.',
    changes: 'subscribes three made-up addresses at mail.example',
    run: async (kit) => {
      for (const lang of ['es', 'en', 'pt'])
        await kit.need('subscribe', subscription(kit, { lang, name: 'José', lastname: 'Muñoz' }));
    },
  },
  refusesField('subscribe', 'name', 'Ana\r\nBcc: everybody', 'nameFormat'),
  refusesField('subscribe', 'lastname', '', 'lastNameFormat'),
  refusesField('subscribe', 'email', 'nobody@', 'emailFormat'),
  refusesField('subscribe', 'country', 'Mexico', 'country'),
  refusesField('subscribe', 'lang', 'fr', 'lang'),
  refusesAccount('origin', 'site'),
  refusesAccount('clientId', 'other'),
  {
    name: 'requestCall: somebody is called back',
    shows: 'Who asks to be called about a stay is on the list of those to be called.',
    changes: 'asks the call centre to call +52 998 555 0134 about three nights',
    run: async (kit) => {
      const key = kit.unique();
      const call = { ...callRequest(kit), key };
      const first = await kit.ask('requestCall', call);
      same('Status of the request', first.status, 201);
      same('Status of the same again', (await kit.ask('requestCall', call)).status, 201);
      await kit.refused('requestCall', other(call), 'IDEMPOTENCY_MISMATCH', 422);
    },
  },
  refusesField('requestCall', 'phone', '998 555', 'phoneFormat'),
  refusesField('requestCall', 'country', 'Mexico', 'country'),
  {
    name: 'requestCall: a stay that ends before it begins is stay',
    shows: 'A stay of no night is refused with the code stay.',
    run: async (kit) => {
      const { body } = callRequest(kit);
      const { stay } = Object(body).fields;
      const call = callRequest(kit, { stay: { ...stay, checkOut: stay.checkIn } });
      await kit.refused('requestCall', call, 'stay');
    },
  },
];

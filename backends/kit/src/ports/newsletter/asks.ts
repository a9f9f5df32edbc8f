import type { Call } from '../../kit/client.js';
import { soon } from '../../kit/days.js';
import type { Write } from '../../kit/general.js';
import type { Kit } from '../../kit/scenario.js';

type Fields = Readonly<Record<string, unknown>>;

export const accountNames = ['clientId', 'externalKey', 'origin', 'mid'] as const;

const account = (kit: Kit) =>
  Object.fromEntries(accountNames.map((name) => [name, kit.given(name)]));

const reader = (kit: Kit): Fields => ({
  name: 'Conformance',
  lastname: 'Kit',
  email: `conformance.${kit.unique()}@mail.example`,
  country: 'MX',
  lang: 'es',
  acceptance: true,
  permission: true,
});

export const subscription = (kit: Kit, fields: Fields = {}): Call => ({
  body: { ...account(kit), fields: { ...reader(kit), ...fields } },
});

const day = (kit: Kit, ahead: number) => soon(kit.now(), ahead);

export const callRequest = (kit: Kit, fields: Fields = {}): Call => ({
  body: {
    ...account(kit),
    fields: {
      name: 'Conformance Kit',
      phone: '+529985550134',
      country: 'MX',
      lang: 'es',
      stay: {
        hotels: [],
        checkIn: day(kit, 30),
        checkOut: day(kit, 33),
        rooms: [{ adults: 2, childAges: [6] }],
      },
      ...fields,
    },
  },
});

export const other = (call: Call): Call => {
  const { fields, ...rest } = Object(call.body);
  return { ...call, body: { ...rest, fields: { ...fields, name: 'Another Name' } } };
};

export const subscribing: Write = {
  operation: 'subscribe',
  changes: 'subscribes a made-up address at mail.example',
  call: async (kit) => subscription(kit),
  other,
};

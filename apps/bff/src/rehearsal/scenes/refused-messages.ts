import type { ErrorCode } from '@shop/domain';
import {
  addPackage,
  addPromo,
  addToCart,
  cancelTickets,
  changeDate,
  claimWeather,
  extendHold,
  subscribe,
} from '@shop/ports/screens';
import { at, eachSays, type End, type Scene, says, sent } from '../scene.js';
import { NotHad, type Stage } from '../stage.js';
import { ahead, api, attempt, bought, cartOf, choice, filled, isPark } from './steps.js';

/** Makes the cart backend refuse one kind of call. */
const refusing = (stage: Stage, path: string, refusal: string) =>
  stage.props.turnOn({ port: 'cart', mode: 'refused', path, refusal, method: 'POST' });

const promoWords: readonly ErrorCode[] = [
  'promoUsed',
  'promoExpired',
  'promoNotYet',
  'promoCurrency',
  'promoProduct',
  'promoMinimum',
  'promoWithAnother',
];

async function withCode(stage: Stage, refusal: string): Promise<End> {
  await filled(stage);
  refusing(stage, 'shopping-cart/promo', refusal);
  return sent(api(addPromo), { path: stage.at('cart'), code: 'AGUACLARA', attempt: attempt() });
}

const promos = [
  ...promoWords.map((code) => says(code, (stage) => withCode(stage, code))),
  says('noPromos', (stage) => withCode(stage, 'absent')),
];

const additions = (['cartFull', 'unknownPickup'] as const).map((code) =>
  says(code, async (stage) => {
    const form = await choice(stage);
    refusing(stage, 'shopping-cart/items', code);
    return sent(api(addToCart), form);
  }),
);

const wrongName = says('nameOnTicketFormat', async (stage) =>
  sent(api(addToCart), { ...(await choice(stage)), nameOnTicket: 'www.example.com' }),
);

/** Parks of a package, each on its own day unless `apart` is 0. */
async function parts(stage: Stage, count: number, apart = 1): Promise<readonly string[]> {
  const parks = (await stage.products()).filter(isPark).slice(0, count);
  if (parks.length < count) throw new NotHad('parks');
  return parks.map(({ slug }, index) => `${slug}_${ahead(stage, 60 + index * apart)}`);
}

const packed = (stage: Stage, part: readonly string[]): End =>
  sent(api(addPackage), { path: stage.at('buildPackage'), part, adults: '2', attempt: attempt() });

const packages: readonly Scene[] = [
  says('sameDates', async (stage) => packed(stage, await parts(stage, 2, 0))),
  says('packageParks', async (stage) => packed(stage, await parts(stage, 1))),
  says('packageTwice', async (stage) => {
    const [first = ''] = await parts(stage, 1);
    return packed(stage, [first, first.replace(/_.*/, `_${ahead(stage, 70)}`)]);
  }),
  ...(['limit', 'unknownPackage'] as const).map((code) =>
    says(code, async (stage) => {
      const form = packed(stage, await parts(stage, 2));
      refusing(stage, 'shopping-cart/packages', code);
      return form;
    }),
  ),
  says('noPackages', async (stage) => {
    const form = packed(stage, await parts(stage, 2));
    refusing(stage, 'shopping-cart/packages', 'absent');
    return form;
  }),
];

async function ticket(stage: Stage) {
  const path = await bought(stage);
  const { text } = await stage.get(`/api/screens/page?path=${encodeURIComponent(path)}`);
  const [, line] = /[?&]line=([\w.-]+)/.exec(text) ?? [];
  const order = path.split('/').findLast(Boolean) ?? '';
  if (!line) throw new NotHad('changeable');
  return { path, order, line, attempt: attempt() };
}

type Wrong = Readonly<Record<string, string | readonly string[]>>;

const cancellations = eachSays<Wrong>(
  { noTicketChosen: { line: [] }, wayMissing: {}, amountChanged: { way: 'refund', amount: '1' } },
  async (wrong, stage) => sent(api(cancelTickets), { ...(await ticket(stage)), ...wrong }),
);

const dates = (
  ['rightLate', 'noRight', 'ticketUsed', 'ticketCancelled', 'sameChoice', 'beyondTicket'] as const
).map((code) =>
  says(code, async (stage) => {
    const fields = { ...(await ticket(stage)), date: ahead(stage, 75) };
    refusing(stage, 'change-date', code);
    return sent(api(changeDate), fields);
  }),
);

const byPhone = says('rightByPhone', async (stage) => {
  const fields = { ...(await ticket(stage)), date: ahead(stage, 75) };
  refusing(stage, 'change-date', 'absent');
  return sent(api(changeDate), fields);
});

const claimed = says('claimedAlready', async (stage) => {
  const fields = { ...(await ticket(stage)), reason: 'rain' };
  refusing(stage, 'xapi/orders', 'claimedAlready');
  return sent(api(claimWeather), fields);
});

const claims = eachSays<Wrong>(
  { claimReason: {}, claimTooLong: { reason: 'rain', note: 'a'.repeat(600) } },
  async (wrong, stage) => sent(api(claimWeather), { ...(await ticket(stage)), ...wrong }),
);

export const refusedMessages: readonly Scene[] = [
  ...promos,
  ...additions,
  wrongName,
  ...packages,
  ...cancellations,
  ...dates,
  ...claims,
  byPhone,
  claimed,
  says('holdLimit', async (stage) => {
    await filled(stage);
    stage.props.turnOn({ port: 'cart', mode: 'refused', refusal: 'holdLimit', method: 'PUT' });
    return sent(api(extendHold), { path: stage.at('cart'), attempt: attempt() });
  }),
  says('unsaved', async (stage) => {
    await filled(stage);
    const { lines } = await cartOf(stage);
    const [address = '', anchor = ''] = (lines[0]?.edit ?? '').split('#');
    return at(`${address}&adults=3#${anchor}`);
  }),
  says('newsletterDuplicate', async (stage) => {
    const fields = {
      path: stage.at('list'),
      name: 'Ana',
      lastName: 'Ruiz',
      country: 'MX',
      email: `${attempt()}@mail.example`,
      accepts: 'yes',
      permits: 'yes',
      website: '',
    };
    await stage.post(api(subscribe), { ...fields, attempt: attempt() });
    return sent(api(subscribe), { ...fields, attempt: attempt() });
  }),
  says('tooLarge', (stage) =>
    Promise.resolve(
      sent(`${api(subscribe)}?path=${stage.at('list')}`, { name: 'a'.repeat(20_000) }),
    ),
  ),
  says('offline', ({ language }) => Promise.resolve(at(`/offline/${language}.html`))),
];

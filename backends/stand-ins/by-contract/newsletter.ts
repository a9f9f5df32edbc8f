import { Refusal, type Served } from './serve-by-contract.js';

type Account = Readonly<Record<'clientId' | 'externalKey' | 'origin' | 'mid', string>>;

const countries = new Set(['MX', 'US', 'BR', 'ES', 'CO', 'AR']);
const oneLine = /^(?!\s*$)[^\p{Cc}]{1,80}$/u;

export function newsletterOf(token: string, account: Account): Served {
  const readers = new Set<string>();
  function look(body: Account) {
    if (body.origin !== account.origin) throw new Refusal('site', 'origin');
    for (const name of ['clientId', 'externalKey', 'mid'] as const)
      if (body[name] !== account[name]) throw new Refusal('other', name);
  }
  const needs = (isSo: boolean, code: string, field: string) => {
    if (!isSo) throw new Refusal(code, field);
  };
  return {
    doors: { bearer: (given) => given === token },
    fields: [
      [/^fields\.email$/, 'emailFormat'],
      [/^fields\.country$/, 'country'],
      [/^fields\.lang$/, 'lang'],
      [/^fields\.phone$/, 'phoneFormat'],
    ],
    calls: {
      subscribe: ({ body }) => {
        look(body);
        const { name, lastname, email, country } = body.fields;
        needs(oneLine.test(name), 'nameFormat', 'name');
        needs(oneLine.test(lastname), 'lastNameFormat', 'lastname');
        needs(countries.has(country), 'country', 'country');
        needs(!readers.has(email.toLowerCase()), 'duplicateKey', 'email');
        readers.add(email.toLowerCase());
        return { status: 'ok' };
      },
      requestCall: ({ body }) => {
        look(body);
        const { name, country, stay } = body.fields;
        needs(oneLine.test(name), 'nameFormat', 'name');
        needs(countries.has(country), 'country', 'country');
        needs(stay.checkIn < stay.checkOut, 'stay', 'stay');
        return { status: 'ok' };
      },
    },
  };
}

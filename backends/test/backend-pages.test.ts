import { readFileSync } from 'node:fs';
import { type ErrorCode, errorCatalogue, errorText, hotelCodes, hotelIds } from '@shop/domain';
import { parse } from 'yaml';
import { codeOfRefusal } from '../../apps/bff/src/features/cart/stay/hold-stay.js';
import { problemOfRefusal } from '../../apps/bff/src/features/stay/find-room/stay-refusals.js';
import { changing } from '../kit/src/ports/octo/changing.js';
import { days } from '../kit/src/ports/octo/days.js';
import { reading } from '../kit/src/ports/octo/reading.js';
import { reserving } from '../kit/src/ports/octo/reserving.js';
import { selling } from '../kit/src/ports/octo/selling.js';
import { defaultLimits, limitVariables } from '../../apps/bff/src/config/backend-limits.js';
import type { SignInRefusal } from '@shop/ports/backends';
import { refusals as octoRefusals } from '../../libs/adapters/src/octo/octo-account.js';
import { refusals } from '../../libs/adapters/src/http/refusals.js';
import { stayAskedOf } from '../../libs/adapters/src/http/stay-refusals.js';

const pages = ['cart', 'payment', 'hotels', 'newsletter', 'search', 'users', 'octo', 'identity'];
const textOf = (page: string) => readFileSync(`backends/docs/${page}.md`, 'utf8');

/** The shop's timeouts, as the tables of the pages list them. */
const waits = pages.flatMap((page) =>
  [...textOf(page).matchAll(/^\| ([a-z ]+?) +\| (\d+) ms +\| (\d+) ms +\| (.+?) +\|$/gm)].map(
    ([, client = '', read, write, names = '']) => ({
      client,
      readMs: Number(read),
      writeMs: Number(write),
      names: [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    }),
  ),
);

it('documents each client’s timeouts and the variables that set them', () => {
  // Only the sandbox has the mailbox; OCTO suppliers share the timeouts of cart and orders.
  const known = Object.entries(defaultLimits).filter(([client]) => client !== 'mailbox');
  expect(new Set(waits.map(({ client }) => client))).toEqual(
    new Set(known.map(([client]) => client)),
  );
  for (const { client, readMs, writeMs, names } of waits) {
    const own = known.find(([name]) => name === client)?.[1];
    expect({ client, readMs, writeMs }).toEqual({
      client,
      readMs: own?.readMs,
      writeMs: own?.writeMs,
    });
    const all = limitVariables.filter((one) => one.client === client).map(({ name }) => name);
    expect(names).toEqual(all);
  }
});

const isCode = (refusal: string): refusal is ErrorCode => Object.hasOwn(errorCatalogue, refusal);
const rowsOf = (page: string) =>
  new Map(
    [...textOf(page).matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\|$/gm)].map(([, code = '', said]) => [
      code,
      said,
    ]),
  );
const ofPayments = ['METHOD_NOT_AVAILABLE', 'PLAN_NOT_AVAILABLE'];

it.each([
  ['cart', [...refusals].filter(([code]) => !ofPayments.includes(code))],
  ['payment', [...refusals].filter(([code]) => ofPayments.includes(code))],
  ['octo', [...octoRefusals]],
])('documents on the page of %s the visitor’s message for each known code', (page, all) => {
  const rows = rowsOf(page);
  for (const [code, refusal] of all)
    expect([code, rows.get(code)]).toEqual([
      code,
      isCode(refusal) ? errorText(refusal, 'en') : `no text of ${refusal}`,
    ]);
});

it('documents on the hotels page the visitor’s message for each known code', () => {
  const rows = [...textOf('hotels').matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\| (.+?) +\|$/gm)].map(
    ([, ...cells]) => cells,
  );
  const { components } = parse(readFileSync('backends/contracts/hotels.yaml', 'utf8'));
  const codes: readonly string[] = components.schemas.Error.properties.code.enum;
  const known = codes.flatMap((code) => {
    const reply = stayAskedOf({ kind: 'rejected', status: 409, code });
    if (reply.kind !== 'refused') return [];
    const found = problemOfRefusal(reply.refusal);
    const held = errorText(codeOfRefusal(reply.refusal), 'en');
    return [[code, found ? errorText(found.code, 'en') : '–', held]];
  });
  expect(known.length).toBeGreaterThan(15);
  expect(rows).toEqual(known);
});

it('lists on the hotels page each hotel and each room type of the operator', () => {
  const rows = [...textOf('hotels').matchAll(/^\| `(\w+)` +\| (\d+) +\| (.+?) +\| (.+?) +\|$/gm)];
  const { rooms } = JSON.parse(readFileSync('content/hotels/rates.json', 'utf8'));
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    hotelCodes.map((code) => [
      code,
      String(hotelIds[code]),
      JSON.parse(readFileSync(`content/hotels/${code}.json`, 'utf8')).name,
      rooms[code].map((one: { readonly code: string }) => `\`${one.code}\``).join(', '),
    ]),
  );
});

/** A missing reason does not compile. */
const signInRefusals: Readonly<Record<SignInRefusal['reason'], true>> = {
  malformed: true,
  state: true,
  issuer: true,
  denied: true,
  provider: true,
  token: true,
  idToken: true,
  profile: true,
  store: true,
  session: true,
};

it('documents on the identity provider page why a sign-in fails', () => {
  const rows = [...textOf('identity').matchAll(/^\| `(\w+)` +\| [^|]+\|$/gm)];
  expect(rows.map(([, reason]) => reason)).toEqual(Object.keys(signInRefusals));
});

const octoFiles = { reading, days, reserving, changing, selling };

it('lists each OCTO scenario once, with its validator counterpart and its source', () => {
  const rows = [
    ...textOf('octo-scenarios').matchAll(/^\| `(\w+)` +\| (.+?) +\| `([a-z]+\.ts)` +\|$/gm),
  ];
  const scenarios = Object.entries(octoFiles).flatMap(([file, all]) =>
    all.map(({ name }) => [name, `${file}.ts`]),
  );
  expect(rows.map(([, , name, file]) => [name, file])).toEqual(scenarios);
  expect(new Set(rows.map(([, theirs]) => theirs)).size).toBe(43);
});

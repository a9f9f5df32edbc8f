import type { ErrorCode, RouteName } from '@shop/domain';
import { at, eachSays, type Scene, says } from '../scene.js';
import type { Stage } from '../stage.js';
import { ahead, isPark, isTour } from './steps.js';

type Rows = Partial<Readonly<Record<ErrorCode, (stage: Stage) => string>>>;

const told = (name: RouteName, rows: Rows): readonly Scene[] =>
  eachSays(rows, (query, stage) => at(stage.at(name, query(stage))));

const fixed = (query: string) => () => query;

/** A room search, with dates in days from today. */
const nights =
  (from: number, to: number, more = 'rooms=1') =>
  (stage: Stage) =>
    `?checkin=${ahead(stage, from)}&checkout=${ahead(stage, to)}&${more}`;

const rooms = told('findRoom', {
  stayNoDates: fixed('?rooms=1'),
  stayNoCheckOut: (stage) => `?rooms=1&checkin=${ahead(stage, 30)}`,
  stayNoCheckIn: (stage) => `?rooms=1&checkout=${ahead(stage, 30)}`,
  stayDateOdd: (stage) => `?checkin=2027-02-30&checkout=${ahead(stage, 30)}&rooms=1`,
  stayPast: nights(-2, 2),
  stayFar: nights(1200, 1202),
  stayOrder: nights(32, 30),
  stayTooLong: nights(30, 91),
  stayRooms: nights(30, 32, 'rooms=6'),
  stayAdults: nights(30, 32, 'rooms=1&adults1=0'),
  stayChildren: nights(30, 32, 'rooms=1&children1=3&age1=1&age1=2&age1=3'),
  stayAgeMissing: nights(30, 32, 'rooms=1&children1=2&age1=6'),
  stayAgeWrong: nights(30, 32, 'rooms=1&children1=1&age1=16'),
  stayHotel: nights(30, 32, 'rooms=1&hotel=ritz'),
  promoCode: nights(30, 32, 'rooms=1&promo=%3Cb%3E'),
});

const withSwitch = (
  code: ErrorCode,
  order: Parameters<Stage['props']['turnOn']>[0],
  path: (stage: Stage) => Promise<string> | string,
): Scene =>
  says(code, async (stage) => {
    const address = await path(stage);
    stage.props.turnOn(order);
    return at(address);
  });

const onBadDays: readonly Scene[] = [
  withSwitch('calendar', { port: 'cart', mode: 'down', path: 'xapi/calendar' }, (stage) =>
    stage.at('buyFlagship'),
  ),
  withSwitch('prices', { port: 'cart', mode: 'malformed', path: 'xapi/products' }, (stage) =>
    stage.at('buyFlagship'),
  ),
  withSwitch('catalogue', { port: 'cart', mode: 'malformed', path: 'xapi/products' }, (stage) =>
    stage.at('list'),
  ),
  withSwitch(
    'unavailableTitle',
    { port: 'cart', mode: 'malformed', path: 'xapi/products' },
    (stage) => stage.at('buyFlagship'),
  ),
  withSwitch('searchLocal', { port: 'search', mode: 'down' }, (stage) =>
    stage.at('search', '?q=ceiba'),
  ),
  withSwitch('stayRoomsDown', { port: 'hotels', mode: 'down' }, (stage) =>
    stage.at('findRoom', nights(30, 32)(stage)),
  ),
  withSwitch(
    'stayByPhone',
    { port: 'hotels', mode: 'refused', refusal: 'absent', path: 'hotels/search' },
    (stage) => stage.at('findRoom', nights(30, 32)(stage)),
  ),
  withSwitch('suggestions', { port: 'search', mode: 'down' }, (stage) => {
    stage.props.turnOn({ port: 'cart', mode: 'down', path: 'xapi/products' });
    return stage.at('search', '?q=ceiba');
  }),
];

const chosen = (code: ErrorCode, isMeant: typeof isPark, query: (stage: Stage) => string): Scene =>
  says(code, async (stage) => at(stage.buyPath(await stage.product(isMeant), query(stage))));

const choices: readonly Scene[] = [
  chosen('pastDay', isPark, fixed('?date=2020-01-01&adults=2')),
  chosen('farDay', isPark, (stage) => `?date=${ahead(stage, 1200)}&adults=2`),
  chosen('peopleOdd', isPark, (stage) => `?date=${ahead(stage, 60)}&adults=x`),
  chosen('nobody', isPark, (stage) => `?date=${ahead(stage, 60)}&adults=0`),
  chosen('adultNeeded', isPark, (stage) => `?date=${ahead(stage, 60)}&adults=0&children=1`),
  chosen('tooMany', isPark, (stage) => `?date=${ahead(stage, 60)}&adults=40`),
  chosen('infantsNotAdmitted', isTour, (stage) => `?date=${ahead(stage, 60)}&adults=2&infants=1`),
  chosen(
    'extrasExclude',
    ({ upgrades }) => upgrades.includes('transportWithFood'),
    (stage) => `?date=${ahead(stage, 60)}&adults=2&extras=transport&extras=transportWithFood`,
  ),
];

export const pageMessages: readonly Scene[] = [
  ...rooms,
  ...choices,
  ...onBadDays,
  ...told('findOrder', {
    orderLinkForged: fixed('?no=orderLinkForged'),
    orderLinkForeign: fixed('?no=orderLinkForeign'),
    orderLinkExpired: fixed('?no=orderLinkExpired'),
    orderLinkRevoked: fixed('?no=orderLinkRevoked'),
  }),
  ...told('cart', { cartEmpty: fixed('') }),
  ...told('quote', { quoteForged: fixed('?q=forged') }),
  ...told('internalError', { internalTitle: fixed(''), internal: fixed('') }),
  ...told('subscriptionError', { newsletterPage: fixed('') }),
  ...(['notFound', 'notFoundHelp'] as const).map((code) =>
    says(code, ({ language }) => Promise.resolve(at(`/${language}/nada-nothing/`))),
  ),
  ...(['orderNotHere', 'orderNotHereHelp'] as const).map((code) =>
    says(code, (stage) => Promise.resolve(at(stage.at('order', '', { id: 'ABC-000000' })))),
  ),
];

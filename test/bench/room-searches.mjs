import { asABrowser } from './load.mjs';
import { startOwn } from './programs.mjs';
import { recorded } from './replies.mjs';

const daysAhead = 60;
const mostTries = 30;
const nights = 3;
const roomsAnswered = 40;
const twoAdults = { adults: 2, childAges: [] };
const inMxn = '__Host-currency=MXN';

const dayMs = 86_400_000;
const dayIn = (days) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

async function replyTo({ url, token }, path, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const method = body ? 'POST' : 'GET';
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  return { status: answer.status, found: await answer.json() };
}

const countOf = ({ hotels }) => hotels.flatMap(({ offers }) => offers).length;

/** The first days when two hotels have forty offers: each room type, board and rule. */
async function searched(api) {
  for (let at = daysAhead; at < daysAhead + mostTries; at += 1) {
    const dates = { checkIn: dayIn(at), checkOut: dayIn(at + nights) };
    const asked = { ...dates, hotels: ['hxm', 'hxa'], rooms: [twoAdults] };
    const question = { ...asked, currency: 'MXN', language: 'es' };
    const { status, found } = await replyTo(api, '/hotels/search', question);
    if (status === 200 && countOf(found) === roomsAnswered) return { dates, found };
  }
  throw new Error(`The sandbox had no day with ${roomsAnswered} rooms for the bench.`);
}

/** Adds this many room types with two rules each, more than our hotels have. */
function ofManyKinds({ hotels }) {
  const [one, other] = hotels[0].offers;
  return {
    hotels: hotels.map((hotel) => ({
      ...hotel,
      offers: Array.from({ length: roomsAnswered / hotels.length }, (_, at) => {
        const kind = { room: `kind-${at}`, name: `Cuarto ${at}` };
        return [one, other].map((offer) => ({ ...offer, ...kind }));
      }).flat(),
    })),
  };
}

const json = (found) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(found)),
});

/** The bench's hotel API: replays the sandbox's replies without its cost. */
async function startHotelsApi(api, { checkIn }, found) {
  const calendar = `/hotels/calendar?month=${checkIn.slice(0, 7)}&currency=MXN`;
  const program = await startOwn('bare-server', [
    recorded('/hotels/search', json(found)),
    recorded(calendar, json((await replyTo(api, calendar)).found)),
  ]);
  return { ...program, origin: `http://localhost:${program.first.port}` };
}

/** A request of a visitor whose cookie has an earlier search. */
async function searchOf(url, { checkIn, checkOut }, kinds) {
  const days = `checkin=${checkIn}&checkout=${checkOut}`;
  const path = `/es/buscar-habitacion/?${kinds > 0 ? days : ''}&rooms=1&adults1=2`;
  const answer = await fetch(url + path, { headers: { ...asABrowser, cookie: inMxn } });
  const shown = (await answer.text()).split('<article').length - 1;
  if (shown !== kinds) throw new Error(`${shown} kinds of rooms were shown, and not ${kinds}.`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { url: url + path, headers: { cookie: [inMxn, ...cookies].join('; ') } };
}

/** The bench's searches by number of room types, each with its own hotel API. */
export async function roomSearches(api) {
  const { dates, found } = await searched(api);
  const searches = [
    { name: 'before any room', found, shown: 0 },
    { name: '40 rooms of 8 kinds', found, shown: 8 },
    { name: '80 rooms of 40 kinds', found: ofManyKinds(found), shown: 12 },
  ];
  return searches.map(({ name, found: answer, shown }) => ({
    name,
    hasRooms: shown > 0,
    start: () => startHotelsApi(api, dates, answer),
    request: (url) => searchOf(url, dates, shown),
  }));
}

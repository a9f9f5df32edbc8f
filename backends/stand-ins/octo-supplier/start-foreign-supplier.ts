import { createServer, type IncomingMessage } from 'node:http';
import { listenHere } from '../listen-here.js';
import { patient } from '../patient.js';
import { ForeignBookings, productNamed } from './bookings.js';
import { optionId, productOf, products, type Spoken } from './catalogue.js';
import { availabilityOf, calendarOf, idOf, isOver, placesOf } from './places.js';
import { Refusal } from './refusal.js';

export const foreignToken = 'sk_live_of-a-supplier-that-is-not-ours';

interface Asked {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  // oxlint-disable-next-line typescript/no-explicit-any -- any: a question of the wire, of any shape
  readonly body: any;
  readonly spoken: Spoken;
}

/** An OCTO supplier built from the standard alone, with only the given capabilities. */
export async function startForeignSupplier(speaks: readonly string[] = ['octo/pricing']) {
  const bookings = new ForeignBookings(() => new Date());
  const server = createServer(patient, async (request, response) => {
    const { status, body } = await questionOf(request, speaks)
      .then((question) => answerTo(question, bookings), refusalOf)
      .catch(refusalOf);
    const spoken = spokenOf(request, speaks).join(', ');
    response.writeHead(status, { 'content-type': 'application/json', 'octo-capabilities': spoken });
    response.end(JSON.stringify(body));
  });
  const { url, stop } = await listenHere(server);
  return {
    url: `${url}/v1/octo`,
    bookings,
    stop,
  };
}

const spokenOf = ({ headers }: IncomingMessage, speaks: readonly string[]) => {
  const wanted = String(headers['octo-capabilities'] ?? '').split(/[,\s]+/);
  return speaks.filter((one) => wanted.includes(one));
};

async function questionOf(request: IncomingMessage, speaks: readonly string[]): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (request.headers.authorization !== `Bearer ${foreignToken}`)
    throw new Refusal('UNAUTHORIZED', {}, 401);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://supplier.example');
  const [version, standard, ...path] = pathname.split('/').filter(Boolean);
  if (version !== 'v1' || standard !== 'octo') throw new Refusal('BAD_REQUEST', {}, 404);
  const text = Buffer.concat(chunks).toString();
  const spoken = spokenOf(request, speaks);
  return {
    method: request.method ?? 'GET',
    path,
    query: searchParams,
    body: parsed(text),
    spoken: {
      hasPrices: spoken.includes('octo/pricing'),
      hasTitles: spoken.includes('octo/content'),
      language: String(request.headers['accept-language'] ?? 'en').slice(0, 2),
    },
  };
}

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}

function refusalOf(error: unknown) {
  if (!(error instanceof Refusal)) throw error;
  const { word, message, ids, status } = error;
  return { status, body: { error: word, errorMessage: message, ...ids } };
}

const done = (body: unknown) => ({ status: 200, body });

function answerTo(asked: Asked, bookings: ForeignBookings) {
  const { method, path, spoken } = asked;
  const [thing, id = '', step] = path;
  switch (`${method} ${thing}`) {
    case 'GET supplier':
      return done(supplier);
    case 'GET capabilities':
      return done(capabilities);
    case 'GET products':
      if (id === '') return done(products.map((one) => productOf(one, spoken)));
      return done(productOf(productNamed({ productId: id, optionId }), spoken));
    case 'POST availability':
      return done(availability(asked, bookings, id === 'calendar'));
    default:
      if (thing === 'bookings') return done(ofBookings(asked, bookings, id, step));
      throw new Refusal('BAD_REQUEST', {}, 404);
  }
}

function ofBookings({ method, query, body }: Asked, all: ForeignBookings, id: string, step = '') {
  switch (`${method} ${step}`) {
    case 'GET ':
      return id === '' ? all.listed(query) : all.shown(all.find(id));
    case 'POST ':
      return all.book(body);
    case 'PATCH ':
      return all.change(id, body);
    case 'POST extend':
      return all.extend(id, body);
    case 'POST confirm':
      return all.confirm(id, body);
    case 'POST cancel':
      return all.cancel(id, body);
    default:
      throw new Refusal('BAD_REQUEST', {}, 404);
  }
}

function availability(
  { body, spoken: { hasPrices } }: Asked,
  bookings: ForeignBookings,
  isCalendar: boolean,
) {
  const product = productNamed(body);
  const { localDateStart: first, localDateEnd: last, availabilityIds: ids } = body;
  if (ids ? first || last : !first || !last) throw new Refusal('BAD_REQUEST');
  const [from, to] = ids ? rangeOf(ids) : [first, last];
  const all = placesOf(product, from, to)
    .filter((place) => !ids || ids.includes(idOf(place)))
    .filter((place) => !isOver(place, product.startTimes, new Date()))
    .map((place) => ({ place, taken: bookings.takenOf(place) }));
  return isCalendar
    ? calendarOf(product, all)
    : all.map(({ place, taken }) => availabilityOf(product, place, taken, hasPrices));
}

function rangeOf(ids: readonly string[]): readonly [string, string] {
  const days = ids
    .map((id) => Buffer.from(id, 'base64url').toString().split('|')[1] ?? '')
    .filter((day) => /^\d{4}-\d\d-\d\d$/.test(day))
    .sort();
  return [days[0] ?? '', days.at(-1) ?? ''];
}

const supplier = {
  id: 'sup_7731',
  name: 'Sub Mares',
  endpoint: 'https://supplier.example/v1/octo',
  contact: {
    website: null,
    email: 'hola@supplier.example',
    telephone: null,
    address: null,
  },
};

const capabilities = [
  { id: 'octo/pricing', revision: 1, required: false, dependencies: [], docs: null },
];

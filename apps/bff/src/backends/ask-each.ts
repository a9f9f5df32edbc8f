import { setTimeout as pause } from 'node:timers/promises';
import {
  Backend,
  HttpCatalogueGateway,
  HttpHotelsGateway,
  HttpPaymentGateway,
  HttpSearchGateway,
  type Outcome,
  speaks,
} from '@shop/adapters/http';
import { askProvider } from '@shop/adapters/oauth';
import { askSupplier } from '@shop/adapters/octo';
import { SystemClock } from '@shop/adapters/system';
import type { Report } from '@shop/ports/backends';
import type { Config } from '../config/config.js';
import { type Api, apis } from './backend-clients.js';
import { wireLimitsOf } from './client-limits.js';
import { searchAccount } from './gateways.js';
import { octoApi } from './octo-supplier.js';

/** Where each is; `undefined` where there is none. */
const places = { ...apis, OCTO_API_URL: octoApi };

type Variable = keyof typeof places;

/** How one backend answered when the shop started. */
export interface AskedBackend {
  /** The variable that names its address. */
  readonly variable: Variable;
  readonly address: string;
  readonly isFine: boolean;
  readonly ms: number;
  /** In words for whoever started the shop; of an answer only places and types. */
  readonly said: string;
}

const deadlineMs = 3_000;
/** A backend that is started beside the shop may listen a moment later. */
const pauseMs = 250;
const attempts = 12;

/** A question to each backend that changes nothing there. */
const questions = {
  CART_API_URL: (backend) => new HttpCatalogueGateway(backend).products(),
  PAYMENT_API_URL: (backend) =>
    new HttpPaymentGateway({ reads: backend, writes: backend }).methods('USD'),
  HOTELS_API_URL: (backend) => new HttpHotelsGateway(backend).pricesFrom('USD'),
  SEARCH_API_URL: (backend, config) => {
    const ways = { token: backend, suggestions: backend, search: backend };
    return new HttpSearchGateway(ways, searchAccount(config), new SystemClock()).start();
  },
  OCTO_API_URL: (backend) => askSupplier(backend),
  OAUTH_ISSUER_URL: (backend, { OAUTH_ISSUER_URL: issuer }) => askProvider(backend, issuer),
  // Nothing can be asked of these two without changing something: that they speak has to do.
  NEWSLETTER_API_URL: speaks,
  USERS_API_URL: speaks,
} as const satisfies Record<Variable, (backend: Backend, config: Config) => Promise<unknown>>;

const onlySpeak: readonly Variable[] = ['NEWSLETTER_API_URL', 'USERS_API_URL'];

/** Asks each backend once, side by side, by clients of its own: no breaker counts it. */
export function askEach(config: Config): Promise<readonly AskedBackend[]> {
  const variables = Object.keys(questions) as Variable[]; // as: keys of a const table
  const asked = variables.flatMap((variable) => {
    const api = places[variable](config);
    return api ? [askPatiently(variable, api, config)] : [];
  });
  return Promise.all(asked);
}

async function askPatiently(variable: Variable, api: Api, config: Config): Promise<AskedBackend> {
  for (let attempt = 1; ; attempt += 1) {
    const asked = await askOne(variable, api, config);
    if (asked.said !== 'ECONNREFUSED' || attempt === attempts) return asked;
    await pause(pauseMs);
  }
}

async function askOne(variable: Variable, api: Api, config: Config): Promise<AskedBackend> {
  const reports: Report[] = [];
  const outcomes: Outcome[] = [];
  const backend = new Backend({
    name: variable,
    ...api,
    ...wireLimitsOf(config),
    deadlineMs,
    concurrency: 2,
    queue: 2,
    report: { report: (report) => void reports.push(report) },
    onCall: (call) => void outcomes.push(call.outcome),
  });
  const began = performance.now();
  await questions[variable](backend, config);
  const ms = Math.round(performance.now() - began);
  await backend.stop();
  const outcome = outcomes.at(-1) ?? 'unavailable';
  const speaks = onlySpeak.includes(variable) && outcome === 'malformed';
  const isFine = outcome === 'ok' || outcome === 'rejected' || speaks;
  const { origin, pathname } = new URL(config[variable] ?? api.baseUrl);
  const said = isFine ? 'answered' : wordsOf(outcome, reports.at(-1));
  return { variable, address: origin + pathname, isFine, ms, said };
}

function wordsOf(outcome: Outcome, report: Report | undefined): string {
  if (outcome === 'token refused') return 'refuses the token of this shop';
  if (outcome === 'timeout') return `no answer within ${deadlineMs} ms`;
  const { at, expected, received, reason }: Partial<Report> = report ?? {};
  if (outcome === 'malformed')
    return `answers another shape: at ${at} expected ${expected}, received ${received}`;
  return String(reason ?? 'not reached');
}

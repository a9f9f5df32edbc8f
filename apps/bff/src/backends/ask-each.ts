import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Backend,
  HttpCatalogueGateway,
  HttpHotelsGateway,
  HttpNewsletterGateway,
  HttpPaymentGateway,
  HttpSearchGateway,
  HttpUsersGateway,
  type Outcome,
} from '@shop/adapters/http';
import { askProvider } from '@shop/adapters/oauth';
import { askSupplier } from '@shop/adapters/octo';
import { SystemClock } from '@shop/adapters/system';
import type { Report, WireAnswer } from '@shop/ports/backends';
import type { Config } from '../config/config.js';
import { type Api, apis } from './backend-clients.js';
import { wireLimitsOf } from './client-limits.js';
import { searchAccount } from './gateways.js';
import { newsletterAccount } from './newsletter-gateways.js';
import { octoApi } from './octo-supplier.js';

/** Base URL and headers of each backend; `undefined` if it is not configured. */
const places = { ...apis, OCTO_API_URL: octoApi };

type Variable = keyof typeof places;

export interface AskedBackend {
  readonly variable: Variable;
  readonly address: string;
  readonly isFine: boolean;
  readonly ms: number;
  /** For the operator. Of a reply it gives places and types only, never values. */
  readonly said: string;
}

const deadlineMs = 3_000;
/** A backend that starts together with the shop may listen a moment later. */
const pauseMs = 250;
const attempts = 12;

/**
 * One harmless call per backend, with the shop's own token. Newsletter and users have no read call:
 * the shop sends invalid input and expects the refusal of the contract.
 */
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
  NEWSLETTER_API_URL: (backend, config) => {
    const nobody = { name: '', lastName: 'Nobody', email: 'nobody@shop.invalid', country: 'MX' };
    const gateway = new HttpNewsletterGateway(backend, newsletterAccount(config));
    return gateway.subscribe(nobody, 'es', randomUUID());
  },
  USERS_API_URL: (backend) =>
    new HttpUsersGateway({ login: backend, lookups: backend }).logIn({ email: '', password: '' }),
} as const satisfies Record<Variable, (backend: Backend, config: Config) => Promise<unknown>>;

const rightRefusals: Partial<Record<Variable, readonly string[]>> = {
  NEWSLETTER_API_URL: ['nameFormat'],
  USERS_API_URL: ['INVALID_EMAIL', 'PASSWORD_REQUIRED'],
};

/** Calls every backend once, in parallel, through clients whose failures no breaker counts. */
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
  const answers: WireAnswer[] = [];
  const backend = new Backend({
    name: variable,
    ...wireLimitsOf(config),
    ...api,
    deadlineMs,
    concurrency: 2,
    queue: 2,
    report: { report: (report) => void reports.push(report) },
    onCall: (call) => void outcomes.push(call.outcome),
    onAnswer: (answer) => void answers.push(answer),
  });
  const began = performance.now();
  await questions[variable](backend, config);
  const ms = Math.round(performance.now() - began);
  await backend.stop();
  const outcome = outcomes.at(-1) ?? 'unavailable';
  const refusal = refusalIn(answers.at(-1));
  const isRight = rightRefusals[variable]?.includes(refusal.word ?? '') ?? outcome === 'ok';
  const isFine = isRight && (outcome === 'ok' || outcome === 'rejected');
  const { origin, pathname } = new URL(config[variable] ?? api.baseUrl);
  const said = isFine ? 'answered' : wordsOf(outcome, reports.at(-1), refusal);
  return { variable, address: origin + pathname, isFine, ms, said };
}

interface Refusal {
  readonly status: number;
  /** Error code of the contract, of OCTO or of OAuth; `undefined` for any other body. */
  readonly word?: string | undefined;
  readonly field?: string | undefined;
}

const plainWord = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) ? value : undefined;

function refusalIn({ status, text }: Pick<WireAnswer, 'status' | 'text'> = none): Refusal {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return { status };
    const { code, error, field }: { code?: unknown; error?: unknown; field?: unknown } = body;
    return { status, word: plainWord(code) ?? plainWord(error), field: plainWord(field) };
  } catch {
    return { status };
  }
}

const none = { status: 0, text: '' };

function wordsOf(outcome: Outcome, report: Report | undefined, refusal: Refusal): string {
  if (outcome === 'token refused') return 'refuses the token of this shop';
  if (outcome === 'timeout') return `no answer within ${deadlineMs} ms`;
  if (outcome === 'rejected') return wordsOfRefusal(refusal);
  if (outcome === 'ok') return `takes what its contract refuses: status ${refusal.status}`;
  const { at, expected, received, reason }: Partial<Report> = report ?? {};
  if (outcome === 'malformed')
    return `answers another shape: at ${at} expected ${expected}, received ${received}`;
  return String(reason ?? 'not reached');
}

function wordsOfRefusal({ status, word, field }: Refusal): string {
  if (word === undefined)
    return `answers ${status} without a word of its contract: another path, or another server`;
  return `refuses what its contract allows: ${status} ${word}${field ? ` (${field})` : ''}`;
}

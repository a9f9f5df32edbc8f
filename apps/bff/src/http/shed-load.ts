import { resolvePath, type RouteName } from '@shop/domain';
import type { Request, RequestHandler } from 'express';
import type { Load, LoadLevel } from './load.js';
import { paymentReturn } from './bodies.js';
import { policyReports } from './policy-reports.js';
import { Refused } from './refused.js';

const retryAfterSeconds = '5';

type Rank = 'first' | 'last' | 'never';

const turnedAway: Readonly<Record<LoadLevel, readonly Rank[]>> = {
  calm: [],
  busy: ['first'],
  overloaded: ['first', 'last'],
};

/** Never shed: the payment may already be captured. */
const payments = ['/api/webhooks/', paymentReturn];

/** Background requests of a page, which can wait or be lost. */
const asides = ['/api/reporting', '/api/logs', '/api/search/', policyReports.path];

const ranks: Partial<Record<RouteName, Rank>> = {
  order: 'never',
  findOrder: 'never',
  cart: 'last',
  checkout: 'last',
  signIn: 'last',
};

/** Sheds requests under load: browsing first, purchases last (docs/rules/requests.md#load). */
export function shedLoad(
  load: Load,
  onLevel: (level: LoadLevel) => void,
  onTurnedAway: () => void,
): RequestHandler {
  const tell = teller(onLevel);
  return (request, response, next) => {
    const { level } = load;
    tell(level);
    if (turnedAway[level].includes(rankOf(request))) {
      onTurnedAway();
      response.setHeader('Retry-After', retryAfterSeconds);
      return next(new Refused(503, 'busy'));
    }
    response.once('close', load.begin());
    next();
  };
}

const levels: readonly LoadLevel[] = ['calm', 'busy', 'overloaded'];
const quietMs = 5_000;

/** Reports a worse level at once, and a better one only when it lasts. */
function teller(onLevel: (level: LoadLevel) => void): (level: LoadLevel) => void {
  let told: LoadLevel = 'calm';
  let lastSeen = 0;
  return (level) => {
    const now = performance.now();
    const isBetter = levels.indexOf(level) < levels.indexOf(told);
    if (!isBetter) lastSeen = now;
    if (level === told || (isBetter && now - lastSeen < quietMs)) return;
    told = level;
    lastSeen = now;
    onLevel(level);
  };
}

function rankOf({ method, path, query }: Request): Rank {
  if (payments.some((begin) => path.startsWith(begin))) return 'never';
  if (asides.some((begin) => path.startsWith(begin))) return 'first';
  if (method === 'POST' || path.startsWith('/sign-in/')) return 'last';
  const page = path.startsWith('/api/screens/') ? query.path : path;
  const resolved = typeof page === 'string' ? resolvePath(page.split('?', 1)[0] ?? '') : undefined;
  return resolved?.kind === 'page' ? (ranks[resolved.route.name] ?? 'first') : 'first';
}

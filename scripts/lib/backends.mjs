import { Obstacle } from './say.mjs';

const token = 'the token by which that backend knows this shop, of at least 16 characters';

/**
 * The shop's backends: address variable, sandbox path, and settings of a real one with their rule.
 */
const backends = [
  { address: 'CART_API_URL', place: '/cart-api', needs: { CART_API_TOKEN: token } },
  {
    address: 'PAYMENT_API_URL',
    place: '/payment-api',
    needs: {
      PAYMENT_API_TOKEN: token,
      PAYMENT_WEBHOOK_SECRET: 'what signs its messages to us, of at least 32 characters',
      PAYMENT_PAGE_ORIGIN: 'the origin of the page on which visitors pay',
    },
  },
  { address: 'HOTELS_API_URL', place: '/hotel-api', needs: { HOTELS_API_TOKEN: token } },
  {
    address: 'NEWSLETTER_API_URL',
    place: '/newsletter-api',
    needs: { NEWSLETTER_API_TOKEN: token },
  },
  { address: 'SEARCH_API_URL', place: '/search-api', needs: { SEARCH_API_TOKEN: token } },
  { address: 'USERS_API_URL', place: '/users-api', needs: { USERS_API_TOKEN: token } },
  {
    address: 'OAUTH_ISSUER_URL',
    place: '/identity',
    needs: {
      OAUTH_CLIENT_SECRET:
        "this shop's secret at that identity provider, of at least 16 characters",
    },
  },
];

const loopback = ['localhost', '127.0.0.1', '[::1]'];

function isOfSandbox(text, sandboxPort) {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port } = new URL(text);
  return protocol === 'http:' && loopback.includes(hostname) && port === String(sandboxPort);
}

/**
 * The address variables of real backends; the sandbox plays the others. Throws an obstacle if a
 * real backend lacks its own credentials: the sandbox's are made up.
 */
export function realBackendsIn(env, sandboxPort) {
  const real = backends.filter(
    ({ address }) => env[address] && !isOfSandbox(env[address], sandboxPort),
  );
  const missing = real.flatMap(({ address, needs }) =>
    Object.entries(needs)
      .filter(([name]) => !env[name])
      .map(([name, rule]) => `${address} names a real backend, so ${name} must be set: ${rule}.`),
  );
  if (!needsSandbox(real) && !env.SMTP_URL)
    missing.push(
      'All backends are real, so set SMTP_URL to the mail server that sends the mails of orders.',
    );
  if (missing.length > 0) throw new Obstacle(missing.join('\n'));
  return real.map(({ address }) => address);
}

export const needsSandbox = (real) => real.length < backends.length;

export const isPlayed = (variable, real) =>
  backends.some(({ address }) => address === variable) && !real.includes(variable);

/** Addresses of the backends that the sandbox plays, by variable, and of its mailbox. */
export const playedBackends = (real, sandbox) => ({
  ...(needsSandbox(real) ? { MAILBOX_API_URL: `${sandbox}/mail-api` } : {}),
  ...Object.fromEntries(
    backends
      .filter(({ address }) => !real.includes(address))
      .map(({ address, place }) => [address, `${sandbox}${place}`]),
  ),
  ...(real.includes('PAYMENT_API_URL') ? {} : { PAYMENT_PAGE_ORIGIN: sandbox }),
});

/** Credentials of real backends, which the sandbox must not get. */
export const secretsOfReal = (real) =>
  backends
    .filter(({ address }) => real.includes(address))
    .flatMap(({ needs }) => Object.keys(needs));

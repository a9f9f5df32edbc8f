import { z } from 'zod';
import { StartFailure } from './start-failure.js';

const port = z.coerce.number().int().min(0).max(65535);

const text = z.string().regex(/^\P{Cc}+$/u, 'text without control characters');
const token = z.string().regex(/^[\x21-\x7e]{8,}$/, 'at least 8 printable characters of ASCII');
const address = z.url({ protocol: /^https?$/ });

const schema = z.object({
  PORT: port.default(4000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an address or the name of a host, without a port')
    .default('127.0.0.1'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'a postgres:// address'),
  /** How long the start waits for the database; 0 does not wait. */
  START_WAIT_SECONDS: z.coerce.number().int().min(0).default(120),
  CONTENT_DIR: text.default('content'),
  CART_API_TOKEN: token,
  PAYMENT_API_TOKEN: token,
  NEWSLETTER_API_TOKEN: token,
  HOTELS_API_TOKEN: token,
  SEARCH_API_TOKEN: token.min(16),
  USERS_API_TOKEN: token,
  /** For a shop without an SMTP server: the mailbox shows its mails. */
  MAILBOX_API_TOKEN: token,
  /** The shop as a client of the identity provider. */
  OAUTH_CLIENT_ID: text.default('taquilla'),
  OAUTH_CLIENT_SECRET: z.string().min(16),
  /** The shop's own origin, for redirects after sign-in and for links in mails. */
  PUBLIC_ORIGIN: address.default('http://localhost:3000'),
  /** The values that a subscription must send; these are the shop's defaults. */
  NEWSLETTER_CLIENT_ID: text.default('coralibri'),
  NEWSLETTER_EXTERNAL_KEY: text.default('newsletter-readers'),
  NEWSLETTER_ORIGIN: text.default('coralibri-web'),
  NEWSLETTER_MID: text.default('1'),
  PAYMENT_WEBHOOK_SECRET: z.string().min(16),
  /** Absent: events wait until an address is set. */
  BFF_WEBHOOK_URL: address.optional(),
  /** The public origin of the pay page; absent: this machine's own. */
  PUBLIC_URL: address.optional(),
  /** The log2 of scrypt's cost: one more doubles time and memory. */
  PASSWORD_COST: z.coerce.number().int().min(1).max(20).default(14),
  SANDBOX_FAULTS: z.enum(['on', 'off']).default('off'),
});

export type Config = z.infer<typeof schema>;

/** Reads the environment; empty means unset. Errors name variables, never values. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StartFailure(`The sandbox can't start: ${wrong.join('; ')}.`);
}

export const readEnvironment = (): Config => readConfig(process.env);

export const variables: readonly string[] = Object.keys(schema.shape);

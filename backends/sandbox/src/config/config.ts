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
  /** How long a start waits for a database that is coming up; 0 does not wait. */
  START_WAIT_SECONDS: z.coerce.number().int().min(0).default(120),
  CONTENT_DIR: text.default('content'),
  CART_API_TOKEN: token,
  PAYMENT_API_TOKEN: token,
  NEWSLETTER_API_TOKEN: token,
  HOTELS_API_TOKEN: token,
  SEARCH_API_TOKEN: token.min(16),
  USERS_API_TOKEN: token,
  /** Of the shop, where it has no SMTP server: its mails are then shown in the mailbox. */
  MAILBOX_API_TOKEN: token,
  /** The shop as the identity provider knows it. */
  OAUTH_CLIENT_ID: text.default('taquilla'),
  OAUTH_CLIENT_SECRET: z.string().min(16),
  /** The shop's own origin: where people are sent back to after a sign-in, and by mails. */
  PUBLIC_ORIGIN: address.default('http://localhost:3000'),
  /** What a subscription has to name; the shop's own defaults. */
  NEWSLETTER_CLIENT_ID: text.default('coralibri'),
  NEWSLETTER_EXTERNAL_KEY: text.default('newsletter-readers'),
  NEWSLETTER_ORIGIN: text.default('coralibri-web'),
  NEWSLETTER_MID: text.default('1'),
  PAYMENT_WEBHOOK_SECRET: z.string().min(16),
  /** Absent: events are kept and sent once an address is there. */
  BFF_WEBHOOK_URL: address.optional(),
  /** The origin under which browsers reach the pay page; absent: this machine's own. */
  PUBLIC_URL: address.optional(),
  /** What a look at a password costs: one more doubles its time and memory. */
  PASSWORD_COST: z.coerce.number().int().min(1).max(20).default(14),
  SANDBOX_FAULTS: z.enum(['on', 'off']).default('off'),
});

export type Config = z.infer<typeof schema>;

/**
 * Reads the environment; too little or too odd is a start that fails, with the names and rules of
 * what is wrong and never with a value. Empty counts as not set.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StartFailure(`The sandbox can't start: ${wrong.join('; ')}.`);
}

export const readEnvironment = (): Config => readConfig(process.env);

/** What may be set. */
export const variables: readonly string[] = Object.keys(schema.shape);

import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);

const schema = z.object({
  PORT: port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'a postgres:// address'),
  CONTENT_DIR: z.string().min(1).default('content'),
  CART_API_TOKEN: z.string().min(8),
  PAYMENT_API_TOKEN: z.string().min(8),
  NEWSLETTER_API_TOKEN: z.string().min(8),
  HOTELS_API_TOKEN: z.string().min(8),
  SEARCH_API_TOKEN: z.string().min(16),
  USERS_API_TOKEN: z.string().min(8),
  /** The shop as the identity provider knows it. */
  OAUTH_CLIENT_ID: z.string().min(1).default('taquilla'),
  OAUTH_CLIENT_SECRET: z.string().min(16),
  /** The shop's own origin: where people are sent back to after a sign-in, and by mails. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** What a subscription has to name; the shop's own defaults. */
  NEWSLETTER_CLIENT_ID: z.string().min(1).default('coralibri'),
  NEWSLETTER_EXTERNAL_KEY: z.string().min(1).default('newsletter-readers'),
  NEWSLETTER_ORIGIN: z.string().min(1).default('coralibri-web'),
  NEWSLETTER_MID: z.string().min(1).default('1'),
  PAYMENT_WEBHOOK_SECRET: z.string().min(16),
  /** Absent: events are kept and sent once an address is there. */
  BFF_WEBHOOK_URL: z.url().optional(),
  /** The origin under which browsers reach the pay page; absent: this machine's own. */
  PUBLIC_URL: z.url().optional(),
  /** What a look at a password costs: one more doubles its time and memory. */
  PASSWORD_COST: z.coerce.number().int().min(1).max(20).default(14),
  SANDBOX_FAULTS: z.enum(['on', 'off']).default('off'),
});

export type Config = z.infer<typeof schema>;

/** Reads the environment; throws with the names of what is wrong and never with a value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The sandbox cannot start. ${wrong.join('; ')}`);
}

export const readEnvironment = (): Config => readConfig(process.env);

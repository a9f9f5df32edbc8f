import 'reflect-metadata';
import { plainToInstance, Transform, Type } from 'class-transformer';
import proxyAddr from 'proxy-addr';
import {
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  type ValidateByOptions,
  validateSync,
} from 'class-validator';

const url = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };
const commaList = ({ value }: { value: unknown }) =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : value;

/** IPv4 or IPv6: one address, or a range of them. */
const addressOrRange: ValidateByOptions = {
  name: 'addressOrRange',
  validator: {
    validate: (value: unknown) => typeof value === 'string' && isAddressOrRange(value),
    defaultMessage: () => '$property must hold addresses or ranges, such as 10.0.0.0/8 or ::1',
  },
};

function isAddressOrRange(text: string): boolean {
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    // The library says by a throw that it is none.
    return false;
  }
}

/** The environment, as `.env.example` lists it. What has no default must be set. */
export class Config {
  @IsIn(['production', 'development', 'test'])
  readonly NODE_ENV: string = 'production';

  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  readonly PORT: number = 3000;

  @IsString()
  readonly HOST: string = 'localhost';

  /** Health and metrics for the operator, apart from the shop; 0 takes any free port. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  readonly OPS_PORT: number = 3002;

  /** Connections at a time; what comes beyond is closed at once. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly MAX_CONNECTIONS: number = 10_000;

  /** How late the event loop may be before visitors are turned away, in ms; 0 does not look. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  readonly SHED_DELAY_MS: number = 200;

  /** How many requests may be under way before visitors are turned away. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly SHED_IN_FLIGHT: number = 400;

  @IsUrl(url)
  readonly PUBLIC_ORIGIN: string = 'http://localhost:3000';

  @IsUrl(url)
  readonly CART_API_URL: string = 'http://localhost:3001/cart-api';

  @IsUrl(url)
  readonly PAYMENT_API_URL: string = 'http://localhost:3001/payment-api';

  /** Where the provider's own page stands: the only place a payment may send a visitor to. */
  @IsUrl(url)
  readonly PAYMENT_PAGE_ORIGIN: string = 'http://localhost:3001';

  @IsUrl(url)
  readonly HOTELS_API_URL: string = 'http://localhost:3001/hotel-api';

  @IsUrl(url)
  readonly NEWSLETTER_API_URL: string = 'http://localhost:3001/newsletter-api';

  @IsUrl(url)
  readonly SEARCH_API_URL: string = 'http://localhost:3001/search-api';

  @IsUrl(url)
  readonly USERS_API_URL: string = 'http://localhost:3001/users-api';

  /** The identity provider (OpenID Connect); its documents and tokens come from this origin alone. */
  @IsUrl(url)
  readonly OAUTH_ISSUER_URL: string = 'http://localhost:3001/identity';

  @IsString()
  @MinLength(1)
  readonly OAUTH_CLIENT_ID: string = 'taquilla';

  @IsString()
  @MinLength(16)
  readonly OAUTH_CLIENT_SECRET!: string;

  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value,
  )
  @IsArray()
  @ArrayMinSize(1)
  @IsString({ each: true })
  readonly OAUTH_SCOPES: readonly string[] = ['phone', 'email', 'profile', 'openid', 'admin'];

  @IsString()
  @MinLength(16)
  readonly USERS_API_TOKEN!: string;

  @IsString()
  @MinLength(16)
  readonly CART_API_TOKEN!: string;

  @IsString()
  @MinLength(16)
  readonly PAYMENT_API_TOKEN!: string;

  @IsString()
  @MinLength(32)
  readonly PAYMENT_WEBHOOK_SECRET!: string;

  @IsString()
  @MinLength(16)
  readonly HOTELS_API_TOKEN!: string;

  @IsString()
  @MinLength(16)
  readonly NEWSLETTER_API_TOKEN!: string;

  @IsString()
  @MinLength(16)
  readonly SEARCH_API_TOKEN!: string;

  /** What is searched, and by which engine, as the search API calls them. */
  @IsString()
  @MinLength(1)
  readonly SEARCH_DATA_STORE: string = 'coralibri-pages';

  @IsString()
  @MinLength(1)
  readonly SEARCH_ENGINE: string = 'coralibri-web';

  /** How the newsletter's backend knows this shop; none of the four ever reaches a browser. */
  @IsString()
  @MinLength(1)
  readonly NEWSLETTER_CLIENT_ID: string = 'coralibri';

  @IsString()
  @MinLength(1)
  readonly NEWSLETTER_EXTERNAL_KEY: string = 'newsletter-readers';

  @IsString()
  @MinLength(1)
  readonly NEWSLETTER_ORIGIN: string = 'coralibri-web';

  @IsString()
  @MinLength(1)
  readonly NEWSLETTER_MID: string = '1';

  @IsString()
  readonly SITE_CODE: string = 'coralibri';

  @IsString()
  readonly PROJECT_PREFIX: string = 'CB';

  /** The first seals, all open; each at least 32 characters. */
  @Transform(commaList)
  @IsArray()
  @ArrayMinSize(1)
  @MinLength(32, { each: true })
  readonly SESSION_SECRETS!: readonly string[];

  @IsOptional()
  @IsString()
  readonly DATABASE_URL?: string;

  /** Sessions and limits, shared by several copies of the shop; without it they are in PostgreSQL. */
  @IsOptional()
  @Matches(/^rediss?:\/\//)
  readonly REDIS_URL?: string;

  @IsIn(['postgres', 'memory'])
  readonly LEDGER_ADAPTER: string = 'postgres';

  @IsString()
  readonly CONTENT_DIR: string = 'content';

  /** The edge network's country header, believed only from a trusted proxy. */
  @Matches(/^[a-z0-9-]+$/)
  @Transform(({ value }) => (typeof value === 'string' ? value.toLowerCase() : value))
  readonly GEO_HEADER: string = 'x-geo-country';

  /** The proxies in front of us, by address or range, such as `127.0.0.1,10.0.0.0/8,2001:db8::/32`. */
  @Transform(commaList)
  @ValidateBy(addressOrRange, { each: true })
  readonly TRUSTED_PROXIES: readonly string[] = [];

  /** How long a rendered page is shown before it is made anew; 0 keeps none. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(3600)
  readonly PAGE_FRESH_SECONDS: number = 30;

  /** What rendered pages may weigh together, in megabytes. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly PAGE_CACHE_MB: number = 64;

  /** How long an answer of a backend is shown again when its `Cache-Control` does not say. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(3600)
  readonly ANSWER_FRESH_SECONDS: number = 5;

  /** What those answers may weigh together, in megabytes. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly ANSWER_CACHE_MB: number = 16;

  /** Subscriptions from one address in a minute. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly NEWSLETTER_PER_MINUTE: number = 3;

  /** Questions for suggestions from one address in a minute. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly SUGGESTIONS_PER_MINUTE: number = 60;

  /** Sign-ins to one account from one address in a minute; one more, and the wait doubles. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly SIGN_IN_PER_MINUTE: number = 5;

  /** Sign-ups, and questions for a new password, from one address in a minute. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly SIGN_UP_PER_MINUTE: number = 3;

  /** The page of the live chat, of an origin of its own; without it there is no chat. */
  @IsOptional()
  @IsUrl(url)
  readonly CHAT_PAGE_URL?: string;

  /** The tag manager's script; it is fetched only for visitors who agreed to it. */
  @IsOptional()
  @IsUrl(url)
  readonly TAG_MANAGER_URL?: string;

  @IsIn(['debug', 'info', 'warn', 'error', 'silent'])
  readonly LOG_LEVEL: string = 'info';
}

/** Reads the environment; too little or too odd throws: each variable with its rule, never its value. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const config = plainToInstance(Config, set, { exposeDefaultValues: true });
  const wrong = validateSync(config, { whitelist: true }).flatMap(({ constraints = {} }) =>
    Object.values(constraints).slice(0, 1),
  );
  if (config.LEDGER_ADAPTER === 'postgres' && !config.DATABASE_URL)
    wrong.push('DATABASE_URL must be set while LEDGER_ADAPTER is postgres');
  if (wrong.length > 0) throw new Error(`The shop can't start: ${wrong.join('; ')}.`);
  return config;
}

import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  validateSync,
} from 'class-validator';
import { type AllLimits, defaultLimits, readLimits } from './backend-limits.js';
import { wrongInPublic } from './in-public.js';
import { RehearsalConfig } from './rehearsal-config.js';
import {
  InSmallLetters,
  IsAddress,
  IsAddressOrRange,
  IsBaseAddress,
  IsContent,
  IsDatabase,
  IsHeaderName,
  IsHost,
  IsOrigin,
  IsRedis,
  IsReseller,
  IsSecret,
  IsText,
  IsToken,
  PartedByCommas,
  YesOrNo,
} from './rules.js';
import { secretsInFiles } from './secret-files.js';
import { StartFailure } from './start-failure.js';

/** The environment, as `.env.example` lists it. What has no default must be set. */
export class Config extends RehearsalConfig {
  @IsIn(['production', 'development', 'test'])
  readonly NODE_ENV: string = 'production';

  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  readonly PORT: number = 3000;

  @IsHost()
  readonly HOST: string = 'localhost';

  /** Health and metrics for the operator, apart from the shop; 0 takes any free port. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  readonly OPS_PORT: number = 3002;

  /** Where that port listens: this machine alone unless told otherwise. */
  @IsHost()
  readonly OPS_HOST: string = '127.0.0.1';

  /** Host names that port answers to, besides localhost and the address that was reached. */
  @InSmallLetters()
  @PartedByCommas()
  @IsHost({ each: true })
  readonly OPS_ALLOWED_HOSTS: readonly string[] = [];

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

  @IsOrigin()
  readonly PUBLIC_ORIGIN: string = 'http://localhost:3000';

  /** The first seals, all open; each at least 32 characters. */
  @PartedByCommas()
  @IsArray()
  @ArrayMinSize(1)
  @IsSecret(32, { each: true })
  readonly SESSION_SECRETS!: readonly string[];

  /**
   * The first signs the codes of vouchers, all are believed at gates; one has to stay until the last
   * ticket that it signed is over. Without it, on the team's own machines, they are the sessions'.
   */
  @IsOptional()
  @PartedByCommas()
  @ArrayMinSize(1)
  @IsSecret(32, { each: true })
  readonly VOUCHER_SECRETS?: readonly string[];

  /** Opens the gates at which tickets are checked; without it there are none. */
  @IsOptional()
  @IsSecret(16)
  readonly GATE_SECRET?: string;

  @IsOptional()
  @IsDatabase()
  readonly DATABASE_URL?: string;

  /** How long a start waits for a database that is coming up, in seconds; 0 does not wait. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  readonly START_WAIT_SECONDS: number = 120;

  /** Sessions and limits, shared by several copies of the shop; without it they are in PostgreSQL. */
  @IsOptional()
  @IsRedis()
  readonly REDIS_URL?: string;

  @IsIn(['postgres', 'memory'])
  readonly LEDGER_ADAPTER: string = 'postgres';

  /** How often an answer of each call is held against its contract; 0 looks at none. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  readonly DRIFT_EVERY_SECONDS: number = 60;

  /** Modules of a team's own that meet ports instead of ours (backends/docs/own-adapters.md). */
  @PartedByCommas()
  @IsText({ each: true })
  readonly ADAPTERS: readonly string[] = [];

  /** Who sells our tickets over OCTO (backends/docs/octo.md); none: there is no such address. */
  @PartedByCommas()
  @IsReseller({ each: true })
  readonly OCTO_RESELLERS: readonly string[] = [];

  /** An OCTO supplier that is sold from instead of a shopping-cart API (backends/docs/octo.md). */
  @IsOptional()
  @IsBaseAddress()
  readonly OCTO_API_URL?: string;

  @IsOptional()
  @IsToken()
  readonly OCTO_API_TOKEN?: string;

  /** Whether only who is signed in can pay. */
  @YesOrNo()
  @IsBoolean()
  readonly SIGN_IN_REQUIRED: boolean = false;

  /** Asks the cart for its total in US dollars as well, and shows it below the total. */
  @YesOrNo()
  @IsBoolean()
  readonly INCLUDE_AMOUNTS_USD: boolean = false;

  @IsContent()
  readonly CONTENT_DIR: string = 'content';

  /** The edge network's country header, believed only from a trusted proxy. */
  @InSmallLetters()
  @IsHeaderName()
  readonly GEO_HEADER: string = 'x-geo-country';

  /** The proxies in front of us, by address or range, such as `127.0.0.1,10.0.0.0/8,2001:db8::/32`. */
  @PartedByCommas()
  @IsAddressOrRange({ each: true })
  readonly TRUSTED_PROXIES: readonly string[] = [];

  /** The page of the live chat, of an origin of its own; without it there is no chat. */
  @IsOptional()
  @IsAddress()
  readonly CHAT_PAGE_URL?: string;

  /** The tag manager's script; it is fetched only for visitors who agreed to it. */
  @IsOptional()
  @IsAddress()
  readonly TAG_MANAGER_URL?: string;

  /** The script of the instalment widget; without it, or without its key, there is none. */
  @IsOptional()
  @IsAddress()
  readonly INSTALMENT_WIDGET_URL?: string;

  @IsOptional()
  @IsText()
  readonly INSTALMENT_WIDGET_KEY?: string;

  @IsIn(['debug', 'info', 'warn', 'error', 'silent'])
  readonly LOG_LEVEL: string = 'info';

  /** Of each client of a backend; each figure has a variable of its own. */
  readonly limits: AllLimits = defaultLimits;
}

/** For adapters of a team's own, which have variables of their own. */
export const environment: Readonly<NodeJS.ProcessEnv> = process.env;

/**
 * Reads the environment; too little or too odd is a start that fails: each variable with its rule,
 * never its value.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const set = { ...Object.fromEntries(given), ...secretsInFiles(env) };
  const { limits, wrong } = readLimits(set);
  const config = plainToInstance(Config, set, { exposeDefaultValues: true });
  for (const { constraints = {} } of validateSync(config, { whitelist: true }))
    wrong.push(...Object.values(constraints).slice(0, 1));
  wrong.push(...missing(config, set));
  if (wrong.length > 0) throw new StartFailure(`The shop can't start: ${wrong.join('; ')}.`);
  return Object.assign(config, { limits });
}

/** What one variable asks of another. */
function missing(config: Config, set: NodeJS.ProcessEnv): readonly string[] {
  const isSandboxPaid = [undefined, new Config().PAYMENT_API_URL].includes(set.PAYMENT_API_URL);
  return [
    ...(config.LEDGER_ADAPTER === 'postgres' && !config.DATABASE_URL
      ? ['DATABASE_URL must be set while LEDGER_ADAPTER is postgres']
      : []),
    ...(!config.SMTP_URL && !config.MAILBOX_API_TOKEN
      ? [
          'SMTP_URL must be set where there is no sandbox, whose mailbox wants MAILBOX_API_TOKEN: somebody has to take the mails of orders',
        ]
      : []),
    ...((config.OCTO_API_URL === undefined) !== (config.OCTO_API_TOKEN === undefined)
      ? ['OCTO_API_URL and OCTO_API_TOKEN must be set together']
      : []),
    ...((config.GOOGLE_WALLET_ACCOUNT === undefined) !== (config.GOOGLE_WALLET_ISSUER === undefined)
      ? ['GOOGLE_WALLET_ACCOUNT and GOOGLE_WALLET_ISSUER must be set together']
      : []),
    ...wrongInPublic(config),
    ...(!isSandboxPaid && !set.PAYMENT_PAGE_ORIGIN
      ? [
          'PAYMENT_PAGE_ORIGIN must be set where PAYMENT_API_URL is: the origin of the page on which visitors pay',
        ]
      : []),
  ];
}

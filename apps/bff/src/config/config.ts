import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayMinSize,
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
  IsHeaderName,
  IsHost,
  IsOrigin,
  IsReseller,
  IsSecret,
  IsText,
  IsToken,
  PartedByCommas,
  YesOrNo,
} from './rules.js';
import { settingsIn } from './secret-files.js';
import { StartFailure } from './start-failure.js';

/** Environment variables, as in `.env.example`. Those without a default are required. */
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

  /** Port for health and metrics, apart from the shop; 0 takes any free port. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  readonly OPS_PORT: number = 3002;

  @IsHost()
  readonly OPS_HOST: string = '127.0.0.1';

  /** Host names that this port answers to, besides localhost and its own address. */
  @InSmallLetters()
  @PartedByCommas()
  @IsHost({ each: true })
  readonly OPS_ALLOWED_HOSTS: readonly string[] = [];

  /** Concurrent connections; the server closes any beyond at once. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly MAX_CONNECTIONS: number = 10_000;

  /** Event loop delay in ms above which the BFF sheds requests; 0 turns the check off. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  readonly SHED_DELAY_MS: number = 200;

  /** Concurrent requests above which the BFF sheds requests. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly SHED_IN_FLIGHT: number = 400;

  /** How long a stopping copy serves on, so that its balancer turns to others; 0 does not wait. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(600)
  readonly DRAIN_SECONDS: number = 10;

  @IsOrigin()
  readonly PUBLIC_ORIGIN: string = 'http://localhost:3000';

  /**
   * The first signs voucher codes, gates accept all: keep one until its last ticket has expired. If
   * omitted, on development machines only, `SESSION_SECRETS` sign.
   */
  @IsOptional()
  @PartedByCommas()
  @ArrayMinSize(1)
  @IsSecret(32, { each: true })
  readonly VOUCHER_SECRETS?: readonly string[];

  /** Keys of the gates that check tickets, all accepted; without one there are no gates. */
  @IsOptional()
  @PartedByCommas()
  @ArrayMinSize(1)
  @IsSecret(16, { each: true })
  readonly GATE_SECRET?: readonly string[];

  @IsIn(['postgres', 'memory'])
  readonly LEDGER_ADAPTER: string = 'postgres';

  /** Interval for checking one reply of each call against its contract; 0 turns it off. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  readonly DRIFT_EVERY_SECONDS: number = 60;

  /** Modules of the team that implement ports instead of ours (backends/docs/own-adapters.md). */
  @PartedByCommas()
  @IsText({ each: true })
  readonly ADAPTERS: readonly string[] = [];

  /** Resellers over OCTO (backends/docs/octo.md); without them there is no OCTO API. */
  @PartedByCommas()
  @IsReseller({ each: true })
  readonly OCTO_RESELLERS: readonly string[] = [];

  /** An OCTO supplier as source instead of a shopping-cart API (backends/docs/octo.md). */
  @IsOptional()
  @IsBaseAddress()
  readonly OCTO_API_URL?: string;

  @IsOptional()
  @IsToken()
  readonly OCTO_API_TOKEN?: string;

  /** Whether a visitor must sign in to pay. */
  @YesOrNo()
  @IsBoolean()
  readonly SIGN_IN_REQUIRED: boolean = false;

  /** Also requests the cart's total in US dollars, and shows it below the total. */
  @YesOrNo()
  @IsBoolean()
  readonly INCLUDE_AMOUNTS_USD: boolean = false;

  @IsContent()
  readonly CONTENT_DIR: string = 'content';

  /** The CDN's country header, trusted only from a trusted proxy. */
  @InSmallLetters()
  @IsHeaderName()
  readonly GEO_HEADER: string = 'x-geo-country';

  /** Our proxies, by address or range, such as `127.0.0.1,10.0.0.0/8,2001:db8::/32`. */
  @PartedByCommas()
  @IsAddressOrRange({ each: true })
  readonly TRUSTED_PROXIES: readonly string[] = [];

  /** Page of the live chat, on another origin; without it there is no chat. */
  @IsOptional()
  @IsAddress()
  readonly CHAT_PAGE_URL?: string;

  /** Script of the tag manager; fetched only for visitors who consented. */
  @IsOptional()
  @IsAddress()
  readonly TAG_MANAGER_URL?: string;

  /** Script of the instalment widget; needs its key as well. */
  @IsOptional()
  @IsAddress()
  readonly INSTALMENT_WIDGET_URL?: string;

  @IsOptional()
  @IsText()
  readonly INSTALMENT_WIDGET_KEY?: string;

  @IsIn(['debug', 'info', 'warn', 'error', 'silent'])
  readonly LOG_LEVEL: string = 'info';

  readonly limits: AllLimits = defaultLimits;
}

/** For the team's own adapters, which read variables of their own. */
export const environment: Readonly<NodeJS.ProcessEnv> = process.env;

/** Reads the environment. Throws with each invalid variable and its rule, never its value. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const set = settingsIn(env);
  const { limits, wrong } = readLimits(set);
  const config = plainToInstance(Config, set, { exposeDefaultValues: true });
  for (const { constraints = {} } of validateSync(config, { whitelist: true }))
    wrong.push(...Object.values(constraints).slice(0, 1));
  wrong.push(...missing(config, set));
  if (wrong.length > 0) throw new StartFailure(wrong.join('; '));
  return Object.assign(config, { limits });
}

function missing(config: Config, set: NodeJS.ProcessEnv): readonly string[] {
  const isSandboxPaid = [undefined, new Config().PAYMENT_API_URL].includes(set.PAYMENT_API_URL);
  return [
    ...(config.LEDGER_ADAPTER === 'postgres' && !config.DATABASE_URL
      ? ['DATABASE_URL must be set while LEDGER_ADAPTER is postgres']
      : []),
    ...(!config.SMTP_URL && !config.MAILBOX_API_TOKEN
      ? [
          'SMTP_URL must be set, or MAILBOX_API_TOKEN for the mailbox of the sandbox: the shop sends mails for orders',
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
      ? ['PAYMENT_PAGE_ORIGIN must be set with PAYMENT_API_URL: the origin of the payment page']
      : []),
  ];
}

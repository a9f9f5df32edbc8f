import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import { ArrayMinSize, IsArray, IsIn, IsInt, IsOptional, Min, validateSync } from 'class-validator';
import { IsDatabase, IsRedis, IsSecret, PartedByCommas } from './rules.js';
import { settingsIn } from './secret-files.js';
import { StartFailure } from './start-failure.js';

/** The shop's own stores, for the shop and the programs of its operator. */
export class StoreConfig {
  @IsOptional()
  @IsDatabase()
  readonly DATABASE_URL?: string;

  /** How long a start waits for the database, in seconds; 0 does not wait. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  readonly START_WAIT_SECONDS: number = 120;

  /** `off`: the start only checks that the schema is current (docs/operate/migrations.md). */
  @IsIn(['on', 'off'])
  readonly MIGRATE: string = 'on';

  /** Shared sessions and limits; without it they are in PostgreSQL. */
  @IsOptional()
  @IsRedis()
  readonly REDIS_URL?: string;

  /** The first seals, all open. Each has at least 32 characters. */
  @PartedByCommas()
  @IsArray()
  @ArrayMinSize(1)
  @IsSecret(32, { each: true })
  readonly SESSION_SECRETS!: readonly string[];
}

/** For a program that needs only these. Throws with each that is missing or wrong. */
export function readStoreConfig(
  needed: readonly (keyof StoreConfig)[],
  env: NodeJS.ProcessEnv,
): StoreConfig {
  const set = settingsIn(env);
  const config = plainToInstance(StoreConfig, set, { exposeDefaultValues: true });
  const wrong = validateSync(config, { whitelist: true })
    .filter(({ property }) => set[property] !== undefined)
    .flatMap(({ constraints = {} }) => Object.values(constraints).slice(0, 1));
  const missing = needed.filter((name) => set[name] === undefined);
  const all = [...missing.map((name) => `${name} must be set`), ...wrong];
  if (all.length > 0) throw new StartFailure(all.join('; '));
  return config;
}

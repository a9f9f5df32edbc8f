import { readFileSync } from 'node:fs';
import { StartFailure } from './start-failure.js';

const fileVariable = /^((?:DATABASE|REDIS|SMTP)_URL|OCTO_RESELLERS|\w+_(?:TOKEN|SECRETS?))_FILE$/;

/** Secrets mounted as files: `REDIS_URL_FILE=/run/secrets/redis` sets `REDIS_URL`. */
export function secretsInFiles(env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [variable, file] of Object.entries(env)) {
    const [, name] = fileVariable.exec(variable) ?? [];
    if (!name || !file) continue;
    if (env[name])
      throw new StartFailure(`The shop can't start: set ${name} or ${variable}, not both.`);
    try {
      found[name] = readFileSync(file, 'utf8').trim();
    } catch (cause) {
      const why = `${variable} must be the path of a readable file`;
      throw new StartFailure(`The shop can't start: ${why}.`, { cause });
    }
  }
  return found;
}

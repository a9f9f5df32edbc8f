import { readFileSync } from 'node:fs';
import { StartFailure } from './start-failure.js';

const fileVariable = /^((?:DATABASE|REDIS|SMTP)_URL|OCTO_RESELLERS|\w+_(?:TOKEN|SECRETS?))_FILE$/;

/** The variables that are set, with their secrets from files. */
export const settingsIn = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  ...secretsInFiles(env),
});

/** Secrets mounted as files: `REDIS_URL_FILE=/run/secrets/redis` sets `REDIS_URL`. */
function secretsInFiles(env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [variable, file] of Object.entries(env)) {
    const [, name] = fileVariable.exec(variable) ?? [];
    if (!name || !file) continue;
    if (env[name]) throw new StartFailure(`set ${name} or ${variable}, not both`);
    try {
      found[name] = readFileSync(file, 'utf8').trim();
    } catch (cause) {
      const why = `${variable} must be the path of a readable file`;
      throw new StartFailure(why, { cause });
    }
  }
  return found;
}

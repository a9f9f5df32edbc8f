import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const names = [
  'CART_API_TOKEN',
  'PAYMENT_API_TOKEN',
  'HOTELS_API_TOKEN',
  'NEWSLETTER_API_TOKEN',
  'SEARCH_API_TOKEN',
  'USERS_API_TOKEN',
  'MAILBOX_API_TOKEN',
  'OAUTH_CLIENT_SECRET',
  'PAYMENT_WEBHOOK_SECRET',
  'SESSION_SECRETS',
  'GATE_SECRET',
];

/**
 * The shop's secrets on one machine: generated once, 256 bits each, readable by the owner only.
 * @returns {Promise<Record<string, string>>} by the name of their variable
 */
export async function secretsIn(folder) {
  const file = join(folder, 'secrets.json');
  const kept = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const missing = names.filter((name) => !kept[name]);
  if (missing.length === 0) return kept;
  for (const name of missing) kept[name] = randomBytes(32).toString('hex');
  await mkdir(folder, { recursive: true });
  // Written to a new file and renamed, so a power cut leaves the old file or the new one.
  await writeFile(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return kept;
}

import type { Config } from './config.js';

/** Whether an address is of this machine. Of a wrong address another rule speaks. */
const isLocal = (address: string): boolean =>
  !URL.canParse(address) || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

const isPlain = (address: unknown): boolean =>
  typeof address === 'string' && address.startsWith('http://') && !isLocal(address);

/** Whether strangers buy here: in production, at an address that is not this machine's. */
export const isLive = ({ NODE_ENV, PUBLIC_ORIGIN }: Config): boolean =>
  NODE_ENV === 'production' && !isLocal(PUBLIC_ORIGIN);

/** What a shop must have, and must not do, where strangers reach it. */
export function wrongInPublic(config: Config): readonly string[] {
  const isPublic = !isLocal(config.PUBLIC_ORIGIN);
  const plain = Object.entries(config).flatMap(([name, value]) => (isPlain(value) ? [name] : []));
  return [
    ...(isPublic && config.REHEARSAL && !config.REHEARSAL_PUBLIC
      ? [
          'REHEARSAL lets strangers break this shop: where PUBLIC_ORIGIN is not this machine, REHEARSAL_PUBLIC must be set, too',
        ]
      : []),
    ...(isLive(config) && !config.PLAIN_HTTP
      ? plain.map((name) => `${name} must begin with https://, or PLAIN_HTTP must be set`)
      : []),
    ...(isLive(config) && !config.VOUCHER_SECRETS
      ? ['VOUCHER_SECRETS must be set: without it a new SESSION_SECRETS voids the tickets sold']
      : []),
  ];
}

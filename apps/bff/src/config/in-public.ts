import type { Config } from './config.js';

const isThisMachine = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/** Names below `localhost` are local (RFC 6761). So is an invalid address: another rule reports it. */
const isLocal = (address: string): boolean =>
  !URL.canParse(address) || isThisMachine.test(new URL(address).hostname);

const isPlain = (address: unknown): boolean =>
  typeof address === 'string' && address.startsWith('http://') && !isLocal(address);

/** Whether visitors can buy here: production, at an address that is not this machine's. */
export const isLive = ({ NODE_ENV, PUBLIC_ORIGIN }: Config): boolean =>
  NODE_ENV === 'production' && !isLocal(PUBLIC_ORIGIN);

/** Violations of the rules for a shop that the public can reach. */
export function wrongInPublic(config: Config): readonly string[] {
  const isPublic = !isLocal(config.PUBLIC_ORIGIN);
  const plain = Object.entries(config).flatMap(([name, value]) => (isPlain(value) ? [name] : []));
  return [
    ...(isPublic && config.REHEARSAL && !config.REHEARSAL_PUBLIC
      ? ['REHEARSAL lets any visitor break this public shop: unset it, or set REHEARSAL_PUBLIC too']
      : []),
    ...(isLive(config) && !config.PLAIN_HTTP
      ? plain.map((name) => `${name} must begin with https://, or PLAIN_HTTP must be set`)
      : []),
    ...(isLive(config) && !config.VOUCHER_SECRETS
      ? ['VOUCHER_SECRETS must be set: without it a new SESSION_SECRETS voids the tickets sold']
      : []),
  ];
}

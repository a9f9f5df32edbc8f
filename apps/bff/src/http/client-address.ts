import { BlockList } from 'node:net';
import type { Request } from 'express';
import type { Config } from '../config/config.js';

/** Who asks, by address: what a proxy says is believed only of the proxies that are ours. */
export class ClientAddresses {
  private readonly trusted = new BlockList();

  constructor({ TRUSTED_PROXIES }: Pick<Config, 'TRUSTED_PROXIES'>) {
    for (const address of TRUSTED_PROXIES) this.trusted.addAddress(address, familyOf(address));
  }

  /** The nearest address that is no proxy of ours; what stands before it could be made up. */
  of({ socket, headers }: Pick<Request, 'socket' | 'headers'>): string {
    const forwarded = String(headers['x-forwarded-for'] ?? '').slice(-1_000);
    const hops = [...forwarded.split(',').map((hop) => hop.trim()), socket.remoteAddress ?? ''];
    const nearest = hops.reverse().map((hop) => hop.replace(/^::ffff:/, ''));
    return nearest.find((hop) => !this.isOurs(hop)) || (nearest[0] ?? '');
  }

  private isOurs(address: string): boolean {
    return address !== '' && this.trusted.check(address, familyOf(address));
  }
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');

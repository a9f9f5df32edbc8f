import { BlockList, isIPv6 } from 'node:net';
import type { Request } from 'express';
import type { Config } from '../config/config.js';

/** Who asks, by address: what a proxy says is believed only of the proxies that are ours. */
export class ClientAddresses {
  private readonly trusted = new BlockList();

  constructor({ TRUSTED_PROXIES }: Pick<Config, 'TRUSTED_PROXIES'>) {
    for (const address of TRUSTED_PROXIES) this.trusted.addAddress(address, familyOf(address));
  }

  /**
   * The nearest address that is no proxy of ours; what stands before it could be made up. Of IPv6
   * the first half: the other one is whatever its owner likes.
   */
  of(request: Pick<Request, 'socket' | 'headers'>): string {
    const address = this.nearest(request);
    return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::` : address;
  }

  private nearest({ socket, headers }: Pick<Request, 'socket' | 'headers'>): string {
    const forwarded = String(headers['x-forwarded-for'] ?? '').slice(-1_000);
    const hops = [...forwarded.split(',').map((hop) => hop.trim()), socket.remoteAddress ?? ''];
    const nearest = hops.reverse().map((hop) => hop.replace(/^::ffff:/, ''));
    return nearest.find((hop) => !this.isOurs(hop)) || (nearest[0] ?? '');
  }

  private isOurs(address: string): boolean {
    return address !== '' && this.trusted.check(address, familyOf(address));
  }
}

/** The eight groups of an IPv6 address, those that `::` stands for among them. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const left = before ?? [];
  const right = after ?? [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import proxyAddr from 'proxy-addr';
import { Config } from '../config/config.js';

interface Asked extends Pick<IncomingMessage, 'headers'> {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

@Injectable()
export class Proxies {
  private readonly isOurs: (address: string, hop: number) => boolean;

  constructor(private readonly config: Config) {
    this.isOurs = proxyAddr.compile([...config.TRUSTED_PROXIES]);
  }

  /**
   * Client IP address: the nearest hop that is not our proxy, because earlier hops can be forged.
   * For IPv6 the /64 prefix, because its owner can choose the rest.
   */
  addressOf(request: Asked): string {
    const { socket, headers } = request;
    const bare: Asked = {
      socket,
      headers: { ...headers, [forwarded]: withoutPorts(headers[forwarded] ?? hopsIn(headers)) },
    };
    const whole = proxyAddr(bare as IncomingMessage, this.isOurs); // as: it reads these two members
    const address = whole.replace(/^::ffff:/, '');
    return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::` : address;
  }

  /** Whether the request comes straight from our own proxy or CDN. */
  isFromEdge({ socket }: Pick<Asked, 'socket'>): boolean {
    return this.isOurs(socket.remoteAddress ?? '', 0);
  }

  /** The visitor's country from the CDN's header. */
  countryOf(request: Asked): string | undefined {
    if (!this.isFromEdge(request)) return undefined;
    const value = request.headers[this.config.GEO_HEADER];
    return typeof value === 'string' ? value.toUpperCase() : undefined;
  }
}

const forwarded = 'x-forwarded-for';

/** `for=` addresses of a `Forwarded` header (RFC 7239). */
const hopsIn = ({ forwarded: header }: Asked['headers']): string | undefined =>
  header
    ?.split(',')
    .flatMap((hop) => /(?:^|;)\s*for="?([^\s";]+)/i.exec(hop)?.[1] ?? [])
    .join(',') || undefined;

/** Some proxies append the port, which would make every connection a client of its own. */
const withoutPorts = (hops: string | string[] | undefined): string | undefined =>
  hops
    ?.toString()
    .split(',')
    .map((hop) => hop.trim().replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3'))
    .join(', ');

/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [left = [], right = []] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

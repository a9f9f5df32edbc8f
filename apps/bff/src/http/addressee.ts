import type { IncomingMessage } from 'node:http';
import { paymentReturn } from './bodies.js';
import type { TurnedAwayFor } from '../observability/metrics.js';

/** To whom a request is addressed, as far as its first line and its Host header say. */
export type Addressee =
  | { readonly kind: 'ours'; readonly target: string }
  /** Another name of this machine, which leads to the one origin. */
  | { readonly kind: 'elsewhere'; readonly location: string }
  | {
      readonly kind: 'refused';
      readonly status: 400 | 414 | 421;
      readonly why: TurnedAwayFor;
      readonly text: string;
    };

/** In bytes, which is what Node's texts of a request are made of. */
const longestTarget = 8_192;

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const isLoopback = (host: string) => loopbackNames.includes(host.replace(/:\d*$/, ''));

/** The absolute form of a target (RFC 9112, 3.2.2): host and port, then path and query. */
const absoluteForm = /^https?:\/\/([^/?#@\\]+)([/?][^#]*)?$/i;

/** Reads whom a request means (docs/rules/requests.md#host). Nothing is made from what it says. */
export function addresseeFor(publicOrigin: string): (request: IncomingMessage) => Addressee {
  const { origin, host, hostname, protocol } = new URL(publicOrigin);
  const hosts = [host, `${hostname}:${protocol === 'https:' ? 443 : 80}`];
  const ours = hosts.slice(0, host === hostname ? 2 : 1);
  const leadsHome = isLoopback(host);
  const text = `The shop is at ${origin}/. It answers at no other address.\n`;
  return (request) => {
    const { url = '', method = '' } = request;
    // Banks append query parameters of any length.
    if (url.length > longestTarget && !url.startsWith(paymentReturn)) return tooLong;
    if (hostsIn(request.rawHeaders) > 1) return twoHosts;
    const target = targetOf(url, method);
    if (!target) return noTarget;
    const named = [request.headers.host ?? '', ...target.hosts].map((one) => one.toLowerCase());
    if (named.every((one) => ours.includes(one))) return { kind: 'ours', target: target.path };
    const isRead = method === 'GET' || method === 'HEAD';
    return leadsHome && isRead && named.every(isLoopback)
      ? { kind: 'elsewhere', location: origin + target.path }
      : { kind: 'refused', status: 421, why: 'host', text };
  };
}

const tooLong: Addressee = {
  kind: 'refused',
  status: 414,
  why: 'length',
  text: 'This address is longer than 8 kB.\n',
};
const twoHosts: Addressee = {
  kind: 'refused',
  status: 400,
  why: 'host',
  text: 'A request names its host once.\n',
};
const noTarget: Addressee = {
  kind: 'refused',
  status: 400,
  why: 'target',
  text: 'This is not an address of a page.\n',
};

/** Node hands on the first of several without a word; a cache in front of us may take the last. */
function hostsIn(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

function targetOf(
  url: string,
  method: string,
): { readonly path: string; readonly hosts: readonly string[] } | undefined {
  if (url.startsWith('/')) return { path: url, hosts: [] };
  // A question about the server as a whole, which is answered as the method that it is.
  if (url === '*' && method === 'OPTIONS') return { path: url, hosts: [] };
  const [, host, path = '/'] = absoluteForm.exec(url) ?? [];
  if (host === undefined) return undefined;
  return { path: path.startsWith('/') ? path : `/${path}`, hosts: [host] };
}

import type { IncomingMessage } from 'node:http';
import { paymentReturn } from './bodies.js';
import type { TurnedAwayFor } from '../observability/metrics.js';

/** Where a request is addressed, by its request line and Host header. */
export type Addressee =
  | { readonly kind: 'ours'; readonly target: string }
  /** Another name of this machine: redirect to the public origin. */
  | { readonly kind: 'elsewhere'; readonly location: string }
  | {
      readonly kind: 'refused';
      readonly status: 400 | 414 | 421;
      readonly why: TurnedAwayFor;
      readonly text: string;
    };

/** In bytes, like Node's request strings. */
const longestTarget = 8_192;

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const isLoopback = (host: string) => loopbackNames.includes(host.replace(/:\d*$/, ''));

/** Absolute form of a request target (RFC 9112, 3.2.2): host and port, then path and query. */
const absoluteForm = /^https?:\/\/([^/?#@\\]+)([/?][^#]*)?$/i;

/** Reads a request's host and target (docs/rules/requests.md#host). Never used to build URLs. */
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

/** Node silently uses the first of several Host headers; a cache in front may use the last. */
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
  // `OPTIONS *` is about the server as a whole.
  if (url === '*' && method === 'OPTIONS') return { path: url, hosts: [] };
  const [, host, path = '/'] = absoluteForm.exec(url) ?? [];
  if (host === undefined) return undefined;
  return { path: path.startsWith('/') ? path : `/${path}`, hosts: [host] };
}

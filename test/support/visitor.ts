import type { IncomingMessage } from 'node:http';
import type * as ports from '@shop/ports/screens';
import type { ActionReply, AddedView, PageView, Problem, Screen } from '@shop/ports/screens';
import supertest from 'supertest';

type Ports = typeof ports;

/** Every screen's view by the name under which its port exports it. */
type Views = {
  [
    Key in keyof Ports as Key extends `${infer Name}Screen`
      ? Ports[Key] extends Screen<never>
        ? Name
        : never
      : never
  ]: Ports[Key] extends Screen<infer View> ? View : never;
};

/** Compression only where a test checks it: a run makes ten thousand requests. */
const defaults = { accept: '*/*', 'accept-encoding': 'identity' };

export interface VisitorRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * A visitor without scripts: requests of supertest with cookies, forms and JSON. supertest's own
 * jar drops `Secure` cookies on plain HTTP, so this class keeps them.
 */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly url: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.send(path, { headers });
  }

  /** The view of a page, requested as a navigation in the browser. */
  async see(path: string): Promise<PageView> {
    const response = await this.get(`/api/screens/page?path=${encodeURIComponent(path)}`);
    const text = await response.text();
    if (!text.startsWith('{'))
      throw new Error(`the view of "${path}" is ${response.status}: ${text.slice(0, 600)}`);
    return JSON.parse(text) as PageView; // as: the BFF's contract with its own web app
  }

  async look<Name extends keyof Views>(screen: Name, path: string): Promise<PageView<Views[Name]>> {
    const page = await this.see(path);
    if (page.screen !== screen)
      throw new Error(`${path} shows ${page.screen}: ${JSON.stringify(page).slice(0, 300)}`);
    return page as PageView<Views[Name]>; // as: just compared
  }

  async postJson(path: string, body: unknown): Promise<Response> {
    return this.send(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-requested-by': 'taquilla',
        origin: this.url,
      },
      body: JSON.stringify(body),
    });
  }

  async postForm(path: string, fields: Readonly<Record<string, string | string[]>>) {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) form.append(name, one);
    const headers = {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      origin: this.url,
    };
    const response = await this.send(path, { method: 'POST', headers, body: form.toString() });
    const next = response.headers.get('location') ?? '';
    // Browsers follow the redirect of the cookie check automatically.
    return next.startsWith('/api/cookies?') ? this.send(next, {}) : response;
  }

  async add(item: CartItem): Promise<ActionReply<AddedView>> {
    const response = await this.postJson('/api/cart/items', item);
    return (await response.json()) as ActionReply<AddedView>; // as: the action's own promise
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  get cookieNames(): readonly string[] {
    return [...this.cookies.keys()];
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** Keeps the cookies of a reply, in the order of the calls. */
  take({ headers }: Response): void {
    for (const line of headers.getSetCookie()) this.keep(line);
  }

  /** Follows no redirect; rejects only without a reply. */
  protected async send(path: string, { method, headers, body }: VisitorRequest): Promise<Response> {
    const { origin, pathname, search } = new URL(path, this.url);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const client = supertest(origin);
    const address = pathname + search;
    const reply = await (method === 'POST' ? client.post(address) : client.get(address))
      .set({ ...defaults, ...this.headers, ...headers, ...(cookie ? { cookie } : {}) })
      .parse(readBytes)
      .send(body);
    const response = asResponse(reply);
    this.take(response);
    return response;
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const isGone = attributes.some((text) => /expires=thu, 01 jan 1970/i.test(text));
    if (isGone) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

type Read = (error: Error | null, bytes: Buffer) => void;

function readBytes(message: supertest.Response, done: Read): void {
  const stream = message as unknown as IncomingMessage; // as: superagent hands over Node's own
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('error', (error) => done(error, Buffer.alloc(0)));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}

const withoutBody = new Set([204, 205, 304]);

/** The reply as a `Response`, which browser tests use too. */
function asResponse({ status, headers, body }: supertest.Response): Response {
  const names = Object.entries(headers as Record<string, string | string[]>); // as: Node's own
  const pairs = names.flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  const bytes = body as Uint8Array<ArrayBuffer>; // as: what `readBytes` made
  return new Response(withoutBody.has(status) ? null : bytes, { status, headers: pairs });
}

export interface CartItem {
  readonly path: string;
  readonly slug: string;
  readonly date?: string;
  readonly time?: string;
  readonly adults?: string;
  readonly children?: string;
  readonly infants?: string;
  readonly extras?: string[];
  readonly pickup?: string;
  readonly nameOnTicket?: string;
  readonly component?: string;
  readonly attempt?: string;
  readonly line?: string;
}

export const problemsOf = (reply: ActionReply<unknown>): readonly Problem[] =>
  reply.kind === 'refused' ? reply.problems : [];

import type * as ports from '@shop/ports/screens';
import type { ActionReply, AddedView, PageView, Problem, Screen } from '@shop/ports/screens';

type Ports = typeof ports;

/** Every screen's view by the name that its port exports it under. */
type Views = {
  [
    Key in keyof Ports as Key extends `${infer Name}Screen`
      ? Ports[Key] extends Screen<never>
        ? Name
        : never
      : never
  ]: Ports[Key] extends Screen<infer View> ? View : never;
};

/** Compressed answers only where a test looks at them: a run would compress ten thousand. */
const unpacked = { 'accept-encoding': 'identity' };

/** A visitor whose browser runs no scripts: cookies, addresses, forms and JSON over HTTP. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly url: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.send(path, { headers });
  }

  /** The view of a page, as a navigation in the browser asks for it. */
  async see(path: string): Promise<PageView> {
    const response = await this.get(`/api/screens/page?path=${encodeURIComponent(path)}`);
    const text = await response.text();
    if (!text.startsWith('{'))
      throw new Error(`the view of "${path}" is ${response.status}: ${text.slice(0, 600)}`);
    return JSON.parse(text) as PageView; // as: what the BFF promises to its own web
  }

  /** The view of a page that must be the named screen. */
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
    const headers = { accept: 'text/html', origin: this.url };
    const response = await this.send(path, { method: 'POST', headers, body: form });
    const next = response.headers.get('location') ?? '';
    // A browser follows the redirect of the check for cookies by itself.
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

  /** Keeps the cookies of an answer; of one that comes late, after those of later ones. */
  take({ headers }: Response): void {
    for (const line of headers.getSetCookie()) this.keep(line);
  }

  protected async send(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...unpacked,
      ...this.headers,
      ...init.headers,
      ...(cookie ? { cookie } : {}),
    };
    const response = await fetch(new URL(path, this.url), { ...init, headers, redirect: 'manual' });
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
  readonly component?: string;
  readonly attempt?: string;
  readonly line?: string;
}

export const problemsOf = (reply: ActionReply<unknown>): readonly Problem[] =>
  reply.kind === 'refused' ? reply.problems : [];

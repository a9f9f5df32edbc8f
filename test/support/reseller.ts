import * as octo from '@octocloud/types';

export const resellers = {
  islas: 'token-of-the-reseller-islas-of-the-tests',
  mar: 'token-of-the-reseller-mar-of-the-tests',
} as const;

export const octoResellers = `islas:${resellers.islas}:20,mar:${resellers.mar}:0`;

export interface OctoReply {
  readonly status: number;
  readonly headers: Headers;
  // Checked against the schema of the public types, or by the test.
  readonly body: unknown;
}

interface Asked {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const { zProduct, zAvailability, zAvailabilityCalendar, zBooking, zCapability, zSupplier } = octo;

/** A reseller's client, which checks each reply against the public types. */
export class ResellerProgram {
  constructor(
    readonly url: string,
    private readonly token: string = resellers.islas,
    private readonly spoken = 'octo/pricing',
  ) {}

  async ask(method: string, path: string, { body, headers }: Asked = {}): Promise<OctoReply> {
    const response = await fetch(`${this.url}/octo${path}`, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${this.token}`,
        'octo-capabilities': this.spoken,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const { status, headers: said } = response;
    return { status, headers: said, body: isJson ? JSON.parse(text) : text };
  }

  capabilities = async () => zCapability.array().parse(await this.#ok('GET', '/capabilities/'));
  supplier = async () => zSupplier.parse(await this.#ok('GET', '/supplier/'));
  products = async () => zProduct.array().parse(await this.#ok('GET', '/products/'));
  product = async (id: string) => zProduct.parse(await this.#ok('GET', `/products/${id}`));
  calendar = async (body: unknown) =>
    zAvailabilityCalendar.array().parse(await this.#ok('POST', '/availability/calendar', body));
  availability = async (body: unknown) =>
    zAvailability.array().parse(await this.#ok('POST', '/availability/', body));
  book = async (body: unknown) => zBooking.parse(await this.#ok('POST', '/bookings/', body));
  booking = async (uuid: string) => zBooking.parse(await this.#ok('GET', `/bookings/${uuid}`));
  bookings = async (query: string) =>
    zBooking.array().parse(await this.#ok('GET', `/bookings/?${query}`));
  change = async (uuid: string, body: unknown) =>
    zBooking.parse(await this.#ok('PATCH', `/bookings/${uuid}`, body));
  step = async (uuid: string, step: 'confirm' | 'cancel' | 'extend', body: unknown = {}) =>
    zBooking.parse(await this.#ok('POST', `/bookings/${uuid}/${step}`, body));

  async refused(method: string, path: string, body?: unknown): Promise<unknown> {
    const reply = await this.ask(method, path, body === undefined ? {} : { body });
    if (reply.status < 400) throw new Error(`${method} ${path} was done`);
    octo.zBaseError.parse(reply.body);
    return { status: reply.status, ...(reply.body as object) }; // as: just parsed
  }

  async #ok(method: string, path: string, body?: unknown): Promise<unknown> {
    const reply = await this.ask(method, path, body === undefined ? {} : { body });
    if (reply.status === 200) return reply.body;
    throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  }
}

export const inDays = (days: number, now = new Date()): string =>
  new Date(now.getTime() + (days * 24 - 5) * 3_600_000).toISOString().slice(0, 10);

export const items = (...unitIds: string[]) => unitIds.map((unitId) => ({ unitId }));

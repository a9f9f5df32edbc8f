import { createHmac, randomUUID } from 'node:crypto';
import { Refusal, type Served } from './serve-by-contract.js';

interface Intent {
  readonly id: string;
  status: string;
  readonly amount: { readonly amount: number; readonly currency: string };
  readonly reference: string;
  readonly method: string;
  readonly nextAction: object;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly returnUrl: string;
  back: number;
}

export interface Provider {
  readonly token: string;
  readonly now: () => Date;
  readonly webhook: { readonly url: string; readonly secret: string };
}

const names: Readonly<Record<string, string>> = { VI: 'Visa', MC: 'Mastercard', PP: 'PayPal' };
const methods: Readonly<Record<string, readonly string[]>> = {
  MXN: ['VI', 'MC'],
  USD: ['VI', 'PP'],
};
const transferHours: Readonly<Record<string, number>> = { MXN: 48 };
const banks = [{ id: 4, name: 'Banco del Mar', logo: null, description: 'Meses', months: [3, 6] }];
const minute = 60_000;

/** Payments, built from the contract alone, with a public pay page and signed webhooks. */
export class ServedPayments {
  readonly #intents: Intent[] = [];
  readonly #events: { readonly raw: string; at: number; tries: number }[] = [];

  constructor(
    private readonly provider: Provider,
    private readonly origin: () => string,
  ) {}

  served(): Served {
    return {
      doors: { bearer: (given) => given === this.provider.token },
      calls: {
        currencies: () => ({
          currencies: Object.keys(methods).map((iso_code) => ({ iso_code, isoDigits: 2 })),
        }),
        methods: ({ query }) => this.#methodsOf(query.get('currency') ?? ''),
        banks: () => ({ banks }),
        beginIntent: ({ body }) => this.#wire(this.#begin(body)),
        intent: ({ path }) => this.#wire(this.#one(path.id)),
        intentsOf: ({ query }) => {
          const own = this.#intents.filter(({ reference }) => reference === query.get('reference'));
          return { intents: own.toReversed().map((one) => this.#wire(one)) };
        },
        refundIntent: ({ path, body }) => this.#refund(this.#one(path.id), body?.amount),
      },
      page: ({ method, url = '' }) => {
        const [, id] = /^\/pay\/([\w-]+)$/.exec(url) ?? [];
        const intent = this.#intents.find((one) => one.id === id && isOpen(one));
        if (!intent || method !== 'POST') return undefined;
        this.#end(intent, 'CAPTURED');
        return { status: 303, headers: { location: intent.returnUrl } };
      },
    };
  }

  /** Whether this payment paid this amount for this reference. */
  isPaid(id: string, minor: number, reference: string): boolean {
    const found = this.#intents.find((one) => one.id === id);
    const isIt = found?.amount.amount === minor && found.reference === reference;
    return isIt && found.status === 'CAPTURED';
  }

  statusOf(id: string): string | undefined {
    return this.#intents.find((one) => one.id === id)?.status;
  }

  async wake(): Promise<void> {
    const now = this.provider.now().getTime();
    for (const one of this.#intents)
      if (isOpen(one) && one.expiresAt.getTime() <= now) this.#end(one, 'EXPIRED');
    for (const event of this.#events.filter(({ at }) => at <= now)) {
      event.at = now + Math.min(2 ** event.tries, 60) * 1000;
      event.tries += 1;
      if (await this.#tell(event.raw)) this.#events.splice(this.#events.indexOf(event), 1);
    }
  }

  async #tell(raw: string): Promise<boolean> {
    const { url, secret } = this.provider.webhook;
    const t = Math.floor(this.provider.now().getTime() / 1000);
    const v1 = createHmac('sha256', secret).update(`${t}.${raw}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'payment-signature': `t=${t},v1=${v1}` };
    return fetch(url, { method: 'POST', body: raw, headers }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  #methodsOf(currency: string) {
    const all = (methods[currency] ?? []).map((api_code, at) => ({
      id: at + 1,
      api_code,
      name: names[api_code],
    }));
    const hours = transferHours[currency];
    return { currency, methods: all, transfer: hours ? { hours } : null };
  }

  #begin(body: Asked): Intent {
    const { amount, method, returnUrl, plan, payUntil, reference } = body;
    const now = this.provider.now();
    if (amount.amount <= 0) throw new Refusal('BAD_REQUEST', 'amount');
    if (!/^https?:/.test(returnUrl)) throw new Refusal('BAD_REQUEST', 'returnUrl');
    const { currency } = amount;
    const own = [...(methods[currency] ?? []), 'CARD', ...(transferHours[currency] ? ['TR'] : [])];
    if (!own.includes(method)) throw new Refusal('METHOD_NOT_AVAILABLE', 'method');
    const bank = banks.find(({ id }) => id === plan?.bank);
    if (plan && !bank?.months.includes(plan.months))
      throw new Refusal('PLAN_NOT_AVAILABLE', 'plan');
    const id = `p-${randomUUID()}`;
    const until = payUntil ? new Date(payUntil) : new Date(now.getTime() + 30 * minute);
    const redirect = { type: 'redirect', url: `${this.origin()}/pay/${id}` };
    const transfer = {
      type: 'transfer',
      bank: 'Banco del Mar',
      beneficiary: 'Islas',
      account: '0001',
      reference: id.slice(-8),
      amount,
      until,
    };
    const intent: Intent = {
      id,
      status: 'REQUIRES_ACTION',
      amount,
      reference,
      method,
      returnUrl,
      back: 0,
      nextAction: method === 'TR' ? transfer : redirect,
      createdAt: now,
      expiresAt: until,
    };
    this.#intents.push(intent);
    return intent;
  }

  #one(id: string | undefined): Intent {
    const found = this.#intents.find((one) => one.id === id);
    if (!found) throw new Refusal('NOT_FOUND', 'id');
    if (isOpen(found) && found.expiresAt <= this.provider.now()) this.#end(found, 'EXPIRED');
    return found;
  }

  #refund(intent: Intent, part: Intent['amount'] | undefined) {
    if (intent.status !== 'CAPTURED') throw new Refusal('NOT_CAPTURED', 'id');
    const left = intent.amount.amount - intent.back;
    const amount = part?.amount ?? left;
    const isOther = part && part.currency !== intent.amount.currency;
    if (isOther || amount > left) throw new Refusal('REFUND_TOO_MUCH', 'amount');
    intent.back += amount;
    if (intent.back === intent.amount.amount) intent.status = 'REFUNDED';
    return this.#wire(intent);
  }

  #end(intent: Intent, status: 'CAPTURED' | 'EXPIRED'): void {
    intent.status = status;
    const createdAt = this.provider.now();
    const type = `payment.${status.toLowerCase()}`;
    const data = { intent: this.#wire(intent) };
    const raw = JSON.stringify({ id: randomUUID(), type, createdAt, data });
    this.#events.push({ raw, at: 0, tries: 0 });
  }

  #wire(intent: Intent) {
    const { id, status, amount, reference, method, nextAction, createdAt, expiresAt } = intent;
    const told = { id, status, amount, reference, method, createdAt, expiresAt };
    return { ...told, nextAction: isOpen(intent) ? nextAction : null };
  }
}

const isOpen = ({ status }: Pick<Intent, 'status'>) => status === 'REQUIRES_ACTION';

interface Asked {
  readonly amount: Intent['amount'];
  readonly method: string;
  readonly returnUrl: string;
  readonly reference: string;
  readonly plan?: { readonly bank: number; readonly months: number };
  readonly payUntil?: string;
}

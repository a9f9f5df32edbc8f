import type { Call } from '../../kit/client.js';
import type { Kit } from '../../kit/scenario.js';

export interface Money {
  readonly amount: number;
  readonly currency: string;
}
export interface Intent {
  readonly id: string;
  readonly status: string;
  readonly amount: Money;
  readonly reference: string;
  readonly nextAction: {
    readonly type: string;
    readonly url?: string;
    readonly until?: string;
  } | null;
  readonly createdAt?: string;
  readonly expiresAt?: string;
}
interface Methods {
  readonly methods: readonly { readonly api_code: string }[];
  readonly transfer?: { readonly hours: number } | null;
}

export const changes = 'starts a payment that stays unpaid and expires';

export const currencies = (kit: Kit) =>
  kit.found('currencies', async () => {
    const { currencies: all } = await kit.need<{
      currencies: readonly { iso_code: string; isoDigits?: number }[];
    }>('currencies');
    return all;
  });

export const methods = (kit: Kit, currency: string) =>
  kit.need<Methods>('methods', { query: { currency } });

/** A currency with a method to pay in it; the first that takes cards. */
export const payable = (kit: Kit) =>
  kit.found('payable', async () => {
    for (const { iso_code: currency } of await currencies(kit)) {
      const codes = (await methods(kit, currency)).methods.map(({ api_code: code }) => code);
      const [method] = codes;
      if (method) return { currency, method, codes };
    }
    return kit.block('no currency has a payment method');
  });

export async function asking(kit: Kit, what: object = {}): Promise<Call> {
  const { currency, method } = await payable(kit);
  const body = {
    amount: { amount: 12_300, currency },
    method,
    reference: kit.unique() + kit.unique(),
    returnUrl: 'https://shop.example/api/payment/return',
    language: 'es',
    description: 'Conformance',
    ...what,
  };
  return { body };
}

export const begun = async (kit: Kit, what: object = {}) =>
  kit.need<Intent>('beginIntent', await asking(kit, what));

export const intentNow = (kit: Kit, { id }: Pick<Intent, 'id'>) =>
  kit.need<Intent>('intent', { path: { id } });

/** A currency with bank transfers; otherwise the scenario is left out. */
export async function transferred(kit: Kit): Promise<string> {
  for (const { iso_code: currency } of await currencies(kit))
    if ((await methods(kit, currency)).transfer) return currency;
  return kit.leaveOut('no currency has bank transfers');
}

/** An expired transfer: the only ending that needs no person. */
export const expired = (kit: Kit, reference: string) =>
  kit.found(`expired ${reference}`, async () => {
    const currency = await transferred(kit);
    const payUntil = new Date(kit.now().getTime() + 5000).toISOString();
    const amount = { amount: 12_300, currency };
    const intent = await begun(kit, { amount, method: 'TR', reference, payUntil });
    await kit.wait(7000);
    return intent;
  });

/** Polls until the condition holds or the tries run out. */
export async function soon(kit: Kit, isSo: () => boolean | Promise<boolean>, tries = 60) {
  for (let left = tries; left > 0; left -= 1) {
    if (await isSo()) return true;
    await kit.wait(250);
  }
  return false;
}

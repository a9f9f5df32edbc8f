import { randomBytes } from 'node:crypto';
import { Refusal, type Served } from './serve-by-contract.js';

interface Account {
  readonly email: string;
  password: string;
  isConfirmed: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

export const firstAccount = { email: 'Lola@mail.example', password: 'a password of a stranger' };

const ofFirstAccount = {
  coupons: [
    {
      code: 'LOLA-10',
      title: 'Diez por ciento',
      kind: 'PERCENT',
      value: 10,
      validFrom: '2026-01-01',
      validUntil: '2026-12-31',
      slugs: [],
      status: 'ACTIVE',
    },
  ],
  purchases: ['2026-10-02T09:00:00Z', '2026-03-01T09:00:00Z'].map((purchasedAt, at) => ({
    orderId: `A-${at}`,
    purchasedAt,
    coupon: 'LOLA-10',
    total: { amount: 90_000, currency: 'MXN' },
  })),
};

const keyOf = (written: string) => written.trim().normalize('NFC').toLowerCase();
const isAddress = (written: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written.trim());

export function usersOf(token: string): Served {
  const accounts = new Map<string, Account>();
  const sessions = new Map<string, Account>();
  const keep = (one: Account) => void accounts.set(keyOf(one.email), one);
  keep({ ...firstAccount, isConfirmed: true, firstName: 'Lola', lastName: 'Paz' });
  const own = (gxToken: string, email: string) => {
    const account = sessions.get(gxToken);
    if (account && keyOf(account.email) === keyOf(email)) return account;
    throw new Refusal('UNAUTHORIZED');
  };
  const by = ({ Username, Password }: { Username: string; Password: string }) => {
    if (!isAddress(Username)) throw new Refusal('INVALID_EMAIL', 'Username');
    if (!Password) throw new Refusal('PASSWORD_REQUIRED', 'Password');
    const account = accounts.get(keyOf(Username));
    if (!account || account.password !== Password) throw new Refusal('INCORRECT_LOGIN', 'Password');
    if (!account.isConfirmed) throw new Refusal('USER_INACTIVE', 'Username');
    return account;
  };
  const isFirst = (one: Account) => keyOf(one.email) === keyOf(firstAccount.email);
  return {
    doors: { bearer: (given) => given === token, person: (given) => sessions.has(given) },
    secrets: ['Password', 'NewPassword'],
    calls: {
      logIn: ({ body }) => {
        const account = by(body);
        const gxToken = randomBytes(24).toString('hex');
        sessions.set(gxToken, account);
        const { email, firstName, lastName } = account;
        const sId = randomBytes(12).toString('hex');
        return { sId, gxToken, firstName, lastName, email, foundData: true };
      },
      register: ({ body }) => {
        const { Username, Password, FirstName, LastName } = body;
        if (!isAddress(Username)) throw new Refusal('INVALID_EMAIL', 'Username');
        if (accounts.has(keyOf(Username))) throw new Refusal('USER_ALREADY_EXISTS', 'Username');
        const names = { firstName: FirstName, lastName: LastName };
        keep({ email: Username.trim(), password: Password, isConfirmed: false, ...names });
        return { status: 'ok' };
      },
      // No test reads mails here, so no mailed token is ever valid.
      forgot: () => ({ status: 'ok' }),
      confirm: () => {
        throw new Refusal('TOKEN_ENDED', 'token');
      },
      choosePassword: () => {
        throw new Refusal('TOKEN_ENDED', 'token');
      },
      changePassword: ({ body }) => {
        const account = by(body);
        account.password = body.NewPassword;
        for (const [gxToken, one] of sessions) if (one === account) sessions.delete(gxToken);
        return { status: 'ok' };
      },
      coupons: ({ body }) => ({
        coupons: isFirst(own(body.gxToken, body.email)) ? ofFirstAccount.coupons : [],
      }),
      purchasesWithCoupon: ({ body, token: gxToken }) => ({
        purchases: isFirst(own(gxToken, body.email)) ? ofFirstAccount.purchases : [],
      }),
    },
  };
}

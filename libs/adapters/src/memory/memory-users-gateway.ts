import type {
  Coupon,
  CouponPurchase,
  Credentials,
  Language,
  LoginError,
  NewUser,
  SiteUser,
} from '@shop/domain';
import type { Asked, LoggedIn, Registered, UsersGateway } from '@shop/ports/backends';
import { FirstAnswers } from './first-answers.js';
import { Outage } from './outage.js';

export interface MemoryAccount {
  readonly user: SiteUser;
  readonly password: string;
  /** Confirmed by mail; so unless it is said. */
  readonly isActive?: boolean;
  readonly coupons?: readonly Coupon[];
  readonly purchases?: readonly CouponPurchase[];
  /** What besides its `gxToken` shows its purchases: an access token of an identity provider. */
  readonly bearers?: readonly string[];
}

const failed = { kind: 'failed', reason: 'rejected' } as const;

const refused = (code: LoginError) => ({ kind: 'refused', code }) as const;

/** Accounts held in memory, one for an address however it is written. */
export class MemoryUsersGateway implements UsersGateway {
  readonly outage = new Outage();
  readonly #accounts = new Map<string, MemoryAccount>();
  readonly #answers = new FirstAnswers();
  readonly #mails: { readonly email: string; readonly language: Language }[] = [];

  hold(account: MemoryAccount): this {
    this.#accounts.set(keyOf(account.user.email), account);
    return this;
  }

  /** As the link in the mail of a new account does. */
  confirm(email: string): void {
    const account = this.#find(email);
    if (account) this.hold({ ...account, isActive: true });
  }

  /** Who forgot a password and has an account, oldest first. */
  get mails(): readonly { readonly email: string; readonly language: Language }[] {
    return this.#mails;
  }

  async logIn({ email, password }: Credentials): Promise<LoggedIn> {
    if (this.outage.reply) return this.outage.reply;
    const account = this.#find(email);
    if (account?.password !== password) return refused('INCORRECT_LOGIN');
    if (account.isActive === false) return refused('USER_INACTIVE');
    return { kind: 'in', user: account.user };
  }

  async register(user: NewUser, language: Language, key: string): Promise<Registered> {
    if (this.outage.reply) return this.outage.reply;
    const written = this.#answers.once<Registered>(key, { user, language }, () => {
      return { kind: 'ok', state: this.#open(user) };
    });
    return written.kind === 'ok' ? written.state : failed;
  }

  async forgot(email: string, language: Language): Promise<Asked<true>> {
    if (this.outage.reply) return this.outage.reply;
    if (this.#find(email)) this.#mails.push({ email, language });
    return { kind: 'ok', answer: true };
  }

  async coupons(user: Pick<SiteUser, 'email' | 'gxToken'>): Promise<Asked<readonly Coupon[]>> {
    if (this.outage.reply) return this.outage.reply;
    const account = this.#find(user.email);
    if (account?.user.gxToken !== user.gxToken) return failed;
    return { kind: 'ok', answer: account.coupons ?? [] };
  }

  async purchasesWithCoupon(
    email: string,
    bearer: string,
  ): Promise<Asked<readonly CouponPurchase[]>> {
    if (this.outage.reply) return this.outage.reply;
    const account = this.#find(email);
    const isTheirs = account?.user.gxToken === bearer || account?.bearers?.includes(bearer);
    return isTheirs ? { kind: 'ok', answer: account?.purchases ?? [] } : failed;
  }

  #open({ email, password, firstName, lastName, country }: NewUser): Registered {
    if (this.#find(email)) return refused('USER_ALREADY_EXISTS');
    const tokens = { sId: `s-${email}`, gxToken: `gx-${email}` };
    const user = { ...tokens, email, firstName, lastName, country, state: '', foundData: false };
    this.hold({ user, password, isActive: false });
    return { kind: 'done' };
  }

  #find(email: string): MemoryAccount | undefined {
    return this.#accounts.get(keyOf(email));
  }
}

const keyOf = (email: string) => email.normalize('NFC').toLowerCase();

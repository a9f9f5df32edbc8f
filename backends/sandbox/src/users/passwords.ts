import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyBytes = 32;

/** The parameters of RFC 7914; N is 2 to the power of the cost. */
const parametersOf = (cost: number) => {
  const [N, r, p] = [2 ** cost, 8, 1];
  return { N, r, p, maxmem: 2 * 128 * N * r };
};

const hex = (bytes: Buffer) => bytes.toString('hex');

/** Keeps passwords as scrypt keys, and counts the runs: an answer's time must not tell who exists. */
export class Passwords {
  private count = 0;
  /** Nobody's: looked at where there is no account, so that both cases cost the same. */
  private readonly nobodys = `${hex(randomBytes(16))}.${hex(randomBytes(keyBytes))}`;

  /** One more doubles what a run takes; at 14 that is about 40 ms and 16 MB. */
  constructor(private readonly cost: number) {}

  /** How often scrypt ran. */
  get runs(): number {
    return this.count;
  }

  /** `salt.key`, both in hex. */
  async keep(password: string): Promise<string> {
    const salt = randomBytes(16);
    return `${hex(salt)}.${hex(await this.key(password, salt))}`;
  }

  /** One run of scrypt, whether something is kept or not. */
  async matches(password: string, kept: string | undefined): Promise<boolean> {
    const [salt = '', key = ''] = (kept ?? this.nobodys).split('.');
    const given = await this.key(password, Buffer.from(salt, 'hex'));
    return timingSafeEqual(given, Buffer.from(key, 'hex')) && kept !== undefined;
  }

  /** The same characters are the same password, however a keyboard composes them. */
  private key(password: string, salt: Buffer): Promise<Buffer> {
    this.count += 1;
    const parameters = parametersOf(this.cost);
    return new Promise((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, keyBytes, parameters, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  }
}

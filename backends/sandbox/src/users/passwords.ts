import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyBytes = 32;

/** The parameters of RFC 7914; N is 2 to the power of the cost. */
const parametersOf = (cost: number) => {
  const [N, r, p] = [2 ** cost, 8, 1];
  return { N, r, p, maxmem: 2 * 128 * N * r };
};

const hex = (bytes: Buffer) => bytes.toString('hex');

/** Stores passwords as scrypt keys. Counts the runs: response times must not reveal accounts. */
export class Passwords {
  private count = 0;
  /** Compared if there is no account, so that both cases cost the same. */
  private readonly decoy = `${hex(randomBytes(16))}.${hex(randomBytes(keyBytes))}`;

  /** Each step of `cost` doubles a run; 14 takes about 40 ms and 16 MB. */
  constructor(private readonly cost: number) {}

  get runs(): number {
    return this.count;
  }

  /** `salt.key`, both in hex. */
  async keep(password: string): Promise<string> {
    const salt = randomBytes(16);
    return `${hex(salt)}.${hex(await this.key(password, salt))}`;
  }

  /** Runs scrypt once, with or without a stored key. */
  async matches(password: string, kept: string | undefined): Promise<boolean> {
    const [salt = '', key = ''] = (kept ?? this.decoy).split('.');
    const given = await this.key(password, Buffer.from(salt, 'hex'));
    return timingSafeEqual(given, Buffer.from(key, 'hex')) && kept !== undefined;
  }

  /** Normalises, since keyboards compose the same characters differently. */
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

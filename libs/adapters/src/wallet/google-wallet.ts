import { readFileSync } from 'node:fs';
import { importPKCS8, SignJWT } from 'jose';
import type { MadePass, WalletPass } from '@shop/ports/backends';
import { z } from 'zod';

const account = z.object({ client_email: z.string().min(3), private_key: z.string().min(100) });

const saveAt = 'https://pay.google.com/gp/v/save/';

/** Browsers may truncate longer links (Google Wallet's documentation). */
const longestLink = 1_800;

interface GoogleAccount {
  readonly file: string;
  readonly issuer: string;
  /** The origin of the page with the link. */
  readonly origin: string;
}

/** Links that add a ticket to Google Wallet; each contains the whole pass, signed. */
export class GoogleWallet {
  readonly #email: string;
  readonly #key: Promise<CryptoKey>;

  /** Throws if the file is missing or not a service account. */
  constructor(private readonly own: GoogleAccount) {
    const read = account.parse(JSON.parse(readFileSync(own.file, 'utf8')));
    this.#email = read.client_email;
    this.#key = importPKCS8(read.private_key, 'RS256');
    // The first caller gets the error; the start does not wait.
    this.#key.catch(() => undefined);
  }

  /** Drops facts until the link is short enough. */
  async make(pass: WalletPass): Promise<MadePass> {
    let href = '';
    for (const part of partsOf(pass)) {
      href = await this.linkTo(part);
      if (href.length <= longestLink) break;
    }
    return { kind: 'link', href };
  }

  private async linkTo(pass: WalletPass): Promise<string> {
    const { issuer, origin } = this.own;
    const classId = `${issuer}.ticket`;
    const objects = [objectOf(pass, issuer, classId)];
    const said = { typ: 'savetowallet', origins: [origin], payload: payloadOf(classId, objects) };
    const token = await new SignJWT(said)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(this.#email)
      .setAudience('google')
      .setIssuedAt()
      .sign(await this.#key);
    return saveAt + token;
  }
}

/** The pass with fewer and fewer facts; the day goes last. */
function partsOf({ facts, ...pass }: WalletPass): readonly WalletPass[] {
  const [day, all] = [facts.slice(0, 1), facts.slice(0, 2)];
  return [
    { ...pass, facts: all },
    { ...pass, facts: day },
    { ...pass, facts: day, begins: undefined },
    { ...pass, facts: [], begins: undefined },
  ];
}

const payloadOf = (id: string, genericObjects: readonly object[]) => ({
  genericClasses: [{ id }],
  genericObjects,
});

/** Without milliseconds, to shorten the link. */
const written = (moment: Date) => ({ date: moment.toISOString().replace(/\.\d+/, '') });

function objectOf(pass: WalletPass, issuer: string, classId: string) {
  const text = (value: string) => ({ defaultValue: { language: pass.language, value } });
  const begin = pass.begins && { start: written(pass.begins) };
  return {
    id: `${issuer}.${pass.serial.replaceAll(/[^\w.-]/g, '_')}`,
    classId,
    state: 'ACTIVE',
    cardTitle: text(pass.brand),
    header: text(pass.place),
    subheader: text(pass.unit),
    hexBackgroundColor: pass.colors.ground,
    barcode: { type: 'QR_CODE', value: pass.signed, alternateText: pass.code },
    validTimeInterval: { ...begin, end: written(pass.ends) },
    textModulesData: pass.facts.map(({ name, value }) => ({ header: name, body: value })),
  };
}

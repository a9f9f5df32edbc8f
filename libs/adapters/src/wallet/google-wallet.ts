import { readFileSync } from 'node:fs';
import { importPKCS8, SignJWT } from 'jose';
import type { MadePass, WalletPass } from '@shop/ports/backends';
import { z } from 'zod';

const account = z.object({ client_email: z.string().min(3), private_key: z.string().min(100) });

const saveAt = 'https://pay.google.com/gp/v/save/';

/** Browsers may truncate longer links (Google Wallet's documentation). */
const longestLink = 1_800;

interface GoogleAccount {
  /** The file of the service account, as Google gives it. */
  readonly file: string;
  readonly issuer: string;
  /** Where the page stands on which the link is pressed. */
  readonly origin: string;
}

/** Links that put a ticket into Google's Wallet: all of it is in the link, which we sign. */
export class GoogleWallet {
  readonly #email: string;
  readonly #key: Promise<CryptoKey>;

  /** Throws when the file is not there, or none of a service account. */
  constructor(private readonly own: GoogleAccount) {
    const read = account.parse(JSON.parse(readFileSync(own.file, 'utf8')));
    this.#email = read.client_email;
    this.#key = importPKCS8(read.private_key, 'RS256');
    // Whoever asks first hears of it; a start does not wait.
    this.#key.catch(() => undefined);
  }

  /** Leaves out facts until the link is short enough. */
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

/** The pass with fewer and fewer facts. The first one, the day, goes last. */
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

/** Without milliseconds, which make the link longer. */
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

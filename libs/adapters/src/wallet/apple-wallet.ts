import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MadePass, WalletPass } from '@shop/ports/backends';
import { PKPass } from 'passkit-generator';

const appleFiles = {
  wwdr: 'wwdr.pem',
  signerCert: 'signer.pem',
  signerKey: 'signer.key',
} as const;

interface AppleAccount {
  readonly folder: string;
  readonly passphrase?: string | undefined;
  /** PNGs that a pass requires, at least 29 and 58 pixels wide. */
  readonly icons: { readonly small: Uint8Array; readonly large: Uint8Array };
}

/** Passes for Apple Wallet (`.pkpass`), signed with the operator's certificate. */
export class AppleWallet {
  readonly #certificates: {
    readonly wwdr: Buffer;
    readonly signerCert: Buffer;
    readonly signerKey: Buffer;
    readonly signerKeyPassphrase?: string;
  };
  readonly #who: { readonly passTypeIdentifier: string; readonly teamIdentifier: string };
  readonly #icons: Readonly<Record<string, Buffer>>;

  /** Throws if a file is missing or the certificate is not for a pass type. */
  constructor({ folder, passphrase, icons }: AppleAccount) {
    const read = (name: string) => readFileSync(join(folder, name));
    const signerCert = read(appleFiles.signerCert);
    this.#certificates = {
      wwdr: read(appleFiles.wwdr),
      signerCert,
      signerKey: read(appleFiles.signerKey),
      ...(passphrase !== undefined && { signerKeyPassphrase: passphrase }),
    };
    this.#who = whoOf(signerCert);
    const [small, large] = [Buffer.from(icons.small), Buffer.from(icons.large)];
    this.#icons = {
      'icon.png': small,
      'icon@2x.png': small,
      'icon@3x.png': large,
      'logo.png': small,
      'logo@2x.png': large,
    };
  }

  async make(pass: WalletPass): Promise<MadePass> {
    const made = new PKPass({ ...this.#icons }, this.#certificates, {
      ...this.#who,
      serialNumber: pass.serial,
      organizationName: pass.brand,
      description: `${pass.place}, ${pass.unit}`,
      logoText: pass.brand,
      backgroundColor: rgb(pass.colors.ground),
      foregroundColor: rgb(pass.colors.ink),
      labelColor: rgb(pass.colors.ink),
    });
    made.type = 'eventTicket';
    made.setBarcodes({ format: 'PKBarcodeFormatQR', message: pass.signed, altText: pass.code });
    made.setExpirationDate(pass.ends);
    if (pass.begins) made.setRelevantDate(pass.begins);
    made.primaryFields.push({ key: 'place', label: pass.unit, value: pass.place });
    const [first, second, ...rest] = pass.facts.map(({ name, value }, at) => ({
      key: `fact-${at}`,
      label: name,
      value,
    }));
    if (first) made.secondaryFields.push(first);
    if (second) made.auxiliaryFields.push(second);
    made.backFields.push(...rest);
    const type = 'application/vnd.apple.pkpass';
    return { kind: 'file', type, content: made.getAsBuffer() };
  }
}

function whoOf(certificate: Buffer) {
  const { subject } = new X509Certificate(certificate);
  const part = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(subject)?.[1];
  const [passTypeIdentifier, teamIdentifier] = [part('UID'), part('OU')];
  if (!passTypeIdentifier || !teamIdentifier)
    throw new Error(`${appleFiles.signerCert} is no certificate of a pass type`);
  return { passTypeIdentifier, teamIdentifier };
}

/** `#53BDB4` as Apple writes it. */
function rgb(color: string): string {
  const parts = color.match(/[0-9a-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
}

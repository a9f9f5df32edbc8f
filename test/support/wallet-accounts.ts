import { execFile } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const passType = 'pass.example.coralibri';
export const team = 'TEAM123456';
export const issuer = '3388000000012345678';
export const passphrase = 'a passphrase of the tests';

/** Test credentials in place of Apple's and Google's. */
export interface WalletAccounts {
  readonly folder: string;
  readonly googleFile: string;
  /** Verifies a Google link. */
  readonly googleKey: KeyObject;
  /** Whether the pass type's certificate signed this manifest. */
  isSigned(signature: Uint8Array, manifest: Uint8Array): Promise<boolean>;
  remove(): Promise<void>;
}

export async function makeWalletAccounts(): Promise<WalletAccounts> {
  const folder = await mkdtemp(join(tmpdir(), 'wallets-'));
  const at = (name: string) => join(folder, name);
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-days', '30', '-nodes'];
  await run('openssl', [
    ...made,
    '-keyout',
    at('wwdr.key'),
    '-out',
    at('wwdr.pem'),
    '-subj',
    '/CN=A root of the tests',
  ]);
  const subject = `/UID=${passType}/CN=Pass Type ID/OU=${team}`;
  const encrypted = ['req', '-newkey', 'rsa:2048', '-passout', `pass:${passphrase}`];
  await run('openssl', [
    ...encrypted,
    '-keyout',
    at('signer.key'),
    '-out',
    at('signer.csr'),
    '-subj',
    subject,
  ]);
  const by = ['-CA', at('wwdr.pem'), '-CAkey', at('wwdr.key'), '-CAcreateserial', '-days', '30'];
  await run('openssl', ['x509', '-req', '-in', at('signer.csr'), ...by, '-out', at('signer.pem')]);
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    client_email: 'tickets@coralibri.iam.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  await writeFile(at('google.json'), JSON.stringify(account));
  return {
    folder,
    googleFile: at('google.json'),
    googleKey: publicKey,
    isSigned: async (signature, manifest) => {
      await writeFile(at('signature'), signature);
      await writeFile(at('manifest'), manifest);
      const what = ['-inform', 'DER', '-in', at('signature'), '-content', at('manifest')];
      const whom = ['-CAfile', at('wwdr.pem'), '-purpose', 'any', '-out', at('verified')];
      return run('openssl', ['smime', '-verify', ...what, ...whom]).then(
        () => true,
        () => false,
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The files of a zip archive without compression. */
export function filesInZip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const [size, nameLength, extra] = [
      zip.readUInt32LE(at + 18),
      zip.readUInt16LE(at + 26),
      zip.readUInt16LE(at + 28),
    ];
    const from = at + 30 + nameLength + extra;
    files.set(zip.toString('utf8', at + 30, at + 30 + nameLength), zip.subarray(from, from + size));
    at = from + size;
  }
  return files;
}

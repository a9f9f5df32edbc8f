import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WalletPass } from '@shop/ports/backends';
import { decodeJwt } from 'jose';
import { GoogleWallet } from './google-wallet.js';

let folder: string;
let wallet: GoogleWallet;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'google-wallet-'));
  const file = join(folder, 'account.json');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    client_email: 'boarding-passes@a-group-of-parks-production.iam.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  await writeFile(file, JSON.stringify(account));
  wallet = new GoogleWallet({
    file,
    issuer: '3388000000099990001',
    origin: 'https://boletos.coralibri.example',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const pass: WalletPass = {
  serial: 'TQ-7K2M-91XD.7RHE-5001-3GWB',
  language: 'es-MX',
  brand: 'Coralibrí',
  place: 'Camino Blanco Amanecer',
  unit: 'Adulto, 20 de 20',
  facts: [
    { name: 'Fecha', value: 'miércoles 30 de septiembre de 2026' },
    { name: 'Horario', value: '5:30–12:30 (hora local del parque)' },
    { name: 'Qué llevar', value: 'Traje de baño' },
  ],
  signed: `TQ1.7K2M91XD.TQ-7K2M-91XD.7RHE-5001-3GWB.CAMINO-BLANCO-AMANECER.A.20260930.20260930.${'7'.repeat(103)}`,
  code: '7RHE-5001-3GWB',
  colors: { ground: '#53BDB4', ink: '#11211F' },
  begins: new Date('2026-09-30T10:30:00Z'),
  ends: new Date('2026-10-01T05:00:00Z'),
};

async function linkOf(differs: Partial<WalletPass> = {}) {
  const made = await wallet.make({ ...pass, ...differs });
  const href = made.kind === 'link' ? made.href : '';
  return { href, said: JSON.stringify(decodeJwt(href.split('/').at(-1) ?? '')) };
}

it('is short enough for browsers, with the day of the ticket', async () => {
  const { href, said } = await linkOf();
  expect(href.length).toBeLessThanOrEqual(1_800);
  expect(said).toContain('miércoles 30 de septiembre de 2026');
});

it('drops optional facts, but nothing a gate needs, when texts are long', async () => {
  const { href, said } = await linkOf({ place: 'Navegación al amanecer por la laguna' });
  expect(href.length).toBeLessThanOrEqual(1_800);
  for (const needed of [pass.signed, pass.code, 'Navegación', pass.unit, '2026-10-01T05:00:00Z'])
    expect(said).toContain(needed);
});

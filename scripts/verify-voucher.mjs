// `npm run verify-voucher -- CODE`: judges a code as a gate does, also offline.
//   --admit   admits the holder of a valid code and reports it to the shop, now or later
//   --fetch   only fetches keys and ended units
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gateMemoryIn } from './lib/gate-memory.mjs';
import { inRoot } from './lib/paths.mjs';
import { Obstacle, runMain, say } from './lib/say.mjs';
import { loadEnvFile, readSettings } from './lib/settings.mjs';

const words = {
  valid: 'VALID',
  admitted: 'COME IN: redeemed',
  queued: 'COME IN: will be sent to the shop later',
  used: 'USED: already redeemed',
  otherDay: 'OTHER DAY',
  revoked: 'REVOKED: its order was changed or cancelled',
  forged: 'FORGED: not signed by this shop',
  unknownKey: 'UNKNOWN KEY: signed with a key that this gate does not have',
};
const good = ['valid', 'admitted', 'queued'];

async function keyIn(folder) {
  const kept = await readFile(join(folder, 'secrets.json'), 'utf8').catch(() => '{}');
  const [key] = (process.env.GATE_SECRET || JSON.parse(kept).GATE_SECRET || '').split(',');
  if (key) return key;
  throw new Obstacle('GATE_SECRET is not set. Set it to the GATE_SECRET of the shop.');
}

function sayClaim({ product, who, day, lastDay, order, unit }) {
  say(`  ${product}, ${who.toLowerCase()}, ${day ?? `open until ${lastDay}`}`);
  say(`  order ${order}, unit ${unit}`);
}

await runMain(async () => {
  const given = process.argv.slice(2);
  const [code] = given.filter((one) => !one.startsWith('--'));
  const isFetch = given.includes('--fetch');
  if (!code && !isFetch) throw new Obstacle('Which code? npm run verify-voucher -- CODE [--admit]');
  loadEnvFile();
  const { port, dataDir } = readSettings();
  if (!existsSync(inRoot('dist/libs/domain/src/index.js'))) {
    const { ensureBuild } = await import('./lib/ensure-build.mjs');
    await ensureBuild();
  }
  const { createGate } = await import('./lib/gate.mjs');
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`;
  const memory = gateMemoryIn(dataDir);
  const gate = createGate({ origin, key: await keyIn(dataDir), memory });
  const isThere = await gate.refresh();
  const { facts } = await memory.read();
  const source = facts ? `as the shop knew it at ${facts.now}` : 'nothing was fetched yet';
  say(
    isThere ? `${origin}: keys and ended units fetched.` : `${origin} does not answer: ${source}.`,
  );
  if (!code) return isThere ? 0 : 1;
  const signed = await gate.signedOf(code);
  const verdict = await gate.judge(signed);
  const isToAdmit = given.includes('--admit') && verdict.kind === 'valid';
  const kind = isToAdmit ? await gate.admit(signed, verdict.claim.unit) : verdict.kind;
  say(words[kind] ?? kind);
  if (verdict.claim) sayClaim(verdict.claim);
  return good.includes(kind) ? 0 : 1;
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';
import type { Certificate } from '../../kit/src/report/certificate.js';
import { built } from '../../../test/support/built.js';
import type { KitPort } from '../../stand-ins/broken/fault.js';
import { ana, password } from '../../../test/support/sign-in.js';
import type { SandboxUnderTest } from '../../../test/support/start-sandbox.js';

const { conformance } = await built('backends/kit/src/command/conformance.js');
const { portNamed } = await built('backends/kit/src/ports/index.js');

/** Requests that no shop would send. Other scenarios name each call as the shop does. */
export const ofTheKit = /: the question /;

/** Ana's codes, under the kit's names (content/sandbox/people.json). */
const codes = {
  promo: 'ANA-250MXN',
  promoUsed: 'ANA-GUARIDA',
  promoExpired: 'ANA-25USD',
  promoNotYet: 'ANA-VERANO10',
  promoProduct: 'ANA-FIESTA',
};

/** Arguments that the owner of any backend would know. */
export const toldOf = (sandbox: SandboxUnderTest, port: KitPort): readonly string[] => {
  const told: Readonly<Record<KitPort, Readonly<Record<string, string>>>> = {
    cart: { prefixProject: 'taquilla', siteCode: 'CORAL', byHand: '30', ...codes },
    hotels: {},
    newsletter: { ...sandbox.newsletterAccount },
    payment: { byHand: '30' },
    search: {},
    users: { email: ana, password },
  };
  return [
    '--token',
    sandbox.tokens[port],
    ...(port === 'cart'
      ? ['--payment-url', sandbox.paymentUrl, '--payment-token', sandbox.tokens.payment]
      : []),
    ...Object.entries(told[port]).flatMap(([name, value]) => ['--with', `${name}=${value}`]),
  ];
};

export const scenariosOf = (port: KitPort): readonly string[] =>
  portNamed(port).port.scenarios.map(({ name }) => name);

export const only = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => ['--only', name]);

export interface Certified {
  readonly code: number;
  readonly words: string;
  readonly complaint: string;
  /** Absent if the run did not start. */
  readonly certificate: Certificate | undefined;
  /** The scenarios with this ending. */
  named(ending: Certificate['scenarios'][number]['ending']): readonly string[];
}

/** A sandbox's clock: a wait moves its time and returns at once. */
export const clockOf = (sandbox: SandboxUnderTest) => ({
  now: () => sandbox.now(),
  wait: async (ms: number) => {
    sandbox.setNow(new Date(sandbox.now().getTime() + ms));
    sandbox.wake();
    // The sandbox's own chores need a moment of real time.
    await pause(50);
  },
});

/** Generous, since timeouts prove nothing on a busy machine. */
const slack = ['--slack', '10'];

/** Pays when the kit asks for a person; no test waits for the result. */
const payByHand = (page: string) => {
  const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Ana Ruiz' };
  // Pages have a browser's name for this machine.
  const url = page.replace('//localhost:', '//127.0.0.1:');
  return fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
};

const read = new Map<string, unknown>();
const documentOf = (name: string) => {
  const known = read.get(name) ?? parse(readFileSync(`backends/contracts/${name}.yaml`, 'utf8'));
  read.set(name, known);
  return known;
};

/** The kit as its bin runs it, in this process. */
export async function certify(
  args: readonly string[],
  clock?: { now(): Date; wait(ms: number): Promise<void> },
): Promise<Certified> {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const file = join(folder, 'certificate.json');
  const own = args.includes('--slack') ? [] : slack;
  let [words, complaint] = ['', ''];
  const code = await conformance([...args, ...own, '--json', file], {
    kit: 'the kit of the tests',
    contract: async (name) => documentOf(name),
    say: (text) => (words += text),
    complain: (text) => {
      complaint += text;
      const [page] = /http\S+\/pay\/\S+/.exec(text) ?? [];
      if (page) void payByHand(page);
    },
    ...(clock && { clock }),
  });
  const written = code === 2 || args.includes('--dry-run') ? undefined : readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  const certificate = written === undefined ? undefined : (JSON.parse(written) as Certificate); // as: written by the kit
  const named: Certified['named'] = (wanted) =>
    (certificate?.scenarios ?? []).flatMap(({ name, ending }) => (ending === wanted ? [name] : []));
  return { code, words, complaint, certificate, named };
}

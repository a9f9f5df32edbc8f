import { parseArgs } from 'node:util';
import { tokenOfEnvironment, webhookSecretOfEnvironment } from '../config/environment.js';
import { BadInput } from '../kit/endings.js';
import { everywhere } from '../kit/everywhere.js';
import type { Port } from '../kit/scenario.js';
import { portNamed } from '../ports/index.js';

export interface Command {
  readonly port: Port;
  readonly contract: string;
  readonly url: string;
  readonly token: string;
  readonly givens: Readonly<Record<string, string>>;
  readonly only?: readonly string[];
  readonly json?: string;
  readonly isDryRun: boolean;
  readonly mayWait: boolean;
  readonly slack: number;
  readonly patienceMs: number;
  readonly webhook?: { readonly port: number; readonly secret: string };
}

const options = {
  port: { type: 'string' },
  url: { type: 'string' },
  token: { type: 'string' },
  with: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  json: { type: 'string' },
  'dry-run': { type: 'boolean' },
  wait: { type: 'boolean' },
  slack: { type: 'string' },
  patience: { type: 'string' },
  'webhook-url': { type: 'string' },
  'webhook-port': { type: 'string' },
  'webhook-secret': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const help = `taquilla-conformance --port NAME --url URL [--token TOKEN] [--with name=value …]

Runs the named scenarios of a port against a server and prints a certificate.
Ends with 0 when nothing failed, with 1 when something did, with 2 when nothing could be begun.

  --port NAME            cart, payment, hotels, newsletter, search or users
  --url URL              the API's address, as the shop is told it
  --token TOKEN          the shop's token there; or the variable CONFORMANCE_TOKEN
  --with name=value      what only the backend's owner knows; --dry-run lists what a port takes
  --only NAME            one scenario; may be said again
  --json FILE            the certificate as data, too
  --dry-run              says what would be asked and changed, and asks nothing
  --wait                 waits for holds and payments to end: up to half an hour
  --slack N              an answer may take N times the shop's own deadline (1)
  --patience SECONDS     how long to wait for the first answer of all (10)
  --webhook-url URL      where the payment backend tells of payments; this program listens on its port
  --webhook-port N       that port, where another machine's address leads here
  --webhook-secret TEXT  what it signs them with; or the variable CONFORMANCE_WEBHOOK_SECRET
`;

/** What was asked for, or one sentence that says what is wrong with it. */
export function readCommand(args: readonly string[]): Command | 'help' {
  const values = valuesOf(args);
  if (values.help) return 'help';
  const { port, contract } = portNamed(values.port);
  const isDryRun = values['dry-run'] === true;
  const webhook = webhookOf(values);
  return {
    port,
    contract,
    url: isDryRun && values.url === undefined ? '' : urlOf(values.url),
    token: tokenOf(values.token, isDryRun),
    givens: givensOf(port, values.with ?? [], isDryRun),
    ...(values.only && { only: onlyOf(port, values.only) }),
    ...(values.json !== undefined && { json: values.json }),
    isDryRun,
    mayWait: values.wait === true,
    slack: amountOf('slack', values.slack ?? '1'),
    patienceMs: amountOf('patience', values.patience ?? '10') * 1000,
    ...(webhook && { webhook }),
  };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : String(error));
  }
}

function urlOf(given: string | undefined): string {
  if (!given) throw new BadInput('Where is it? --url is the address of the API.');
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new BadInput(`--url “${given}” is no address of the web.`);
  if (url.search || url.hash || url.username)
    throw new BadInput('--url is an address alone, without “?”, “#” or a user.');
  return url.href.replace(/\/$/, '');
}

function tokenOf(given: string | undefined, isDryRun: boolean): string {
  const token = given ?? tokenOfEnvironment() ?? '';
  if (!token && !isDryRun)
    throw new BadInput('By which token? --token TOKEN, or the variable CONFORMANCE_TOKEN.');
  if (!/^[\x21-\x7e]*$/.test(token)) throw new BadInput('--token has a character of no token.');
  return token;
}

function givensOf(port: Port, pairs: readonly string[], isDryRun: boolean) {
  const given = Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new BadInput(`--with “${pair}” is not of the form name=value.`);
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );
  const names = port.givens.map(({ name }) => name);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown)
    throw new BadInput(
      `The port ${port.name} takes no --with ${unknown}; it takes ${names.join(', ') || 'none'}.`,
    );
  const missing = port.givens.find(({ name, isNeeded }) => isNeeded && !given[name]);
  if (missing && !isDryRun)
    throw new BadInput(`The port ${port.name} needs --with ${missing.name}=…: ${missing.means}.`);
  const defaults = port.givens.flatMap(({ name, byDefault }) =>
    byDefault === undefined ? [] : [[name, byDefault] as const],
  );
  return { ...Object.fromEntries(defaults), ...given };
}

function onlyOf(port: Port, wanted: readonly string[]): readonly string[] {
  const names = [...port.scenarios, ...everywhere].map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) throw new BadInput(`The port ${port.name} has no scenario “${unknown}”.`);
  return wanted;
}

function amountOf(name: string, given: string): number {
  const amount = Number(given);
  if (amount > 0 && amount <= 100) return amount;
  throw new BadInput(`--${name} is a number above 0, and 100 at most.`);
}

function webhookOf(values: ReturnType<typeof valuesOf>): Command['webhook'] {
  const address = values['webhook-url'];
  if (address === undefined) return undefined;
  const secret = values['webhook-secret'] ?? webhookSecretOfEnvironment();
  if (!secret) throw new BadInput('--webhook-url needs --webhook-secret.');
  const { port, protocol } = new URL(urlOf(address));
  const own = Number(values['webhook-port'] ?? (port || (protocol === 'https:' ? 443 : 80)));
  if (Number.isInteger(own) && own > 0 && own < 65_536) return { port: own, secret };
  throw new BadInput('--webhook-port is a number from 1 to 65535.');
}

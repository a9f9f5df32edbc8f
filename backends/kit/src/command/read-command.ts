import { parseArgs } from 'node:util';
import {
  paymentTokenOfEnvironment,
  tokenOfEnvironment,
  webhookSecretOfEnvironment,
} from '../config/environment.js';
import { BadInput } from '../kit/endings.js';
import { everywhere } from '../kit/everywhere.js';
import type { Port } from '../kit/scenario.js';
import { portNamed } from '../ports/index.js';
import { options } from './options.js';

export interface Command {
  readonly port: Port;
  readonly contract: string;
  readonly url: string;
  readonly token: string;
  readonly givens: Readonly<Record<string, string>>;
  readonly only?: readonly string[];
  readonly json?: string;
  readonly isDryRun: boolean;
  readonly longestWaitMs: number;
  readonly slack: number;
  readonly timeoutMs: number;
  readonly webhook?: { readonly host: string; readonly port: number; readonly secret: string };
  /** The payment API used alongside the port. */
  readonly payment?: { readonly url: string; readonly token: string };
}

/** Parses the arguments. Throws `BadInput` with one sentence if one is wrong. */
export function readCommand(args: readonly string[]): Command | 'help' {
  const values = valuesOf(args);
  if (values.help) return 'help';
  const { port, contract } = portNamed(values.port);
  const isDryRun = values['dry-run'] === true;
  const webhook = webhookOf(values);
  const payment = paymentOf(values, port);
  return {
    port,
    contract,
    url: isDryRun && values.url === undefined ? '' : urlOf(values.url),
    token: tokenOf(values.token, isDryRun),
    givens: givensOf(port, values.with ?? [], isDryRun),
    ...(values.only && { only: onlyOf(port, values.only) }),
    ...(values.json !== undefined && { json: values.json }),
    isDryRun,
    longestWaitMs: longestWaitOf(values),
    slack: amountOf('slack', values.slack ?? '1'),
    timeoutMs: amountOf('patience', values.patience ?? '10') * 1000,
    ...(webhook && { webhook }),
    ...(payment && { payment }),
  };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : String(error));
  }
}

function urlOf(given: string | undefined, option = '--url'): string {
  if (!given) throw new BadInput(`${option} is missing: it is the address of the API.`);
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new BadInput(`${option} “${given}” is not a web address.`);
  if (url.search || url.hash || url.username)
    throw new BadInput(`${option} must be an address without “?”, “#” or a user.`);
  return url.href.replace(/\/$/, '');
}

function tokenOf(given: string | undefined, isDryRun: boolean): string {
  const token = given ?? tokenOfEnvironment() ?? '';
  if (!token && !isDryRun)
    throw new BadInput('The token is missing: pass --token TOKEN or set CONFORMANCE_TOKEN.');
  if (!/^[\x21-\x7e]*$/.test(token))
    throw new BadInput('--token contains a character that a token can’t have.');
  return token;
}

function givensOf(port: Port, pairs: readonly string[], isDryRun: boolean) {
  const given = Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new BadInput(`--with “${pair}” must have the form name=value.`);
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

/** Longer than any hold in the contracts. */
const anHour = 3600;

function longestWaitOf(values: ReturnType<typeof valuesOf>): number {
  if (values.wait) return anHour * 1000;
  const most = Number(values['wait-most'] ?? '60');
  if (most >= 0 && most <= 86_400) return most * 1000;
  throw new BadInput('--wait-most is a number of seconds, at most a day.');
}

function paymentOf(values: ReturnType<typeof valuesOf>, { name }: Port): Command['payment'] {
  const address = values['payment-url'];
  if (address === undefined) return undefined;
  if (name !== 'cart') throw new BadInput(`The port ${name} takes no --payment-url.`);
  const token = values['payment-token'] ?? paymentTokenOfEnvironment();
  if (!token) throw new BadInput('--payment-url needs --payment-token.');
  return { url: urlOf(address, '--payment-url'), token };
}

function amountOf(name: string, given: string): number {
  const amount = Number(given);
  if (amount > 0 && amount <= 100) return amount;
  throw new BadInput(`--${name} is a number above 0 and at most 100.`);
}

function webhookOf(values: ReturnType<typeof valuesOf>): Command['webhook'] {
  const address = values['webhook-url'];
  if (address === undefined) return undefined;
  const secret = values['webhook-secret'] ?? webhookSecretOfEnvironment();
  if (!secret) throw new BadInput('--webhook-url needs --webhook-secret.');
  const { port, protocol } = new URL(urlOf(address, '--webhook-url'));
  const host = values['webhook-host'] ?? '127.0.0.1';
  const own = Number(values['webhook-port'] ?? (port || (protocol === 'https:' ? 443 : 80)));
  if (Number.isInteger(own) && own > 0 && own < 65_536) return { host, port: own, secret };
  throw new BadInput('--webhook-port is a number from 1 to 65535.');
}

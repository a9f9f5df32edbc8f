import { access, constants, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Contract, type Node } from '../kit/contract.js';
import { BadInput } from '../kit/endings.js';
import { Redactor } from '../kit/redact.js';
import { Run } from '../kit/run.js';
import type { WebhookInbox } from '../kit/scenario.js';
import { certificateOf } from '../report/certificate.js';
import { certificateInWords, planInWords } from '../report/words.js';
import { listenForWebhooks } from './webhook-listener.js';
import { preflight } from './preflight.js';
import { help } from './options.js';
import { type Command, readCommand } from './read-command.js';

export interface World {
  contract(name: string): Promise<Node>;
  say(text: string): void;
  complain(text: string): void;
  /** Calls `stop` when the user interrupts the run. */
  onStop?(stop: () => void): void;
  readonly clock?: { now(): Date; wait(ms: number): Promise<void> };
  readonly kit: string;
}

const clockOfMachine = { now: () => new Date(), wait: (ms: number) => pause(ms) };

/** The whole program. Exit code: 0 all passed, 1 a scenario failed, 2 the run could not start. */
export async function conformance(args: readonly string[], world: World): Promise<0 | 1 | 2> {
  try {
    const command = readCommand(args);
    if (command === 'help') {
      world.say(help);
      return 0;
    }
    return await certified(command, world);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    world.complain(`${error.message}\n`);
    return 2;
  }
}

async function certified(command: Command, world: World): Promise<0 | 1> {
  const { port, url, token, only, json } = command;
  const isWanted = (name: string) => !only || only.includes(name);
  if (command.isDryRun) {
    world.say(planInWords(port, isWanted));
    return 0;
  }
  const contract = new Contract(await world.contract(command.contract));
  if (json !== undefined) await refuseUnwritable(json);
  const clock = world.clock ?? clockOfMachine;
  const listener = await listenerOf(command, clock);
  try {
    const run = await runOf(command, world, contract, clock, listener?.webhooks);
    const headers = { Authorization: `Bearer ${token}`, ...(await run.headersOfProbe()) };
    await preflight({ port, contract, url, headers, timeoutMs: command.timeoutMs });
    const unsteady = await run.unsteady();
    if (unsteady) throw new BadInput(`${url} ${unsteady}.`);
    world.onStop?.(() => run.stop());
    const began = new Date();
    const outcome = await run.all();
    const secrets = [token, ...secretsOf(command)];
    const about = { kit: world.kit, port: port.name, url, began, ended: new Date() };
    const certificate = certificateOf(outcome, about, new Redactor(secrets));
    world.say(certificateInWords(certificate));
    if (json !== undefined) await writeFile(json, `${JSON.stringify(certificate, null, 2)}\n`);
    return certificate.isConforming ? 0 : 1;
  } finally {
    await listener?.stop();
  }
}

async function runOf(
  { payment: beside, ...command }: Command,
  world: World,
  contract: Contract,
  clock: NonNullable<World['clock']>,
  webhooks: WebhookInbox | undefined,
): Promise<Run> {
  const payment = beside && {
    ...beside,
    contract: new Contract(await world.contract('payment')),
  };
  return new Run({
    ...command,
    contract,
    clock,
    say: world.complain,
    ...(payment && { payment }),
    ...(webhooks && { webhooks }),
  });
}

/** Values to redact because of where they come from; their field names look harmless. */
const secretsOf = ({ port, givens, webhook, payment }: Command): readonly string[] => [
  webhook?.secret ?? '',
  payment?.token ?? '',
  ...port.givens.flatMap(({ name, byDefault }) => (byDefault ? [] : (givens[name] ?? []))),
];

async function refuseUnwritable(file: string): Promise<void> {
  await access(dirname(file), constants.W_OK).catch(() => {
    throw new BadInput(`--json ${file} can't be written.`);
  });
}

async function listenerOf(
  { webhook }: Command,
  clock: { now(): Date },
): Promise<{ readonly webhooks: WebhookInbox; stop(): Promise<void> } | undefined> {
  return webhook && listenForWebhooks(webhook, clock);
}

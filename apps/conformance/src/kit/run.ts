import { type Call, Client } from './client.js';
import { Blocked, Failed, LeftOut, NotOffered, WrongStatus } from './endings.js';
import { type EveryAnswer, everywhere } from './everywhere.js';
import type { Exchange } from './exchange.js';
import { type KitParts, makeKit } from './make-kit.js';
import type { Kit, Port, Scenario } from './scenario.js';

export type Ending = 'passed' | 'failed' | 'notOffered' | 'blocked' | 'leftOut';

export interface Result {
  readonly name: string;
  readonly shows: string;
  readonly ending: Ending;
  /** Why it did not pass, or what a visitor loses. */
  readonly words?: string;
  /** The last question before it ended so. */
  readonly exchange?: Exchange;
}

export interface RunOptions extends Omit<KitParts, 'client' | 'afterwards'> {
  readonly port: Port;
  readonly url: string;
  /** Only these scenarios; absent: all. */
  readonly only?: readonly string[];
  /** How many times the shop's own deadline an answer may take. */
  readonly slack: number;
}

export interface Outcome {
  readonly results: readonly Result[];
  /** What could not be given back. */
  readonly leftBehind: readonly string[];
  readonly calls: number;
}

/** One run of a port's scenarios, one after the other: they would be in each other's way. */
export class Run {
  private readonly exchanges: Exchange[] = [];
  private readonly leftBehind: string[] = [];
  private readonly kit: Kit;
  private cleanups: { what: string; work: () => Promise<unknown> }[] = [];
  private isStopped = false;

  constructor(private readonly options: RunOptions) {
    const { port, contract, url, slack } = options;
    const client = new Client({
      contract,
      url,
      headersOf: (operation, call) => this.headersOf(operation, call),
      limitOf: (operation) => port.limitOf(operation) * slack,
      onExchange: (exchange) => this.exchanges.push(exchange),
    });
    const afterwards: Kit['afterwards'] = (what, work) => void this.cleanups.push({ what, work });
    this.kit = makeKit({ ...options, client, afterwards });
  }

  /** Ends after the scenario that is under way, and what that one took is given back. */
  stop(): void {
    this.isStopped = true;
  }

  async all(): Promise<Outcome> {
    const { port, only } = this.options;
    const isWanted = ({ name }: { readonly name: string }) => !only || only.includes(name);
    const results: Result[] = [];
    for (const scenario of port.scenarios.filter(isWanted)) {
      results.push(this.isStopped ? unseen(scenario) : await this.one(scenario));
    }
    const general = everywhere.filter(isWanted).map((rule) => this.judged(rule));
    const { leftBehind, exchanges } = this;
    return { results: [...results, ...general], leftBehind, calls: exchanges.length };
  }

  /** What the first question carries beside the token. */
  async headersOfProbe(): Promise<Readonly<Record<string, string>>> {
    const { port, contract } = this.options;
    const { operation, call = {} } = port.probe;
    return {
      ...(await port.headersOf?.({
        operation: contract.operation(operation),
        call,
        kit: this.kit,
      })),
    };
  }

  /** What would make every comparison worthless. */
  async unsteady(): Promise<string | undefined> {
    return this.options.port.isUnsteady?.(this.kit);
  }

  private async one({ name, shows, run }: Scenario): Promise<Result> {
    const from = this.exchanges.length;
    const ending = await run(this.kit).then(
      () => ({ ending: 'passed' as const }),
      (reason: unknown) => endingOf(reason, this.exchanges.slice(from)),
    );
    await this.giveBack();
    return { name, shows, ...ending };
  }

  private judged({ kind, name, shows }: EveryAnswer): Result {
    for (const exchange of this.exchanges) {
      const problem = exchange.problems.find((one) => one.kind === kind);
      if (!problem) continue;
      const words = `${exchange.operation.id}: ${problem.words}`;
      return { name, shows, ending: 'failed', words, exchange };
    }
    return { name, shows, ending: 'passed' };
  }

  private async giveBack(): Promise<void> {
    for (const { what, work } of this.cleanups.reverse()) {
      const failed = await work().then(statusThatKeeps, (error: unknown) =>
        error instanceof NotOffered ? undefined : wordsOf(error),
      );
      if (failed) this.leftBehind.push(`${what}: ${failed}`);
    }
    this.cleanups = [];
  }

  private async headersOf(operation: Exchange['operation'], call: Call) {
    const { port, token } = this.options;
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(await port.headersOf?.({ operation, call, kit: this.kit })),
      ...(call.token && { Authorization: `Bearer ${call.token}` }),
    };
    if (call.token !== null) return headers;
    return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Authorization'));
  }
}

/** A run that was stopped says nothing of the rest, and so certifies nothing. */
const unseen = ({ name, shows }: Scenario): Result => {
  return { name, shows, ending: 'blocked', words: 'the run was stopped before it' };
};

/** What is gone already need not be given back. */
const isGone: readonly unknown[] = [404, 409, 410];

function statusThatKeeps(reply: unknown): string | undefined {
  const { status } = Object(reply);
  return status >= 400 && !isGone.includes(status) ? `status ${status}` : undefined;
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** What is broken for all answers is told once, by its own rule, and keeps this scenario back. */
function endingOf(error: unknown, asked: readonly Exchange[]): Omit<Result, 'name' | 'shows'> {
  const words = wordsOf(error);
  const exchange = asked.at(-1);
  if (error instanceof NotOffered) return { ending: 'notOffered', words };
  if (error instanceof LeftOut) return { ending: 'leftOut', words };
  if (error instanceof WrongStatus) return { ending: 'failed', words, exchange };
  const broken = asked.find(({ problems }) => problems.length > 0);
  if (broken) {
    const why = `${broken.operation.id}: ${broken.problems[0]?.words}`;
    return { ending: 'blocked', words: why, exchange: broken };
  }
  if (error instanceof Blocked) return { ending: 'blocked', words, exchange };
  const isKnown = error instanceof Failed;
  return {
    ending: 'failed',
    words: isKnown ? words : `The answer can't be read: ${words}`,
    exchange,
  };
}

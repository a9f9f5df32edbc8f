import { type Call, Client } from './client.js';
import { NotOffered } from './endings.js';
import { endingOf, type Result, unseen, wordsOf } from './result.js';
import { type EveryAnswer, everywhere } from './everywhere.js';
import type { Contract } from './contract.js';
import type { Exchange } from './exchange.js';
import { type KitParts, makeKit } from './make-kit.js';
import type { Kit, Port, Scenario } from './scenario.js';

export interface RunOptions extends Omit<
  KitParts,
  'client' | 'paymentClient' | 'afterwards' | 'atTheEnd'
> {
  readonly port: Port;
  readonly url: string;
  /** Names of the scenarios to run; absent: all. */
  readonly only?: readonly string[];
  readonly payment?: { readonly contract: Contract; readonly url: string; readonly token: string };
  /** The allowed reply time, as a multiple of the shop's own timeout. */
  readonly slack: number;
}

export interface Outcome {
  readonly results: readonly Result[];
  /** What the run could not give back. */
  readonly leftBehind: readonly string[];
  readonly calls: number;
}

interface Cleanup {
  readonly what: string;
  work(): Promise<unknown>;
}

/** Runs a port's scenarios one after the other: in parallel they would disturb each other. */
export class Run {
  private readonly exchanges: Exchange[] = [];
  private readonly leftBehind: string[] = [];
  private readonly kit: Kit;
  private cleanups: Cleanup[] = [];
  private readonly lastCleanups: Cleanup[] = [];
  private isStopped = false;

  constructor(private readonly options: RunOptions) {
    const { port, contract, url, slack, payment } = options;
    const client = new Client({
      contract,
      url,
      headersOf: (operation, call) => this.headersOf(operation, call),
      limitOf: (operation) => port.limitOf(operation) * slack,
      onExchange: (exchange) => this.exchanges.push(exchange),
    });
    const afterwards: Kit['afterwards'] = (what, work) => void this.cleanups.push({ what, work });
    const atTheEnd: Kit['atTheEnd'] = (what, work) => void this.lastCleanups.push({ what, work });
    const paymentClient = payment && clientBeside(payment, slack);
    this.kit = makeKit({
      ...options,
      client,
      afterwards,
      atTheEnd,
      ...(paymentClient && { paymentClient }),
    });
  }

  /** Stops after the current scenario and gives back what it took. */
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
    this.cleanups = this.lastCleanups;
    await this.giveBack();
    const general = everywhere.filter(isWanted).map((rule) => this.judged(rule));
    const { leftBehind, exchanges } = this;
    return { results: [...results, ...general], leftBehind, calls: exchanges.length };
  }

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

  /** Why comparisons would be meaningless on this server, or undefined. */
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

/** A client for the payment API. Its replies are not checked against this port's contract. */
const clientBeside = (
  { contract, url, token }: NonNullable<RunOptions['payment']>,
  slack: number,
): Client =>
  new Client({
    contract,
    url,
    headersOf: async () => ({ Authorization: `Bearer ${token}` }),
    limitOf: () => 15_000 * slack,
    onExchange: () => undefined,
  });

/** Statuses of an undo that mean the thing no longer exists. */
const isGone: readonly unknown[] = [404, 409, 410];

function statusThatKeeps(reply: unknown): string | undefined {
  const { status } = Object(reply);
  return status >= 400 && !isGone.includes(status) ? `status ${status}` : undefined;
}

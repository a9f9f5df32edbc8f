import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { mailTry } from '@shop/domain';
import pg from 'pg';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { type Program, startProgram } from './programs.js';
import type { KeptChange } from './change-checker.js';
import type { KeptPurchase } from './ledger-checker.js';
import { mailViolationsIn } from './mail-checker.js';
import { violationsIn } from './purchase-checker.js';
import { sandboxVariables, shopVariables, tokens } from './shop-variables.js';
import { createDatabase } from './start-postgres.js';
import type { Fault } from '../../backends/sandbox/src/http/faults.js';

/** Processor seconds from Linux's /proc, which counts hundredths; NaN elsewhere. */
async function secondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

interface Settings {
  /** Environment of the shop, beside the addresses that connect the two. */
  readonly env?: Readonly<Record<string, string>>;
  /** The database server; default the one of the run. */
  readonly newDatabase?: () => Promise<string>;
}

/** Starts sandbox and shop as processes that can be killed and restarted on their ports. */
export async function startShopPrograms({ env, newDatabase = createDatabase }: Settings = {}) {
  const [shopDb, sandboxDb] = [await newDatabase(), await newDatabase()];
  const [port, opsPort, sandboxPort] = await freePorts(3);
  const url = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const startSandbox = () =>
    startProgram(
      'dist/sandbox/main.mjs',
      sandboxVariables({ url, sandboxUrl, databaseUrl: sandboxDb }),
    );
  let begun = new Date();
  const startBff = () => {
    begun = new Date();
    return startProgram('dist/bff/main.mjs', {
      ...shopVariables({ url, sandboxUrl, databaseUrl: shopDb }),
      PORT: String(port),
      OPS_PORT: String(opsPort),
      // Tests change due times in the database, which wakes no job.
      DUE_IDLE_MS: '1000',
      ...env,
    });
  };
  /** Queries the shop's database over a new connection, since a test may kill old ones. */
  const ownRows = async <Row extends pg.QueryResultRow>(asked: string) => {
    const own = new pg.Client({ connectionString: shopDb });
    await own.connect();
    const { rows } = await own.query<Row>(asked);
    await own.end();
    return rows;
  };
  const database = new pg.Pool({ connectionString: sandboxDb });
  // The server may close an idle connection as it stops. A failing query still fails the test.
  database.on('error', () => undefined);
  const interruptions: Date[] = [];
  /** Between its start and end, what was recorded is uncertain. */
  async function interrupt<Done>(work: () => Promise<Done>): Promise<Done> {
    interruptions.push(new Date());
    const done = await work();
    interruptions.push(new Date());
    return done;
  }
  let sandbox: Program = await startSandbox();
  let bff: Program = await startBff();
  const programs = { sandbox: [sandbox], bff: [bff] };
  return {
    url,
    sandboxUrl,
    books: database,
    check: () => violationsIn(database),
    /** The whole output of a program, through every kill. */
    said: (which: keyof typeof programs) => programs[which].map(({ said }) => said()).join(''),
    secrets: Object.values(tokens),
    checkMails: () => mailViolationsIn(database, interruptions),
    /** Marks a kill of something that records a sent mail. */
    interrupt,
    changes: () => ownRows<KeptChange>('select order_id, state from shop.order_changes'),
    purchases: () => ownRows<KeptPurchase>('select id, state, method from shop.purchases'),
    /** Ages abandoned purchases beyond the lifetime of a payment. */
    agePurchases: () =>
      ownRows(`update shop.purchases set created_at = created_at - interval '41 minutes',
        due_at = clock_timestamp() where state = 'CREATED'`),
    /** Ends pauses of the mail queue and leases of killed programs, not current leases. */
    hurryMails: () =>
      interrupt(() =>
        ownRows(`update shop.mails set due_at = clock_timestamp() where state = 'WAITING'
          and not (due_at > clock_timestamp() + interval '1 minute' and due_at >
            timestamptz '${begun.toISOString()}' + ${mailTry.leaseMs} * interval '1 ms')`),
      ),
    /** The same, but keeps every lease of two minutes that a sender may still hold. */
    hurryIdleMails: () =>
      ownRows(`update shop.mails set due_at = clock_timestamp() where state = 'WAITING'
        and due_at not between clock_timestamp() + interval '1 minute'
        and clock_timestamp() + interval '2 minutes'`),
    /** Makes the sandbox misbehave; without a fault, ends all faults. */
    async order(fault?: Fault) {
      const method = fault ? 'POST' : 'DELETE';
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(fault);
      const { ok, status } = await fetch(`${sandboxUrl}/__faults`, { method, headers, body });
      if (!ok) throw new Error(`faults: ${status}`);
    },
    metrics: async () => (await fetch(`http://localhost:${opsPort}/metrics`)).text(),
    /** Processor seconds of each program since its start, and of the whole machine. */
    processorSeconds: async () => ({
      shop: await secondsOf(bff.pid),
      sandbox: await secondsOf(sandbox.pid),
      machine: cpus().reduce((sum, { times }) => sum + times.user + times.sys, 0) / 1000,
    }),
    async killAndRestart() {
      await interrupt(() => bff.kill());
      programs.bff.push((bff = await startBff()));
    },
    async killAndRestartSandbox() {
      await sandbox.kill();
      programs.sandbox.push((sandbox = await startSandbox()));
    },
    async stop() {
      await bff.stop();
      await sandbox.stop();
      await database.end();
    },
  };
}

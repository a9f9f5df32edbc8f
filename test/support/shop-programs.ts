import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { mailTry } from '@shop/domain';
import pg from 'pg';
import { unlimited } from '../../scripts/lib/test-settings.mjs';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { type Program, startProgram } from './programs.js';
import type { KeptChange } from './change-checker.js';
import type { KeptPurchase } from './ledger-checker.js';
import { mailViolationsIn } from './mail-checker.js';
import { violationsIn } from './purchase-checker.js';
import { createDatabase } from './start-postgres.js';
import type { Fault } from '../../backends/sandbox/src/http/faults.js';

const tokens = {
  CART_API_TOKEN: 'token-of-the-cart-api',
  PAYMENT_API_TOKEN: 'token-of-the-payment-api',
  HOTELS_API_TOKEN: 'token-of-the-hotel-api',
  NEWSLETTER_API_TOKEN: 'token-of-the-newsletter-api',
  SEARCH_API_TOKEN: 'token-of-the-search-api',
  USERS_API_TOKEN: 'token-of-the-users-api',
  MAILBOX_API_TOKEN: 'token-of-the-mailbox-api',
  OAUTH_CLIENT_SECRET: 'a-secret-of-the-client',
  PAYMENT_WEBHOOK_SECRET: 'a-webhook-secret-of-32-characters',
};

/** As Linux counts them, in hundredths of a second; elsewhere nobody is asked. */
async function secondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

interface Settings {
  /** Of the shop, beside what connects the two. */
  readonly env?: Readonly<Record<string, string>>;
  /** On which server; the tests' one unless given. */
  readonly newDatabase?: () => Promise<string>;
}

/** Sandbox and shop as processes; each can be killed and started again on its port. */
export async function startShopPrograms({ env, newDatabase = createDatabase }: Settings = {}) {
  const [shopDb, sandboxDb] = [await newDatabase(), await newDatabase()];
  const [port, opsPort, sandboxPort] = await freePorts(3);
  const url = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const startSandbox = () =>
    startProgram('dist/sandbox/main.mjs', {
      ...tokens,
      PORT: String(sandboxPort),
      HOST: 'localhost',
      DATABASE_URL: sandboxDb,
      PUBLIC_URL: sandboxUrl,
      BFF_WEBHOOK_URL: `${url}/api/webhooks/payment`,
      SANDBOX_FAULTS: 'on',
    });
  let begun = new Date();
  const startBff = () => {
    begun = new Date();
    return startProgram('dist/bff/main.mjs', {
      ...tokens,
      PORT: String(port),
      OPS_PORT: String(opsPort),
      PUBLIC_ORIGIN: url,
      DATABASE_URL: shopDb,
      CART_API_URL: `${sandboxUrl}/cart-api`,
      PAYMENT_API_URL: `${sandboxUrl}/payment-api`,
      HOTELS_API_URL: `${sandboxUrl}/hotel-api`,
      NEWSLETTER_API_URL: `${sandboxUrl}/newsletter-api`,
      SEARCH_API_URL: `${sandboxUrl}/search-api`,
      USERS_API_URL: `${sandboxUrl}/users-api`,
      MAILBOX_API_URL: `${sandboxUrl}/mail-api`,
      OAUTH_ISSUER_URL: `${sandboxUrl}/identity`,
      PAYMENT_PAGE_ORIGIN: sandboxUrl,
      SESSION_SECRETS: 'a-session-secret-of-32-characters-and-more',
      GATE_SECRET: 'a-gate-key-of-the-tests',
      LOG_LEVEL: 'info',
      ...unlimited,
      ...env,
    });
  };
  /** A question to the shop's own database, which may have been killed since the last one. */
  const ownRows = async <Row extends pg.QueryResultRow>(asked: string) => {
    const own = new pg.Client({ connectionString: shopDb });
    await own.connect();
    const { rows } = await own.query<Row>(asked);
    await own.end();
    return rows;
  };
  const database = new pg.Pool({ connectionString: sandboxDb });
  // The server may end an idle connection as it is stopped; a query that fails still fails the test.
  database.on('error', () => undefined);
  const interruptions: Date[] = [];
  /** From its beginning to its end nobody knows what was noted. */
  async function interrupt<Done>(work: () => Promise<Done>): Promise<Done> {
    interruptions.push(new Date());
    const done = await work();
    interruptions.push(new Date());
    return done;
  }
  let sandbox: Program = await startSandbox();
  let bff: Program = await startBff();
  /** Those that were killed, too. */
  const programs = { sandbox: [sandbox], bff: [bff] };
  return {
    url,
    sandboxUrl,
    /** The sandbox's own books. */
    books: database,
    check: () => violationsIn(database),
    /** All that either has logged since the beginning, through every kill. */
    said: (which: keyof typeof programs) => programs[which].map(({ said }) => said()).join(''),
    secrets: Object.values(tokens),
    checkMails: () => mailViolationsIn(database, interruptions),
    /** A kill of what the shop needs to note that a mail was sent. */
    interrupt,
    /** Changes of orders, as the shop's ledger has them. */
    changes: () => ownRows<KeptChange>('select order_id, state from shop.order_changes'),
    /** Purchases, as the shop's ledger has them. */
    purchases: () => ownRows<KeptPurchase>('select id, state, method from shop.purchases'),
    /** As if what somebody had begun and let be had been so for longer than a payment can be open. */
    agePurchases: () =>
      ownRows(`update shop.purchases set created_at = created_at - interval '41 minutes',
        due_at = clock_timestamp() where state = 'CREATED'`),
    /**
     * As if all that the queue of mails waits for had passed: leases of the killed, pauses. What the
     * program that runs now is at keeps its lease.
     */
    hurryMails: () =>
      interrupt(() =>
        ownRows(`update shop.mails set due_at = clock_timestamp() where state = 'WAITING'
          and not (due_at > clock_timestamp() + interval '1 minute' and due_at >
            timestamptz '${begun.toISOString()}' + ${mailTry.leaseMs} * interval '1 ms')`),
      ),
    /** The same, but for what somebody may be at: its lease of two minutes. */
    hurryIdleMails: () =>
      ownRows(`update shop.mails set due_at = clock_timestamp() where state = 'WAITING'
        and due_at not between clock_timestamp() + interval '1 minute'
        and clock_timestamp() + interval '2 minutes'`),
    /** What the sandbox does on a bad day; none ends them. */
    async order(fault?: Fault) {
      const method = fault ? 'POST' : 'DELETE';
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(fault);
      const { ok, status } = await fetch(`${sandboxUrl}/__faults`, { method, headers, body });
      if (!ok) throw new Error(`faults: ${status}`);
    },
    /** What the shop's own counters say. */
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { unhurried } from '../../scripts/lib/test-settings.mjs';
import { watchedPrograms } from '../../scripts/lib/watched-programs.mjs';

/** A shop as `npm start` opens it: a process of its own, with its database, sandbox and BFF. */
export class StartedShop {
  private readonly words: string[] = [];
  private readonly exited: Promise<unknown>;

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    readonly sandbox: string,
    private readonly ready: string,
    private readonly dataDir: string,
  ) {
    this.exited = once(child, 'close');
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (bytes: Buffer) => this.words.push(bytes.toString()));
  }

  /** Starts it; `open` resolves when it says that it is open, or has ended. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<StartedShop> {
    const dataDir = temporaryFolder('start');
    const [port, sandboxPort, opsPort] = (await freePorts(3)).map(String);
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        PORT: port,
        SANDBOX_PORT: sandboxPort,
        OPS_PORT: opsPort,
        TAQUILLA_DATA_DIR: dataDir,
        ...watchedPrograms(),
        ...unhurried,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [url, sandbox] = [port, sandboxPort].map((one) => `http://localhost:${one}`);
    const ready = `http://localhost:${opsPort}/health/ready`;
    return new StartedShop(child, url ?? '', sandbox ?? '', ready, dataDir);
  }

  /** All that it said so far. */
  get said(): string {
    return this.words.join('');
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async open(): Promise<void> {
    await this.until(() => this.said.includes('Taquilla is open at') || this.hasEnded);
    if (this.hasEnded) throw new Error(`it ended: ${this.said}`);
  }

  /** Waits for as long as it takes; the test's own limit ends what never comes. */
  async until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  async isReady(): Promise<boolean> {
    return fetch(this.ready).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** The shop's and the sandbox's, in this order, as they are now. */
  get programs(): readonly number[] {
    const { programs } = JSON.parse(this.read('running.json') || '{"programs":[]}') as {
      programs: { pid: number }[];
    }; // as: the starter's own note
    return programs.map(({ pid }) => pid);
  }

  get database(): number {
    return Number(this.read('postgres/cluster/postmaster.pid').split('\n')[0]);
  }

  /** The exit code, when it has ended by itself or was asked to. */
  async end(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal && !this.hasEnded) this.child.kill(signal);
    await this.exited;
    return this.child.exitCode;
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  read(file: string): string {
    try {
      return readFileSync(join(this.dataDir, file), 'utf8');
    } catch (error) {
      // Who writes it may take it away at any moment, so there is no looking first.
      const { code } = error as NodeJS.ErrnoException; // as: of Node's own realm, so no `instanceof` here
      if (code === 'ENOENT') return '';
      throw error;
    }
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { unhurried } from '../../scripts/lib/test-settings.mjs';
import { watchedPrograms } from '../../scripts/lib/watched-programs.mjs';

/** A shop as `npm start` opens it: its own process, with database, sandbox and BFF. */
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

  /** Starts it; `open` resolves when it logs that it is open, or when it exits. */
  static async start(
    env: Readonly<Record<string, string>> = {},
    script = 'scripts/start.mjs',
  ): Promise<StartedShop> {
    const dataDir = temporaryFolder('start');
    const [port, sandboxPort, opsPort] = (await freePorts(3)).map(String);
    const child = spawn(process.execPath, [script], {
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

  /** Waits without a limit of its own; the test's timeout ends it. */
  async until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  async isReady(): Promise<boolean> {
    return fetch(this.ready).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Current process ids of the shop and the sandbox, in this order. */
  get programs(): readonly number[] {
    const { programs } = JSON.parse(this.read('running.json') || '{"programs":[]}') as {
      programs: { pid: number }[];
    }; // as: the starter's own file
    return programs.map(({ pid }) => pid);
  }

  get database(): number {
    return Number(this.read('postgres/cluster/postmaster.pid').split('\n')[0]);
  }

  /** The exit code, after a signal if one is given. */
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
      // The writer may delete the file at any moment, so do not check first.
      const { code } = error as NodeJS.ErrnoException; // as: of Node's own realm, so no `instanceof` here
      if (code === 'ENOENT') return '';
      throw error;
    }
  }
}

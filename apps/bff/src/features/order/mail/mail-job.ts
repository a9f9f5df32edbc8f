import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { MailQueue, type QueuedMail, Reporter } from '@shop/ports/backends';
import { Alarm } from '../../../backends/alarm.js';
import { DueBell } from '../../../backends/due-bell.js';
import { Config } from '../../../config/config.js';
import { SendMail } from './send-mail.js';

const mostAtATime = 8;

/** How long a shutdown waits for pending mails. Others are retried when their lease ends. */
const graceMs = 3_000;

const hourMs = 3_600_000;
const keptDays = 30;
const forgottenAtATime = 1_000;

/** Sends due mails, several in parallel (docs/rules/mail.md#taken). */
@Injectable()
export class MailJob implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly underWay = new Set<Promise<void>>();
  private readonly alarm: Alarm;
  private readonly everyMs: number;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;
  private forgetAt = 0;

  constructor(
    @Inject(MailQueue) private readonly queue: MailQueue,
    private readonly send: SendMail,
    @Inject(Reporter) private readonly reporter: Reporter,
    @Inject(Config) {
      DUE_EVERY_MS,
      DUE_IDLE_MS: idleMs,
    }: Pick<Config, 'DUE_EVERY_MS' | 'DUE_IDLE_MS'>,
    bell: DueBell,
  ) {
    this.everyMs = DUE_EVERY_MS / 4;
    const round = () => void (this.running = this.round());
    this.alarm = new Alarm(round, { everyMs: this.everyMs, idleMs });
    bell.listen(() => this.alarm.ring());
  }

  onApplicationBootstrap(): void {
    this.running = this.round();
  }

  /** Takes no more mails, and waits up to `graceMs` for pending ones. */
  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    this.alarm.stop();
    let timer: NodeJS.Timeout | undefined;
    const end = new Promise<void>((resolve) => (timer = setTimeout(resolve, graceMs)));
    await Promise.race([Promise.all([this.running, ...this.underWay]), end]);
    clearTimeout(timer);
  }

  private async round(): Promise<void> {
    let dueInMs: number | undefined = 0;
    try {
      while (await this.takeSome()) if (this.isStopped) return;
      await this.forgetOld();
      dueInMs = await this.queue.nextDueMs();
    } catch (error) {
      // The database may be down for a while; the next round tries again.
      this.failed(error);
    }
    this.alarm.sleep(dueInMs);
  }

  private async takeSome(): Promise<boolean> {
    const free = mostAtATime - this.underWay.size;
    const due = free > 0 ? await this.queue.takeDue(free) : [];
    for (const mail of due) this.begin(mail);
    if (this.underWay.size === mostAtATime)
      await Promise.race([...this.underWay, delay(this.everyMs)]);
    return due.length > 0;
  }

  private begin(mail: QueuedMail): void {
    const sending = this.send.run(mail).catch((error: unknown) => this.failed(error));
    const done = sending.finally(() => this.underWay.delete(done));
    this.underWay.add(done);
  }

  private async forgetOld(): Promise<void> {
    const now = performance.now();
    if (now < this.forgetAt) return;
    const gone = await this.queue.forget(keptDays, forgottenAtATime);
    if (gone < forgottenAtATime) this.forgetAt = now + hourMs;
  }

  /** Only the error's name: PostgreSQL puts row contents into messages. */
  private failed(error: unknown): void {
    const kind = error instanceof Error ? error.name : typeof error;
    this.reporter.report({ event: 'mail-queue', error: kind });
  }
}

const delay = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

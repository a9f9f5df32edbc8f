import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly messageId: string;
  readonly greeting: string;
  readonly raw: string;
}

/**
 * How the server behaves. `dropsAfterData` accepts a mail and disconnects before it acknowledges,
 * which looks like a crash between the two.
 */
export type SmtpMode =
  | 'takes'
  | 'greylists'
  | 'refuses'
  | 'refusesSender'
  | 'stallsAtGreeting'
  | 'stallsAtData'
  | 'dropsAfterData';

export interface SmtpUnderTest {
  readonly url: string;
  /** Every mail received completely, whatever the reply. */
  readonly taken: readonly TakenMail[];
  /** Connections left with the set behaviour. */
  readonly left: number;
  /** Sets the behaviour for this many connections; afterwards it accepts mails again. */
  behave(mode: SmtpMode, times?: number): void;
  stop(): Promise<void>;
}

const slip = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode });

export async function startSmtp(host = '127.0.0.1', port = 0): Promise<SmtpUnderTest> {
  const taken: TakenMail[] = [];
  let [mode, left]: [SmtpMode, number] = ['takes', 0];
  const modes = new Map<string, SmtpMode>();
  const modeOf = ({ id }: { id: string }) => modes.get(id) ?? 'takes';
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    closeTimeout: 100,
    logger: false,
    onConnect: (session, done) => {
      modes.set(session.id, left > 0 ? mode : 'takes');
      left -= 1;
      if (modeOf(session) !== 'stallsAtGreeting') done();
    },
    onMailFrom: (_, session, done) =>
      done(modeOf(session) === 'refusesSender' ? slip('5.7.1 not you', 550) : null),
    onRcptTo: ({ address }, session, done) => {
      if (modeOf(session) === 'refuses') return done(slip(`no such person: ${address}`, 550));
      done(modeOf(session) === 'greylists' ? slip(`${address} later`, 451) : null);
    },
    onData: (stream, session, done) => {
      void textOf(stream).then((raw) => {
        if (modeOf(session) === 'stallsAtData') return;
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          greeting: session.hostNameAppearsAs || '',
          messageId: /^Message-ID: <(.+)>\r$/m.exec(raw)?.[1] ?? '',
          raw,
        });
        if (modeOf(session) !== 'dropsAfterData') return done();
        for (const connection of server.connections)
          if (connection.id === session.id) connection._socket.destroy();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, host, resolve));
  const own = (server.server.address() as AddressInfo).port; // as: it listens on TCP
  return {
    url: `smtp://${host}:${own}`,
    taken,
    get left() {
      return Math.max(0, left);
    },
    behave: (next, times = Infinity) => {
      [mode, left] = [next, times];
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

import { mailTry } from '@shop/domain';
import type { Mail, MailSender, MailSent } from '@shop/ports/backends';
import { createTransport, type Transporter } from 'nodemailer';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** No password goes over a network in the clear. */
const hasSecrets = ({ username, hostname }: URL) => username !== '' && !loopback.includes(hostname);

/** A domain; not `localhost`, nor an IP address (RFC 5321, 4.1.1.1). */
const isDomain = (host: string) => /\.[a-z][a-z\d-]*$/i.test(host);

/** Codes for ever (RFC 5321, 4.2.1), of the two commands that are about this mail and its reader. */
const isForEver = ({ code, responseCode = 0 }: Slip) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;

interface Slip {
  readonly name?: string;
  readonly code?: string;
  readonly responseCode?: number;
}

/** Mails over SMTP, a connection each. `smtp:` asks for STARTTLS where it is offered, `smtps:` is TLS. */
export class SmtpMailSender implements MailSender {
  readonly #transport: Transporter;

  constructor(
    url: string,
    /** The domain for EHLO: strict servers refuse the host name of a container. */
    host: string,
    /** Milliseconds that a mail may take. */
    private readonly mostMs: number = mailTry.mostMs,
  ) {
    this.#transport = createTransport({
      url,
      ...(isDomain(host) && { name: host }),
      requireTLS: hasSecrets(new URL(url)),
      connectionTimeout: mostMs,
      greetingTimeout: mostMs,
      socketTimeout: mostMs,
      dnsTimeout: mostMs,
      socketCloseTimeout: 0,
      // What a mail brings is text of ours; nothing is ever fetched for it.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: Mail): Promise<MailSent> {
    const { messageId, language, from, to, subject, html, text } = mail;
    const deadline = AbortSignal.timeout(this.mostMs);
    try {
      await this.#transport.sendMail({
        from,
        to,
        subject,
        html,
        text,
        messageId: `<${messageId}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // Exchange sends out-of-office replies despite `Auto-Submitted`, unless this is set.
          'X-Auto-Response-Suppress': 'OOF, AutoReply',
          'Content-Language': language,
        },
        attachments: filesOf(mail),
        signal: deadline,
      });
      return { kind: 'sent' };
    } catch (error) {
      return sentOf(error as Slip, deadline.aborted); // as: it is only looked at
    }
  }
}

function filesOf({ calendar, vouchers }: Mail) {
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  const paper = vouchers && {
    filename: vouchers.name,
    contentType: 'application/pdf',
    content: Buffer.from(vouchers.pdf),
  };
  return [
    ...(paper ? [paper] : []),
    ...(calendar ? [{ filename: calendar.name, content: calendar.text, contentType }] : []),
  ];
}

/** A server's own words may name the reader, so that only its codes are told. */
function sentOf(slip: Slip, isLate: boolean): MailSent {
  const { code, responseCode, name } = slip;
  if (isLate || code === 'ETIMEDOUT') return { kind: 'failed', reason: 'timeout' };
  const reason = [code ?? name ?? 'unknown', responseCode ?? ''].join(' ').trim();
  return { kind: isForEver(slip) ? 'refused' : 'failed', reason };
}

import { mailTry } from '@shop/domain';
import type { Mail, MailSender, MailSent } from '@shop/ports/backends';
import { createTransport, type Transporter } from 'nodemailer';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Requires TLS for passwords, except on loopback. */
const hasSecrets = ({ username, hostname }: URL) => username !== '' && !loopback.includes(hostname);

/** A domain; not `localhost` or an IP address (RFC 5321, 4.1.1.1). */
const isDomain = (host: string) => /\.[a-z][a-z\d-]*$/i.test(host);

/** Permanent errors (RFC 5321, 4.2.1) of the two commands about this mail and its recipient. */
const isForEver = ({ code, responseCode = 0 }: Slip) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;

interface Slip {
  readonly name?: string;
  readonly code?: string;
  readonly responseCode?: number;
}

/** Mails over SMTP, one connection each. `smtp:` uses STARTTLS if offered, `smtps:` is TLS. */
export class SmtpMailSender implements MailSender {
  readonly #transport: Transporter;

  constructor(
    url: string,
    /** The EHLO domain: strict servers refuse a container's host name. */
    host: string,
    /** The timeout of a mail, in milliseconds. */
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
      // Mails contain only our own content; never fetch anything for them.
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
  const attachment = vouchers && {
    filename: vouchers.name,
    contentType: 'application/pdf',
    content: Buffer.from(vouchers.pdf),
  };
  return [
    ...(attachment ? [attachment] : []),
    ...(calendar ? [{ filename: calendar.name, content: calendar.text, contentType }] : []),
  ];
}

/** Only codes: the server's text may contain the recipient's address. */
function sentOf(slip: Slip, isLate: boolean): MailSent {
  const { code, responseCode, name } = slip;
  if (isLate || code === 'ETIMEDOUT') return { kind: 'failed', reason: 'timeout' };
  const reason = [code ?? name ?? 'unknown', responseCode ?? ''].join(' ').trim();
  return { kind: isForEver(slip) ? 'refused' : 'failed', reason };
}

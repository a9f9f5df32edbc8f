import { SmtpMailSender } from '@shop/adapters/smtp';
import type { Mail } from '@shop/ports/backends';
import { type SmtpMode, startSmtp } from '@shop/test/smtp-server';

const server = await startSmtp();
afterAll(() => server.stop());
beforeEach(() => {
  server.behave('takes');
});

const mail = (differs: Partial<Mail> = {}): Mail => ({
  messageId: 'a1b2@tickets.example',
  from: { name: 'Coralibrí', address: 'hola@coralibri.example' },
  to: { name: 'Ana López', address: 'ana@example.com' },
  language: 'es',
  subject: 'Tu orden TQ-7K2M-91XD · Coralibrí',
  html: '<p>Hola, Ana</p>',
  text: 'Hola, Ana',
  calendar: { name: 'coralibri-TQ-7K2M-91XD.ics', text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
  vouchers: { name: 'TQ-1.pdf', pdf: Buffer.from('%PDF-1.7') },
  ...differs,
});

/** A generous timeout for busy machines, and a short one for a silent server. */
const [timeoutMs, hurryMs] = [20_000, 400];
const host = 'tickets.example';
const sender = new SmtpMailSender(server.url, host, timeoutMs);
const hurried = new SmtpMailSender(server.url, host, hurryMs);
/** Mails the server received during `send`. */
async function takenBy(send: () => Promise<unknown>) {
  const before = server.taken.length;
  await send();
  return server.taken.slice(before);
}
const headOf = (raw: string) => raw.split('\r\n\r\n')[0]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';

it('sends headers, both bodies, the vouchers and the calendar file', async () => {
  const [one, ...others] = await takenBy(async () => {
    expect(await sender.send(mail())).toEqual({ kind: 'sent' });
  });
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    from: 'hola@coralibri.example',
    to: ['ana@example.com'],
    messageId: 'a1b2@tickets.example',
  });
  const head = headOf(one?.raw ?? '');
  for (const line of [
    /^To: =\?UTF-8\?.+<ana@example\.com>$/m,
    /^Auto-Submitted: auto-generated$/m,
    /^X-Auto-Response-Suppress: OOF, AutoReply$/m,
    /^Content-Language: es$/m,
  ])
    expect(head).toMatch(line);
  for (const part of ['text/plain', 'text/html', 'text/calendar; charset=utf-8; method=PUBLISH'])
    expect(one?.raw).toContain(`Content-Type: ${part}`);
  expect(one?.raw).toContain('filename=coralibri-TQ-7K2M-91XD.ics');
  expect(one?.raw).toContain('Content-Type: application/pdf; name=TQ-1.pdf');
  expect(one?.raw).toContain(Buffer.from('%PDF-1.7').toString('base64'));
});

it.each([
  ['the shop’s own domain', 'tickets.example', true],
  ['no name that is none', 'localhost', false],
  ['no number', '192.0.2.7', false],
])('greets a server by %s', async (_, own, isSaid) => {
  const [one] = await takenBy(() => new SmtpMailSender(server.url, own, timeoutMs).send(mail()));
  expect(one?.greeting === own).toBe(isSaid);
});

it('attaches no calendar file when there are no events', async () => {
  const [one] = await takenBy(() => sender.send(mail({ calendar: undefined })));
  expect(one?.raw).not.toContain('text/calendar');
});

it('writes no line break from a name or subject', async () => {
  const name = 'Ana\r\nBcc: all@example.com';
  const [one] = await takenBy(() =>
    sender.send(mail({ to: { name, address: 'ana@example.com' }, subject: `Hola ${name}` })),
  );
  expect(one?.to).toEqual(['ana@example.com']);
  expect(headOf(one?.raw ?? '')).not.toMatch(/^bcc:/im);
});

it.each<readonly [SmtpMode, 'refused' | 'failed', string]>([
  ['refuses', 'refused', 'EENVELOPE 550'],
  ['refusesSender', 'refused', 'EENVELOPE 550'],
  ['greylists', 'failed', 'EENVELOPE 451'],
  ['stallsAtGreeting', 'failed', 'timeout'],
  ['stallsAtData', 'failed', 'timeout'],
  ['dropsAfterData', 'failed', 'ECONNECTION'],
])('with a server that %s reports %s: %s', async (mode, kind, reason) => {
  server.behave(mode, 1);
  const first = reason === 'timeout' ? hurried : sender;
  expect(await first.send(mail())).toEqual({ kind, reason });
  expect(await sender.send(mail())).toEqual({ kind: 'sent' });
});

it('reports an unknown result when the server disconnects, and retries with the same id', async () => {
  server.behave('dropsAfterData', 1);
  const taken = await takenBy(async () => {
    await sender.send(mail({ messageId: 'dropped@tickets.example' }));
    await sender.send(mail({ messageId: 'dropped@tickets.example' }));
  });
  expect(taken.map(({ messageId }) => messageId)).toEqual([
    'dropped@tickets.example',
    'dropped@tickets.example',
  ]);
});

it('fails without a server', async () => {
  const nobody = await startSmtp();
  await nobody.stop();
  const failed = { kind: 'failed', reason: 'ESOCKET' };
  expect(await new SmtpMailSender(nobody.url, host).send(mail())).toEqual(failed);
});

it('sends no password over an unencrypted connection', async () => {
  const open = await startSmtp('127.0.0.2');
  const withPassword = open.url.replace('//', '//user:secret-7@');
  const sent = await new SmtpMailSender(withPassword, host, timeoutMs).send(mail());
  expect(sent).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/^ETLS/) as string });
  expect(await new SmtpMailSender(open.url, host, timeoutMs).send(mail())).toEqual({
    kind: 'sent',
  });
  expect(open.taken).toHaveLength(1);
  await open.stop();
});

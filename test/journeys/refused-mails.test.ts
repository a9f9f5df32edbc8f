import type { OrderMailState } from '@shop/ports/screens';
import { hurriedUntil } from '@shop/test/hurry';
import { buyTicket } from '@shop/test/paid-orders';
import { type SmtpMode, startSmtp } from '@shop/test/smtp-server';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';

const smtp = await startSmtp();
// Its own shop, whose mails go to a misbehaving SMTP server.
const shop = await startBff({}, { SMTP_URL: smtp.url });
afterAll(async () => {
  // The shop's stop waits for a stalled mail, but not for one without a server.
  await smtp.stop();
  await shop.stop();
});

let people = 0;
const somebody = () => `uma.${(people += 1)}@mail.example`;

const takenBy = (email: string) => smtp.taken.filter(({ to }) => to.includes(email));

const onceIs = (standing: OrderMailState['standing'], visitor: Visitor, path: string) =>
  hurriedUntil(
    shop,
    async () => (await visitor.look('order', path)).view.mail?.standing === standing,
  );

const headOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n'));

it('hands a mail to an SMTP server, with HTML, text and calendar file', async () => {
  const visitor = shop.visitor();
  const { email, path, view } = await buyTicket(visitor, 'en', somebody());
  await onceIs('sent', visitor, path);
  const [mail, ...others] = takenBy(email);
  expect(others).toEqual([]);
  const raw = mail?.raw ?? '';
  expect(headOf(raw)).toMatch(/^From: Coralibr|^From: =\?UTF-8/m);
  expect(headOf(raw)).toMatch(/^Message-ID: <[0-9a-f]{32}@localhost>$/m);
  expect(headOf(raw)).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(headOf(raw)).toMatch(/^Content-Language: en$/m);
  for (const part of ['text/plain', 'text/html', 'text/calendar', 'application/pdf'])
    expect(raw).toContain(`Content-Type: ${part}`);
  for (const kind of ['ics', 'pdf']) expect(raw).toContain(`${view.id}.${kind}`);
});

it('reports a permanent refusal and sends again on request', async () => {
  smtp.behave('refuses', 1);
  const visitor = shop.visitor();
  const { email, path } = await buyTicket(visitor, 'es', somebody());
  await onceIs('failed', visitor, path);
  expect(await (await visitor.get(path)).text()).toContain('No pudimos entregar el correo a u•••@');
  const { id } = (await visitor.look('order', path)).view;
  await visitor.postJson('/api/order/mail', { path, order: id });
  await onceIs('sent', visitor, path);
  expect(takenBy(email)).toHaveLength(1);
});

/** An unknown result is retried, so a mail accepted just before a disconnect arrives twice. */
it('retries under the same Message-ID when a server is busy or gone', async () => {
  const begin = async (mode: SmtpMode) => {
    smtp.behave(mode, 1);
    const visitor = shop.visitor();
    const bought = await buyTicket(visitor, 'pt', somebody());
    while (smtp.left > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    return { visitor, ...bought };
  };
  const taken: Record<string, number> = {};
  const begun = [];
  for (const mode of ['greylists', 'dropsAfterData'] as const)
    begun.push({ mode, ...(await begin(mode)) });
  for (const { mode, visitor, email, path } of begun) {
    await onceIs('sent', visitor, path);
    const mails = takenBy(email);
    taken[mode] = mails.length;
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  }
  expect(taken).toEqual({ greylists: 1, dropsAfterData: 2 });
}, 60_000);

it('sends other mails while a server stalls on one', async () => {
  smtp.behave('stallsAtData', 1);
  const stalled = shop.visitor();
  const one = await buyTicket(stalled, 'es', somebody());
  while (smtp.left > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  const visitor = shop.visitor();
  const other = await buyTicket(visitor, 'es', somebody());
  await onceIs('sent', visitor, other.path);
  expect((await stalled.look('order', one.path)).view.mail?.standing).toBe('waiting');
});

it('logs the error and the order, but neither recipient nor link', () => {
  const lines = shop.logged.map((line) => JSON.stringify(line));
  expect(lines.filter((line) => line.includes('mail-refused'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('mail-failed'))).toHaveLength(2);
  expect(lines.filter((line) => /mail\.example|eyJ|link=/.test(line))).toEqual([]);
});

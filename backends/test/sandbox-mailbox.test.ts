import { Backend, HttpMailbox } from '@shop/adapters/http';
import type { Mail } from '@shop/ports/backends';
import { startSandbox } from '@shop/test/start-sandbox';

const sandbox = await startSandbox();
const backend = (token = sandbox.tokens.mailbox) =>
  new Backend({
    name: 'mailbox',
    baseUrl: sandbox.mailboxUrl,
    headers: { authorization: `Bearer ${token}` },
    deadlineMs: 3_000,
    concurrency: 4,
    queue: 4,
  });
const own = backend();
const mailbox = new HttpMailbox(own);
afterAll(() => own.stop());
afterEach(() => sandbox.faults.clear());

const mail = (differs: Partial<Mail> = {}): Mail => ({
  messageId: 'a1b2@tickets.example',
  from: { name: 'Coralibrí', address: 'hola@coralibri.example' },
  to: { name: 'Ana López', address: 'ana@example.com' },
  language: 'pt',
  subject: 'Seu pedido <TQ-1>',
  html: '<!doctype html><p style="color:red">Olá</p><script>alert(1)</script>',
  text: 'Olá, Ana & família\n\nhttps://tickets.example/pt/meu-pedido/?link=a.b.c',
  calendar: { name: 'coralibri-TQ-1.ics', text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
  vouchers: { name: 'TQ-1.pdf', pdf: Buffer.from('%PDF-1.7') },
  ...differs,
});

const get = (path: string) => fetch(sandbox.url + path);
const page = async () => (await get('/mail?lang=en')).text();

it('shows a mail with its text, links, layout and calendar file', async () => {
  expect(await mailbox.send(mail())).toEqual({ kind: 'sent' });
  const shown = await page();
  for (const part of ['ana@example.com', 'Seu pedido &lt;TQ-1&gt;', 'Olá, Ana &amp; família'])
    expect(shown).toContain(part);
  expect(shown).toContain('<a href="https://tickets.example/pt/meu-pedido/?link=a.b.c">');
  const [, html = ''] = /href="(\/mail\/letters\/\w+)"/.exec(shown) ?? [];
  const looked = await get(html);
  expect(looked.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/);
  expect(await looked.text()).toBe(mail().html);
  const file = await get(`${html}/calendar`);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(file.headers.get('content-disposition')).toContain('coralibri-TQ-1.ics');
  expect(await file.text()).toBe(mail().calendar?.text);
  const document = await get(`${html}/vouchers`);
  expect(document.headers.get('content-type')).toBe('application/pdf');
  expect(await document.text()).toBe('%PDF-1.7');
});

it('stores a mail sent twice once', async () => {
  const twice = mail({ messageId: 'twice@tickets.example', subject: 'Só uma vez' });
  sandbox.faults.add({ api: 'mail', mode: 'dropAfterCommit', times: 1 });
  expect((await mailbox.send(twice)).kind).toBe('failed');
  // A changed text does not make it another mail.
  expect(await mailbox.send({ ...twice, text: 'outro texto' })).toEqual({ kind: 'sent' });
  expect((await page()).split('Só uma vez')).toHaveLength(2);
});

it('fails during an outage and without a token', async () => {
  sandbox.faults.add({ api: 'mail', mode: 'down', times: 1 });
  expect(await mailbox.send(mail({ messageId: 'down@x' }))).toMatchObject({ kind: 'failed' });
  const stranger = backend('another-token-of-the-tests');
  expect(await new HttpMailbox(stranger).send(mail({ messageId: 'token@x' }))).toEqual({
    kind: 'failed',
    reason: 'rejected',
  });
  await stranger.stop();
});

it('answers 404 for an unknown mail', async () => {
  for (const path of [
    '/mail/letters/unknown',
    '/mail/letters/unknown/calendar',
    '/mail/letters/unknown/vouchers',
  ])
    expect((await get(path)).status).toBe(404);
});

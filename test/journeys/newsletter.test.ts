import { errorText } from '@shop/domain';
import type { SubscribeForm } from '@shop/ports/forms';
import type { ActionReply, NewsletterDone, PageView } from '@shop/ports/screens';
import { journeyLanguages } from '@shop/test/journey-languages';
import { startBff } from '@shop/test/start-bff';
import { problemsOf } from '@shop/test/visitor';

const shop = await startBff();
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => shop.stop());

let readers = 0;
const aReader = (differs: Partial<SubscribeForm> = {}): SubscribeForm => ({
  path: '/es/parques-y-tours/?kind=park',
  name: 'Ana',
  lastName: 'Ruiz',
  email: `ana.${(readers += 1)}@mail.example`,
  country: 'MX',
  accepts: 'yes',
  permits: 'yes',
  website: '',
  attempt: `attempt-${readers}-${Date.now()}`,
  ...differs,
});

const api = '/api/newsletter';
const pages = { es: '/es/', en: '/en/', pt: '/pt/' } as const;
const errorPages = {
  es: '/es/suscripcion-error/',
  en: '/en/subscription-error/',
  pt: '/pt/inscricao-erro/',
} as const;
async function sendJson(input: SubscribeForm) {
  const response = await shop.visitor().postJson(api, input);
  const reply = (await response.json()) as ActionReply<NewsletterDone>; // as: the action's own promise
  return { status: response.status, reply };
}

/** As a browser without scripts sends it: absent fields are left out. */
const sendForm = (input: SubscribeForm) =>
  shop.visitor().postForm(api, JSON.parse(JSON.stringify(input)));

async function openedOf(response: Response) {
  const html = await response.text();
  const state = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const page = JSON.parse(state) as PageView; // as: what the BFF promises to its own web
  return { page, seen: html.replaceAll(/<script.*?<\/script>/gs, '') };
}

const kept = async (email: string) =>
  shop.sandbox.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('address', '=', email.toLowerCase())
    .execute();

describe('a subscription', () => {
  it('is stored in the language of the page and confirms with a message', async () => {
    const reader = aReader({ path: '/pt/', name: '  Jose\u0301 ' });
    const { status, reply } = await sendJson(reader);
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      kind: 'done',
      view: { text: expect.stringContaining('e-mail') },
    });
    expect(await kept(reader.email)).toMatchObject([
      { name: 'Jos\u00e9', last_name: 'Ruiz', country: 'MX', language: 'pt' },
    ]);
  });

  it('redirects a form to its page, which confirms it', async () => {
    // The default value of a checkbox without one.
    const reader = aReader({ accepts: 'on', permits: 'on' });
    const response = await sendForm(reader);
    const next = response.headers.get('location') ?? '';
    expect(response.status).toBe(303);
    expect(next).toBe('/es/parques-y-tours/?kind=park&subscribed=yes#newsletter');
    expect(await kept(reader.email)).toHaveLength(1);
    const { frame } = await shop.visitor().see(next.replace('#newsletter', ''));
    expect(frame.newsletter.isDone).toBe(true);
  });

  it('is stored once, however often the same form is sent', async () => {
    const reader = aReader();
    const replies = await Promise.all([sendJson(reader), sendJson(reader), sendJson(reader)]);
    expect(replies.map(({ reply }) => reply.kind)).toEqual(['done', 'done', 'done']);
    expect(await kept(reader.email)).toHaveLength(1);
  });

  it('needs no attempt id, so cached pages work', async () => {
    const reader = aReader({ attempt: undefined });
    expect((await sendForm(reader)).status).toBe(303);
    expect((await sendForm(reader)).status).toBe(422);
    expect(await kept(reader.email)).toHaveLength(1);
  });
});

it.each([
  ['a wrong address', { email: 'ana@' }, 'email', 'emailWrong'],
  ['a country that the backend refuses', { country: 'QB' }, 'country', 'countryFormat'],
] as const)('refuses %s at its field, by JSON and by form', async (_, differs, field, code) => {
  const reader = aReader(differs);
  const { status, reply } = await sendJson(reader);
  expect(status).toBe(422);
  expect(problemsOf(reply)).toEqual([{ code, field, text: errorText(code, 'es'), actions: [] }]);
  expect(await kept(reader.email)).toEqual([]);
  const response = await sendForm(aReader(differs));
  expect(response.status).toBe(422);
  const { page } = await openedOf(response);
  expect(page.screen).toBe('list');
  expect(page.frame.newsletter.problems).toMatchObject([{ code, field }]);
});

it('shows the input again, escaped as text', async () => {
  const typed = { name: '<b>Ana</b>', lastName: 'de la "O"', email: 'ana@', country: 'PE' };
  const response = await sendForm(aReader({ ...typed, permits: undefined }));
  const { page, seen } = await openedOf(response);
  expect(response.status).toBe(422);
  expect(page.frame.newsletter.typed).toEqual({ ...typed, accepts: 'yes' });
  expect(seen).toContain('value="&lt;b&gt;Ana&lt;/b&gt;"');
  expect(seen).toContain('value="de la &quot;O&quot;"');
});

it('refuses a registered address at its field and gives a new attempt', async () => {
  const reader = aReader();
  await sendJson(reader);
  const again = { ...reader, email: reader.email.toUpperCase(), attempt: 'another-attempt' };
  const { status, reply } = await sendJson(again);
  expect(status).toBe(422);
  expect(reply).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'newsletterDuplicate', field: 'email', text: 'Correo registrado' }],
    attempt: expect.stringMatching(/^[\w.-]{8,80}$/),
  });
});

it.each(journeyLanguages)(
  'keeps the attempt valid while the backend is down, and gives a form its own page (%s)',
  async (language) => {
    shop.sandbox.faults.add({ api: 'newsletter', mode: 'down' });
    const reader = aReader({ path: pages[language] });
    const { status, reply } = await sendJson(reader);
    const text = errorText('newsletterPage', language);
    expect(status).toBe(422);
    expect(reply).toEqual({
      kind: 'refused',
      problems: [{ code: 'newsletterPage', field: 'page', text, actions: [] }],
    });
    const response = await sendForm(aReader({ path: pages[language] }));
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      errorPages[language],
    ]);
    // An invalid form reaches no backend.
    expect((await sendForm(aReader({ name: '' }))).status).toBe(422);
    shop.sandbox.faults.clear();
    expect((await sendJson(reader)).reply.kind).toBe('done');
  },
);

it('shows any other backend refusal above the form, without scripts too', async () => {
  // Its own shop, which the backend knows by another number.
  const own = await startBff({}, { NEWSLETTER_MID: 'of-another-shop' });
  const response = await own.visitor().postForm(api, JSON.parse(JSON.stringify(aReader())));
  expect(response.status).toBe(422);
  const { page, seen } = await openedOf(response);
  expect(page.frame.newsletter.problems).toMatchObject([{ code: 'newsletterOther' }]);
  expect(seen).toContain('Intente mas tarde');
  await own.stop();
});

it('subscribes once when the reply is lost and the form is sent again', async () => {
  shop.sandbox.faults.add({ api: 'newsletter', mode: 'dropAfterCommit', times: 1 });
  const reader = aReader();
  expect((await sendJson(reader)).reply.kind).toBe('refused');
  expect((await sendJson(reader)).reply.kind).toBe('done');
  expect(await kept(reader.email)).toHaveLength(1);
});

it('refuses an unknown field', async () => {
  const response = await shop.visitor().postJson(api, { ...aReader(), clientId: 'theirs' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ problems: [{ code: 'badRequest' }] });
});

it('never redirects to another site', async () => {
  for (const path of ['//evil.example/es/', '/nowhere/']) {
    const response = await sendForm(aReader({ path }));
    expect(response.headers.get('location')).toMatch(/^\/(es|en|pt)\/\?subscribed=yes#newsletter$/);
  }
});

it('thanks a bot without calling the backend', async () => {
  const [byJson, byForm] = [aReader({ website: ' ' }), aReader({ website: 'http://spam.example' })];
  expect((await sendJson(byJson)).reply.kind).toBe('done');
  expect((await sendForm(byForm)).headers.get('location')).toContain('subscribed=yes');
  expect(await kept(byJson.email)).toEqual([]);
  expect(await kept(byForm.email)).toEqual([]);
  shop.sandbox.faults.add({ api: 'newsletter', mode: 'down' });
  expect((await sendJson(aReader({ website: 'x', name: '' }))).reply.kind).toBe('done');
});

it('exposes neither backend credentials nor subscribers to browsers and logs', async () => {
  const name = 'canary-of-a-name';
  const reader = aReader({ name });
  const odd = { ...reader, email: 'canary@', attempt: 'attempt-of-a-canary' };
  const answers = [
    await shop.visitor().postJson(api, reader),
    await shop.visitor().postJson(api, { ...reader, attempt: 'attempt-of-another' }),
    await sendForm(odd),
    await shop.visitor().get('/es/', { accept: 'text/html' }),
  ];
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const { newsletterAccount, tokens } = shop.sandbox;
  for (const secret of [...Object.values(newsletterAccount), tokens.newsletter])
    expect(texts.join()).not.toContain(secret);
  expect(JSON.stringify(shop.logged)).not.toMatch(/canary|of-the-tests|ana\.\d+@/);
});

describe('many subscriptions from one address', () => {
  it('are refused at the field with a wait time, and keep the input', async () => {
    const strict = await startBff(
      {},
      { NEWSLETTER_PER_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.1,::1' },
    );
    const send = (from: string) =>
      strict.visitor({ 'x-forwarded-for': from }).postForm(api, {
        ...JSON.parse(JSON.stringify(aReader())),
        name: 'Zoé',
      });
    for (let turn = 0; turn < 3; turn += 1) expect((await send('203.0.113.7')).status).toBe(303);
    const refused = await send('203.0.113.7');
    const { page, seen } = await openedOf(refused);
    expect(refused.status).toBe(422);
    expect(page.frame.newsletter.problems).toMatchObject([
      { code: 'newsletterTooOften', field: 'email' },
    ]);
    expect(seen).toContain(errorText('newsletterTooOften', 'es'));
    expect(seen).toContain('value="Zoé"');
    expect((await send('203.0.113.8')).status).toBe(303);
    await strict.stop();
  });
});

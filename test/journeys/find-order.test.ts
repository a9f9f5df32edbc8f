import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { type ErrorCode, errorText, type Language, orderLinkField, pathOf } from '@shop/domain';
import { JoseOrderLinks } from '@shop/adapters/jose';
import { turns } from '@shop/test/corpus';
import { journeyLanguages } from '@shop/test/journey-languages';
import { lettersOnceThere, lettersTo, linkIn } from '@shop/test/letters';
import { buyTicket } from '@shop/test/paid-orders';
import { startBff } from '@shop/test/start-bff';
import { problemsOf } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';

const secret = 'a-session-secret-of-the-tests-of-32-characters';
// Its own shop: the test counts backend calls, and a used shop has replies cached.
const shop = await startBff();
// The limits themselves are under test.
const limited = await startBff({}, { ORDER_LOOKUPS_PER_MINUTE: '20', ORDER_MAILS_PER_HOUR: '2' });

const findPath = (language: Language) => pathOf({ name: 'findOrder', params: {} }, language);
const buttons = { es: 'Enviarme el enlace', en: 'Send me the link', pt: 'Enviar o link' } as const;
const sent = {
  es: 'Si hay una orden pagada con ese número y ese correo, el enlace va en camino.',
  en: 'If there is a paid order with that number and that email, the link is on its way.',
  pt: 'Se houver um pedido pago com esse número e esse e-mail, o link está a caminho.',
} as const;

let people = 0;
const somebody = () => `ivo.${(people += 1)}@mail.example`;

/** Request ids of visitors that reached a backend, from each call's header. */
function heardOf({ url }: typeof shop.sandbox) {
  const heard: unknown[] = [];
  const hear = (message: unknown) => {
    const { request } = message as { readonly request: IncomingMessage }; // as: Node's promise
    if (request.socket.localPort === Number(new URL(url).port))
      heard.push(request.headers['x-request-id']);
  };
  subscribe('http.server.request.start', hear);
  return { heard, stop: () => unsubscribe('http.server.request.start', hear) };
}

async function boughtWithLink(language: Language = 'es') {
  const bought = await buyTicket(shop.visitor(), language, somebody());
  const [letter] = await lettersOnceThere(shop.sandbox, bought.email);
  return { ...bought, link: linkIn(letter ?? { body: 'no mail' }) };
}

describe.each(journeyLanguages)('the mailed order link, in %s,', (language) => {
  let bought: Awaited<ReturnType<typeof boughtWithLink>>;
  beforeAll(async () => {
    bought = await boughtWithLink(language);
  });

  it('opens the order on a device without shop cookies', async () => {
    const { link, view, path } = bought;
    expect(link.origin + link.pathname).toBe(shop.url + findPath(language));
    const visitor = shop.visitor();
    const response = await visitor.get(link.pathname + link.search, { accept: 'text/html' });
    expect([response.status, response.headers.get('location')]).toEqual([303, path]);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const order = await visitor.look('order', path);
    expect({ ...order.view, mail: undefined }).toEqual({ ...view, mail: undefined });
    const page = await Walk.open(visitor, path);
    expect(page.html).toMatch(/<meta name="robots" content="noindex/);
    expect(page.html).not.toContain(link.searchParams.get(orderLinkField));
  });

  const token = (differs: { generation?: number; until?: Date; secrets?: string; shop?: string }) =>
    new JoseOrderLinks([differs.secrets ?? secret], differs.shop ?? shop.url).write({
      orderId: 'TQ-AAAA-AAAA',
      generation: differs.generation ?? 1,
      until: differs.until ?? new Date(Date.now() + 86_400_000),
    });

  it.each<[string, ErrorCode, () => Promise<string>]>([
    ['that was cut', 'orderLinkForged', async () => (await token({})).slice(0, -3)],
    ['of 5,000 characters', 'orderLinkForged', async () => 'a'.repeat(5_000)],
    ['of another shop', 'orderLinkForeign', () => token({ shop: 'https://other.example' })],
    ['that is over', 'orderLinkExpired', () => token({ until: new Date(Date.now() - 1_000) })],
    ['that was ended', 'orderLinkRevoked', () => token({ generation: 7 })],
  ])('shows a message and a next step for %s', async (_, code, make) => {
    const query = new URLSearchParams({ [orderLinkField]: await make() });
    const visitor = shop.visitor();
    const page = await Walk.open(visitor, `${findPath(language)}?${query}`);
    expect([page.status, page.address]).toEqual([200, `${findPath(language)}?no=${code}`]);
    expect(page.text).toContain(errorText(code, language));
    expect(visitor.cookie('__Host-orders')).toBeUndefined();
    const filled = { number: 'TQ-NONE-0001', email: somebody() };
    expect((await page.press(buttons[language], filled)).text).toContain(sent[language]);
  });

  it('is sent again by a form with the order number and email', async () => {
    const { email, view } = await boughtWithLink(language);
    const page = await Walk.open(shop.visitor(), findPath(language));
    const read = view.id.toLowerCase().replaceAll('-', '');
    const filled = { number: ` #${read}. `, email: `${email.toUpperCase()}\u200b` };
    const told = await page.press(buttons[language], filled);
    expect([told.status, told.address]).toEqual([200, `${findPath(language)}?sent=yes`]);
    expect(told.text).toContain(sent[language]);
    const letters = await lettersOnceThere(shop.sandbox, email, 2);
    expect(letters.map((one) => [one.language, one.subject])).toEqual(
      letters.map(() => [language, letters[0]?.subject]),
    );
    expect(letters).toHaveLength(2);
    const again = await Walk.open(shop.visitor(), linkIn(letters[1] ?? { body: '' }).href);
    expect(again.text).toContain(view.id);
  });

  it('is not looked up by an invalid number or email', async () => {
    const email = 'a@mail.example\r\nBcc: b@mail.example';
    const fields = { path: findPath(language), number: 'TQ/..', email };
    const response = await shop.visitor().postForm('/api/find-order', fields);
    const html = await response.text();
    expect(response.status).toBe(422);
    for (const code of ['orderNumberWrong', 'emailWrong'] as const)
      expect(html).toContain(errorText(code, language));
    const json = await shop.visitor().postJson('/api/find-order', fields);
    const problems = problemsOf(await json.json());
    expect(problems.map(({ code, field }) => [code, field])).toEqual([
      ['orderNumberWrong', 'number'],
      ['emailWrong', 'email'],
    ]);
  });

  it('can be requested from the page of an order that this browser may not see', async () => {
    const { path, view } = bought;
    const page = await Walk.open(shop.visitor(), path);
    expect(page.status).toBe(404);
    expect(page.text).toContain(errorText('orderNotHere', language));
    const find = await page.follow(({ href }) => href.startsWith(findPath(language)));
    expect(find.fieldsOf(buttons[language]).get('number')).toBe(view.id);
  });
});

it('answers the same whether the order exists or not, and mails only its buyer', async () => {
  const { email, view } = await boughtWithLink();
  const ask = async (number: string, who: string) => {
    const fields = { path: findPath('es'), number, email: who };
    const response = await shop.visitor().postJson('/api/find-order', fields);
    return [response.status, await response.json(), callsFor(response)] as const;
  };
  const { heard, stop } = heardOf(shop.sandbox);
  const callsFor = ({ headers }: Response) =>
    heard.filter((id) => id === headers.get('x-request-id')).length;
  const stranger = somebody();
  const answers = [
    await ask(view.id, stranger),
    await ask('TQ-NONE-0001', email),
    await ask(view.id, email),
  ];
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  // Equal work too: these replies cost no backend call, while a page does.
  const page = await shop.visitor().get(`/api/screens/page?path=/es/entrada-bruma/`);
  expect([callsFor(page) > 0, ...answers.map(([, , calls]) => calls)]).toEqual([true, 0, 0, 0]);
  stop();
  // Requests run in order: when the last has its mail, the others were processed.
  const letters = await lettersOnceThere(shop.sandbox, email, 2);
  expect(letters).toHaveLength(2);
  expect(await lettersTo(shop.sandbox, stranger)).toEqual([]);
});

it('sends one mail for a form sent twice', async () => {
  const { email, view } = await boughtWithLink();
  const visitor = shop.visitor();
  const { attempt } = (await visitor.look('findOrder', findPath('es'))).view;
  const fields = { path: findPath('es'), number: view.id, email, attempt };
  await Promise.all([1, 2].map(() => visitor.postJson('/api/find-order', fields)));
  await lettersOnceThere(shop.sandbox, email, 2);
  const { email: later } = await boughtWithLink();
  expect(await lettersTo(shop.sandbox, later)).toHaveLength(1);
  expect(await lettersTo(shop.sandbox, email)).toHaveLength(2);
});

it('limits requests per address and per order', async () => {
  const ask = (number: string, email: string) =>
    limited.visitor().postJson('/api/find-order', { path: findPath('es'), number, email });
  const own = somebody();
  const ofPair = [];
  for (let turn = 0; turn < 3; turn += 1) ofPair.push(await ask('TQ-1', own));
  expect(ofPair.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(problemsOf(await ofPair[2]?.json())).toMatchObject([{ code: 'mailTooOften' }]);
  const asked = turns(2_000, 40);
  const many: Response[] = [];
  for (let done = 0; done < asked; done += 10)
    many.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, turn) => ask(`TQ-${done + turn}`, somebody())),
      )),
    );
  const statuses = many.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(17);
  expect(statuses.filter((status) => status === 429)).toHaveLength(asked - 17);
  const no = many.find(({ status }) => status === 429);
  expect(Number(no?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(problemsOf(await no?.json())).toMatchObject([
    { code: 'tooFast', text: errorText('tooFast', 'es') },
  ]);
});

describe('the holder of an order', () => {
  it.each(journeyLanguages)('sends its mail again with a form alone, in %s', async (language) => {
    const buyer = shop.visitor();
    const { email, path } = await buyTicket(buyer, language, somebody());
    await lettersOnceThere(shop.sandbox, email);
    const page = await Walk.open(buyer, path);
    expect(page.text).toContain('i•••@mail.example');
    expect(page.html).not.toContain(email);
    const told = await page.press({ action: '/api/order/mail' });
    expect([told.status, told.address]).toEqual([200, path]);
    expect(await lettersOnceThere(shop.sandbox, email, 2)).toHaveLength(2);
  });

  it.each(journeyLanguages)(
    'revokes all mailed links, opened ones too, in %s',
    async (language) => {
      const buyer = shop.visitor();
      const { email, path } = await buyTicket(buyer, language, somebody());
      const [letter] = await lettersOnceThere(shop.sandbox, email);
      const link = linkIn(letter ?? { body: '' });
      const friend = shop.visitor();
      expect((await Walk.open(friend, link.href)).address).toBe(path);
      const page = await Walk.open(buyer, path);
      const ended = await page.press({ action: '/api/order/end-links' });
      expect(ended.status).toBe(200);
      expect((await Walk.open(friend, path)).status).toBe(404);
      expect((await Walk.open(friend, link.href)).address).toContain('no=orderLinkRevoked');
      expect((await Walk.open(buyer, path)).status).toBe(200);
      await ended.press({ action: '/api/order/mail' });
      const letters = await lettersOnceThere(shop.sandbox, email, 2);
      const fresh = linkIn(letters[1] ?? { body: '' });
      expect((await Walk.open(friend, fresh.href)).address).toBe(path);
    },
  );

  it('is limited in resending, and other visitors cannot resend at all', async () => {
    const buyer = limited.visitor();
    const { view } = await buyTicket(buyer, 'es', somebody());
    const order = { path: '/es/', order: view.id };
    const send = async (who = buyer, call = 'mail') =>
      (await who.postJson(`/api/order/${call}`, order)).status;
    expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
    const stranger = limited.visitor();
    for (const call of ['mail', 'end-links']) {
      const response = await stranger.postJson(`/api/order/${call}`, order);
      expect(response.status).toBe(422);
      expect(problemsOf(await response.json())).toMatchObject([{ code: 'orderNotHere' }]);
    }
  });
});

it('logs neither email address nor link', () => {
  const lines = [...shop.logged, ...limited.logged].map((line) => JSON.stringify(line));
  expect(lines.filter((line) => line.includes('/mi-orden/')).length).toBeGreaterThan(10);
  expect(lines.filter((line) => /@mail\.example|eyJ|link=/.test(line))).toEqual([]);
});

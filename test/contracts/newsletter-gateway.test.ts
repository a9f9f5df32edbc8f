import { HttpNewsletterGateway } from '@shop/adapters/http';
import type { Subscription } from '@shop/domain';
import { silence } from '@shop/test/fake-backend';
import { toldBackend } from '@shop/test/told-backend';
import { wireError } from '@shop/test/wire-replies';

const { upstream, backend } = await toldBackend('newsletter', '/newsletter-api');

const account = { clientId: 'client', externalKey: 'external', origin: 'web', mid: '7' };
const http = new HttpNewsletterGateway(backend, account);

const path = 'POST /newsletter-api/newsletter';
const ana: Subscription = {
  name: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@mail.example',
  country: 'MX',
};
describe('the http newsletter gateway', () => {
  it('names the shop, both consents, the language and the key', async () => {
    upstream.reply(path, 201, { status: 'ok' });
    expect(await http.subscribe(ana, 'pt', 'key-9')).toEqual({ kind: 'done' });
    const { headers, body } = upstream.seen.at(-1) ?? {};
    expect(headers?.['idempotency-key']).toBe('key-9');
    expect(JSON.parse(body ?? '')).toEqual({
      ...account,
      fields: {
        name: 'Ana',
        lastname: 'Ruiz',
        email: 'ana@mail.example',
        country: 'MX',
        lang: 'pt',
        acceptance: true,
        permission: true,
      },
    });
  });

  it('drops extra fields of a subscription', async () => {
    const sly = { ...ana, clientId: 'theirs', mid: 'theirs', fields: { name: 'theirs' } };
    await http.subscribe(sly, 'es', 'key');
    expect(upstream.seen.at(-1)?.body).not.toContain('theirs');
  });

  it.each([
    ['nameFormat', 'firstNameFormat', 'name'],
    ['lastNameFormat', 'lastNameFormat', 'lastName'],
    ['emailFormat', 'emailWrong', 'email'],
    ['country', 'countryFormat', 'country'],
    ['duplicateKey', 'newsletterDuplicate', 'email'],
    ['site', 'newsletterSite', 'page'],
    ['lang', 'newsletterLanguage', 'page'],
    ['other', 'newsletterOther', 'page'],
    ['a code of next year', 'newsletterOther', 'page'],
    ['toString', 'newsletterOther', 'page'],
  ])('maps the code %s to %s at %s', async (wire, code, field) => {
    upstream.reply(path, 422, wireError(wire));
    expect(await http.subscribe(ana, 'es', 'key')).toEqual({ kind: 'refused', code, field });
  });

  it.each([
    ['silence', silence, '', 'timeout'],
    ['an upstream that is down', 502, '', 'unavailable'],
    ['too many calls', 429, wireError('other'), 'unavailable'],
    ['a call whose twin is under way', 409, wireError('IN_PROGRESS'), 'unavailable'],
    ['a wrong token', 401, wireError('UNAUTHORIZED'), 'rejected'],
    ['a call of a wrong shape', 400, wireError('BAD_REQUEST', 'mid'), 'rejected'],
    ['a key of somebody else', 422, wireError('IDEMPOTENCY_MISMATCH'), 'rejected'],
    ['a no without a code', 422, {}, 'rejected'],
    ['a no that is a page', 403, '<html>', 'rejected'],
    ['a yes of another shape', 200, { status: 'maybe' }, 'malformed'],
    ['a yes that is a page', 200, '<html>', 'malformed'],
    ['a redirect', 302, '', 'malformed'],
  ] as const)('treats %s as a failure, not as an answer', async (_, status, body, reason) => {
    upstream.reply(path, status, body);
    expect(await http.subscribe(ana, 'es', 'key')).toEqual({ kind: 'failed', reason });
  });
});

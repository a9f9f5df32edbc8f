import {
  asker,
  barlovento,
  bodyOf,
  composed,
  help,
  hotel,
  inEnglish,
  laguna,
  nobody,
  searchEvent as event,
  startSearchApi,
} from '@shop/test/search-api';

const api = await startSearchApi();
beforeEach(() => {
  api.upstream.seen.length = 0;
  api.speak();
});
afterAll(() => api.stop());

const calls = ['token', 'autocomplete', 'search', 'answer', 'analytics', 'reporting'] as const;

/** Queries that were told, and errors that were reported. */
const told = () => api.seenAt('analytics').map(bodyOf);
const reported = () => api.seenAt('reporting').map(bodyOf);

describe('a search gateway', () => {
  it('gets one access token, however many ask at a time', async () => {
    const gateway = api.gateway();
    const twenty = Array.from({ length: 10 }, () => [
      gateway.start(),
      gateway.suggest('laguna', asker),
    ]).flat();
    for (const reply of await Promise.all(twenty)) expect(reply.kind).toBe('ok');
    expect(await gateway.start()).toEqual({ kind: 'ok', answer: true });
    expect(api.seenAt('token')).toHaveLength(1);
  });

  it('suggests, each thing once, and nothing where there is nothing', async () => {
    const gateway = api.gateway();
    const suggested = await gateway.suggest('laguna', asker);
    expect(suggested).toMatchObject({ answer: expect.arrayContaining(['Laguna Nácar']) });
    const answer = suggested.kind === 'ok' ? suggested.answer : [];
    expect(new Set(answer).size).toBe(answer.length);
    expect(await gateway.suggest('zzzz', asker)).toEqual({ kind: 'ok', answer: [] });
  });

  it('finds pages in the language of who asks, best first', async () => {
    const gateway = api.gateway();
    const answer = { documents: [laguna, barlovento, hotel, help] };
    expect(await gateway.search('laguna', asker)).toMatchObject({ kind: 'ok', answer });
    const other = await gateway.search('laguna', { ...asker, language: 'en' });
    expect(other).toMatchObject({ answer: { documents: [inEnglish] } });
  });

  it('finds nothing, and says how it would spell it', async () => {
    const gateway = api.gateway();
    const none = await gateway.search('laguma', asker);
    expect(none).toMatchObject({ kind: 'ok', answer: { documents: [], corrected: 'laguna' } });
    const strange = await gateway.search('zzzz', asker);
    expect(strange).toMatchObject({ kind: 'ok', answer: { corrected: undefined } });
  });

  it('answers in sentences, or does not know', async () => {
    const gateway = api.gateway();
    const found = await gateway.search('laguna', asker);
    const ties = found.kind === 'ok' ? found.answer : { queryId: '', sessionId: '' };
    const answered = { kind: 'ok', answer: composed };
    expect(await gateway.answer('laguna', ties, asker)).toEqual(answered);
    expect(await gateway.answer('zzzz', ties, asker)).toEqual({ kind: 'unknown' });
  });

  it('tells of those who agreed, and of nobody else', async () => {
    const gateway = api.gateway();
    await gateway.tell(event, nobody);
    expect(told()).toEqual([]);
    await gateway.tell(event, asker);
    expect(told()).toMatchObject([{ searchQuery: 'laguna' }]);
  });

  it('reports an error, called ERROR unless it has a name', async () => {
    const gateway = api.gateway();
    await gateway.report({ at: 'search' });
    await gateway.report({ at: 'box' }, { error: 'SEARCH' });
    expect(reported()).toEqual([
      { error: 'ERROR', params: { at: 'search' } },
      { error: 'SEARCH', params: { at: 'box' } },
    ]);
  });

  it('answers that it failed, and throws nothing, while the other side is away', async () => {
    const gateway = api.gateway();
    await gateway.start();
    calls.forEach((call) => api.says(call, 503));
    const failed = { kind: 'failed', reason: 'unavailable' };
    const ties = { queryId: 'query', sessionId: 'session' };
    expect(await gateway.suggest('laguna', asker)).toEqual(failed);
    expect(await gateway.search('laguna', asker)).toEqual(failed);
    expect(await gateway.answer('laguna', ties, asker)).toEqual(failed);
    expect(await gateway.tell(event, asker)).toBeUndefined();
    expect(await gateway.report({ at: 'search' })).toBeUndefined();
  });
});

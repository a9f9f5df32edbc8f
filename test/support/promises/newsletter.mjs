import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

const somebody = () => ({
  name: 'Ana',
  lastName: 'Ruiz',
  country: 'MX',
  email: `promises-${randomUUID()}@mail.example`,
});
const isThere = { kind: 'refused', code: 'newsletterDuplicate', field: 'email' };

export const newsletterPromises = (gateway) => [
  {
    name: 'somebody is subscribed, and the same key again gets the first answer',
    async keeps() {
      const [reader, key] = [somebody(), randomUUID()];
      for (const language of ['es', 'es'])
        assert.deepEqual(await gateway.subscribe(reader, language, key), { kind: 'done' });
    },
  },
  {
    name: 'an address is there once, whatever its language',
    async keeps() {
      const reader = somebody();
      await gateway.subscribe(reader, 'es', randomUUID());
      assert.deepEqual(await gateway.subscribe(reader, 'en', randomUUID()), isThere);
    },
  },
  {
    name: 'of two who send the same address at once one is subscribed',
    async keeps() {
      const reader = somebody();
      const both = await Promise.all(
        [randomUUID(), randomUUID()].map((key) => gateway.subscribe(reader, 'pt', key)),
      );
      assert.equal(both.filter(({ kind }) => kind === 'done').length, 1, JSON.stringify(both));
    },
  },
];

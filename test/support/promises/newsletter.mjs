import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

const aReader = () => ({
  name: 'Ana',
  lastName: 'Ruiz',
  country: 'MX',
  email: `promises-${randomUUID()}@mail.example`,
});
const isThere = { kind: 'refused', code: 'newsletterDuplicate', field: 'email' };

export const newsletterPromises = (gateway) => [
  {
    name: 'subscribing twice with one key gets the first reply',
    async keeps() {
      const [reader, key] = [aReader(), randomUUID()];
      for (const language of ['es', 'es'])
        assert.deepEqual(await gateway.subscribe(reader, language, key), { kind: 'done' });
    },
  },
  {
    name: 'an address is subscribed once, whatever the language',
    async keeps() {
      const reader = aReader();
      await gateway.subscribe(reader, 'es', randomUUID());
      assert.deepEqual(await gateway.subscribe(reader, 'en', randomUUID()), isThere);
    },
  },
  {
    name: 'two concurrent calls subscribe an address once',
    async keeps() {
      const reader = aReader();
      const both = await Promise.all(
        [randomUUID(), randomUUID()].map((key) => gateway.subscribe(reader, 'pt', key)),
      );
      assert.equal(both.filter(({ kind }) => kind === 'done').length, 1, JSON.stringify(both));
    },
  },
];

import { randomUUID } from 'node:crypto';
import { MemoryRecords } from '@shop/adapters/memory';
import { migrate, openPool, PostgresRecords } from '@shop/adapters/postgres';
import type { Records } from '@shop/ports/backends';
import { createDatabase } from '@shop/test/start-postgres';
import { z } from 'zod';

const pool = openPool({ url: await createDatabase(), onError: () => undefined });
await migrate(pool);
afterAll(() => pool.end());

const shape = z.object({ said: z.string(), marks: z.array(z.string()) });
type Note = z.output<typeof shape>;
const marksOf = ({ marks }: Note) => marks;
const note = (said: string, ...marks: string[]): Note => ({ said, marks });

const worlds: readonly { name: string; records: Records<Note>; others: Records<Note> }[] = [
  {
    name: 'memory',
    records: new MemoryRecords(marksOf),
    others: new MemoryRecords(marksOf),
  },
  {
    name: 'postgres',
    records: new PostgresRecords(pool, { kind: 'note', shape, marksOf }),
    others: new PostgresRecords(pool, { kind: 'other', shape, marksOf }),
  },
];

describe.each(worlds)('records ($name)', ({ records, others }) => {
  it('are created once by concurrent creators', async () => {
    const id = randomUUID();
    const begun = await Promise.all(
      ['one', 'two', 'three'].map((said) => records.begin(id, note(said))),
    );
    const [first, ...more] = begun.filter((kept) => kept !== undefined);
    expect(more).toEqual([]);
    expect(await records.find(id)).toEqual(first);
  });

  it('are updated from the version seen by one of concurrent writers', async () => {
    const id = randomUUID();
    const { version = 0 } = (await records.begin(id, note('new'))) ?? {};
    const changed = await Promise.all(
      ['one', 'two'].map((said) => records.change(id, version, note(said))),
    );
    const [first, ...more] = changed.filter((kept) => kept !== undefined);
    expect([first?.version, more]).toEqual([version + 1, []]);
    expect(await records.find(id)).toEqual(first);
    expect(await records.end(id, version)).toBe(false);
    expect(await records.end(id, version + 1)).toBe(true);
    expect(await records.find(id)).toBeUndefined();
    expect(await records.change(id, version + 1, note('late'))).toBeUndefined();
  });

  it('are found by their current marks, newest first, within their kind', async () => {
    const mark = randomUUID();
    const [older, newer] = [randomUUID(), randomUUID()];
    await records.begin(older, note('older', mark, 'all'));
    const { version = 0 } = (await records.begin(newer, note('newer'))) ?? {};
    await records.change(newer, version, note('newer', mark));
    await others.begin(older, note('another kind', mark));
    const said = async (limit: number) =>
      (await records.marked(mark, limit)).map(({ value }) => value.said);
    expect(await said(5)).toEqual(['newer', 'older']);
    expect(await said(1)).toEqual(['newer']);
    await records.change(older, 1, note('older'));
    expect(await said(5)).toEqual(['newer']);
  });
});

it('throws on an unreadable record', async () => {
  const records = new PostgresRecords(pool, { kind: 'note', shape, marksOf });
  await pool.query(`insert into shop.records (kind, id, value) values ('note', 'odd', '{}')`);
  await expect(records.find('odd')).rejects.toThrow('said');
});

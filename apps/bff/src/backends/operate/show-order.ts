import { parseArgs } from 'node:util';
import { type openPool, orderLifeOf, PostgresOrderChanges } from '@shop/adapters/postgres';
import { numbersToTry, refundedState } from '@shop/domain';
import { readStoreConfig } from '../../config/store-config.js';
import { StartFailure } from '../../config/start-failure.js';
import { describeLife } from './describe-life.js';
import { type Given, type Operation, withPool, WrongUse } from './operation.js';

type Pool = ReturnType<typeof openPool>;

/**
 * Prints what the shop's database has about an order. With `--refunded`, first ends a change whose
 * refund a person makes (docs/operate/support.md).
 */
export const showOrder: Operation = async ({ args, env, say }) => {
  const { number, isPersonal, refunded } = read(args);
  const { DATABASE_URL = '' } = readStoreConfig(['DATABASE_URL'], env);
  const life = await withPool(DATABASE_URL, async (pool) => {
    const found = await orderLifeOf(pool, numbersToTry(number));
    if (refunded === undefined) return found;
    if (!found.changes.some(({ id }) => id === refunded))
      throw new StartFailure(`${number} has no change ${refunded}`);
    await endRefund(pool, refunded);
    return orderLifeOf(pool, numbersToTry(number));
  });
  const lines = describeLife(life, isPersonal);
  if (lines.length === 0) throw new StartFailure(`the database has no order ${number}`);
  lines.forEach(say);
  return 0;
};

function read(args: Given['args']) {
  try {
    const options = { personal: { type: 'boolean' }, refunded: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [number, ...more] = positionals;
    if (number && more.length === 0)
      return { number, isPersonal: values.personal === true, refunded: values.refunded };
  } catch {
    // An unknown option.
  }
  throw new WrongUse(
    'use NUMBER: of an order, purchase or payment, --personal for the buyer, and --refunded CHANGE to end a refund',
  );
}

/** From then on no copy of the shop calls the payment backend for this change. */
async function endRefund(pool: Pool, id: string): Promise<void> {
  const changes = new PostgresOrderChanges(pool);
  const change = await changes.find(id);
  const to = change && refundedState(change.state);
  if (!to) throw new StartFailure(`the change ${id} owes no refund`);
  if (!(await changes.move(change, to)))
    throw new StartFailure(`the shop has just changed ${id}: look again`);
}

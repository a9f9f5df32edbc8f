import { orderLifeOf } from '@shop/adapters/postgres';
import { numbersToTry } from '@shop/domain';
import { readStoreConfig } from '../../config/store-config.js';
import { StartFailure } from '../../config/start-failure.js';
import { describeLife } from './describe-life.js';
import { type Operation, withPool, WrongUse } from './operation.js';

const personal = '--personal';

/** Prints what the shop's database has about an order (docs/operate/support.md). */
export const showOrder: Operation = async ({ args, env, say }) => {
  const [number, ...more] = args.filter((arg) => arg !== personal);
  if (!number || more.length > 0 || number.startsWith('--'))
    throw new WrongUse(
      `use NUMBER: of an order, purchase or payment, and ${personal} for the buyer`,
    );
  const { DATABASE_URL = '' } = readStoreConfig(['DATABASE_URL'], env);
  const life = await withPool(DATABASE_URL, (pool) => orderLifeOf(pool, numbersToTry(number)));
  const lines = describeLife(life, args.includes(personal));
  if (lines.length === 0) throw new StartFailure(`the database has no order ${number}`);
  lines.forEach(say);
  return 0;
};

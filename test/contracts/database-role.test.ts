import { isSuperuser, openPool } from '@shop/adapters/postgres';
import { startBff } from '@shop/test/start-bff';
import { createDatabase, superuserUrl } from '@shop/test/start-postgres';

it.each([
  ['the role of docs/security.md', createDatabase, false],
  ['a superuser', async () => superuserUrl(), true],
])('recognises %s', async (_, urlOf, expected) => {
  const pool = openPool({ url: await urlOf(), onError: () => undefined });
  expect(await isSuperuser(pool)).toBe(expected);
  await pool.end();
});

it('refuses to start a live shop as a superuser of its database', async () => {
  const live = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://shop.example',
    PLAIN_HTTP: '1',
    VOUCHER_SECRETS: 'a-voucher-secret-of-the-tests-of-32-characters',
    DATABASE_URL: superuserUrl(),
  };
  await expect(startBff({}, live)).rejects.toThrow(/DATABASE_URL has a PostgreSQL superuser/);
});

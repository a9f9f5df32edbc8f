import { startBff } from '@shop/test/start-bff';

it('tells who starts it that its database is away, and leaves the process alone', async () => {
  const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  await expect(startBff({}, away)).rejects.toThrow(/ECONNREFUSED/);
});

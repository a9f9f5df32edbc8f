import { startShopCopies } from '@shop/test/shop-copies';
import { Shoppers } from '@shop/test/shoppers';
import { signIn } from '@shop/test/sign-in';
import { Visitor } from '@shop/test/visitor';

const shoppers = 30;
const pauseMs = 2_000;
const rounds = 5;

/** As docs/operate/secrets.md rotates a secret: appended, then in front. */
const rotated = (round: number, ...[name, old]: readonly [string, string]) => {
  const fresh = `${old}-of-next-year`;
  return { [name]: [old, `${old},${fresh}`][round] ?? `${fresh},${old}` };
};

const secretsIn = (round: number) => ({
  ...rotated(round, 'SESSION_SECRETS', 'a-session-secret-of-32-characters-and-more'),
  ...rotated(round, 'VOUCHER_SECRETS', 'a-voucher-secret-of-32-characters-and-more'),
  ...rotated(round, 'PAYMENT_WEBHOOK_SECRET', 'a-webhook-secret-of-32-characters'),
});

/**
 * A copy answered that its database is late, as on a busy machine: RFC 9110 lets a client try again,
 * and the same form is the same purchase. What nginx answers itself has no request id.
 */
const isLate = ({ status, headers }: Response) => status === 503 && headers.has('x-request-id');

const troublesOf = ({ steps }: Shoppers) =>
  [...steps].flatMap(([step, { wrong }]) =>
    Object.entries(wrong).map(([what, times]) => `${step}: ${times} × ${what}`),
  );

/**
 * Looks until four pages in a row, which nginx spreads over the copies, know the visitor: while its
 * Redis is late, a copy shows a page without the account.
 */
async function isStillSignedIn(visitor: Visitor): Promise<boolean> {
  let known = 0;
  for (let look = 0; look < 300 && known < 4; look += 1) {
    const { account } = (await visitor.look('home', '/es/')).visitor;
    known = account.kind === 'known' ? known + 1 : 0;
  }
  return known === 4;
}

it(`sells through ${rounds} restarts of each of two copies that rotate secrets, and a kill: no request fails, no order is lost, sessions last`, async () => {
  // Longer than nginx keeps an unused connection.
  const shop = await startShopCopies({ env: { DRAIN_SECONDS: '6', ...secretsIn(0) } });
  const member = new Visitor(shop.url);
  expect(await signIn(member)).toBe(204);
  const visit = new Shoppers(shop.url, pauseMs, isLate);
  const sessions: boolean[] = [];
  await visit.run(shoppers, async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const copy of [0, 1] as const) await shop.restart(copy, secretsIn(round));
      sessions.push(await isStillSignedIn(member));
    }
    // nginx asks a copy once for each request, and some have met the last restart.
    await visit.replies();
    await shop.killAndRestart(0, secretsIn(rounds));
    sessions.push(await isStillSignedIn(member));
  });
  const books = await shop.check();
  await shop.stop();
  const troubles = troublesOf(visit);
  expect([...troubles, ...(troubles.length > 0 ? [shop.nginxSaid()] : [])]).toEqual([]);
  expect(sessions).toEqual(Array(rounds + 1).fill(true));
  expect(visit.bought).toBeGreaterThan(rounds);
  expect(books).toEqual({ captured: visit.bought, violations: [] });
}, 1_200_000);

it('fails requests when a copy does not drain and nginx asks no other copy (control)', async () => {
  const shop = await startShopCopies({
    env: { DRAIN_SECONDS: '0' },
    adjust: (text) => text.replaceAll(/proxy_next_upstream [^;]+;/g, 'proxy_next_upstream off;'),
  });
  const visit = new Shoppers(shop.url, pauseMs, isLate);
  await visit.run(shoppers, async () => {
    await shop.restart(0);
    await shop.restart(1);
  });
  await shop.stop();
  expect(troublesOf(visit)).not.toEqual([]);
}, 300_000);

import { turns } from '@shop/test/corpus';
import { buyTicket } from '@shop/test/paid-orders';
import { startShopPrograms } from '@shop/test/shop-programs';
import { Visitor } from '@shop/test/visitor';

type Shop = Awaited<ReturnType<typeof startShopPrograms>>;

const kills = turns(16, 2);
let people = 0;

const buy = (shop: Shop) =>
  buyTicket(new Visitor(shop.url), 'es', `ada.${(people += 1)}@mail.example`);

/** Waits until the tables are consistent, or returns the problems after a timeout. */
async function onceRight(shop: Shop, seconds: number): Promise<readonly string[]> {
  for (let tries = 0; ; tries += 1) {
    const violations = await shop.checkMails();
    if (violations.length === 0 || tries === seconds * 10) return violations;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A purchase is paid while the mailbox is down; the shop is killed before it is back. */
async function killBeforeMail(shop: Shop): Promise<void> {
  await shop.order({ api: 'mail', mode: 'down' });
  const { view } = await buy(shop);
  expect(view.state).toBe('confirmed');
  await shop.killAndRestart();
  await shop.order();
}

it(`sends one mail for each order through ${kills} kills, and none for unpaid ones`, async () => {
  const shop = await startShopPrograms();
  await expect(
    buyTicket(new Visitor(shop.url), 'es', 'nobody@mail.example', 'declined'),
  ).rejects.toThrow(/declined/);
  for (let turn = 0; turn < kills; turn += 1) {
    // Slow, or accepted without a reply: the kill hits a mail in delivery.
    await shop.order({ api: 'mail', mode: turn % 2 ? 'dropAfterCommit' : 'slow', ms: 400 });
    await buy(shop);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1_200));
    await shop.killAndRestart();
    await shop.order();
    await shop.hurryMails();
  }
  expect(await onceRight(shop, 15)).toEqual([]);
  await killBeforeMail(shop);
  expect(await shop.checkMails()).toEqual([expect.stringMatching(/is CONFIRMED and has 0 mails$/)]);
  await shop.hurryMails();
  expect(await onceRight(shop, 15)).toEqual([]);
  expect(await shop.metrics()).toMatch(/^mails_total\{kind="confirmed",outcome="sent"\} [1-9]/m);
  // Control: an extra mail and a mail of an unconfirmed order would be found.
  await shop.books.query(`insert into sandbox.letters
    (message_id, id, email, name, language, subject, html, body, vouchers, sent_at)
    select 'another' || o.id, 'another' || o.id, 'x', 'x', 'es', 'x ' || o.id, '', '', '{}', now()
    from sandbox.orders o`);
  const orders = await shop.books.query<{ status: string }>(`select status from sandbox.orders`);
  expect(await shop.checkMails()).toHaveLength(orders.rows.length);
  expect(new Set(orders.rows.map(({ status }) => status)).size).toBeGreaterThan(1);
  await shop.stop();
}, 300_000);

it('finds an order without its mail if the queue is written separately (control)', async () => {
  const shop = await startShopPrograms({ env: { LEDGER_ADAPTER: 'memory' } });
  await killBeforeMail(shop);
  const violations = await onceRight(shop, 4);
  await shop.stop();
  expect(violations).toEqual([expect.stringMatching(/is CONFIRMED and has 0 mails$/)]);
}, 60_000);

import { startStrangers } from '../../../backends/stand-ins/by-contract/start-strangers.js';
import { firstAccount } from '../../../backends/stand-ins/by-contract/users.js';
import {
  everyLanguageInTwoCurrencies,
  moveAndCancel,
  sellNights,
  sellPackage,
  sellTicket,
} from '@shop/test/sold-by-forms';
import { startBff } from '@shop/test/start-bff';

/** Its own shop, in front of backends written from the contracts alone. */
const strangers = await startStrangers();
const shop = await startBff({}, strangers.env);
afterAll(async () => {
  await shop.stop();
  await strangers.stop();
});

it.each(everyLanguageInTwoCurrencies)('sell a ticket in %s and %s', async (language, currency) => {
  await sellTicket(shop.visitor(), language, currency);
});

it('move a ticket to another day and refund it', async () => {
  const visitor = shop.visitor();
  const { id } = await moveAndCancel(visitor, await sellTicket(visitor, 'es', 'MXN'));
  const { paymentId = '' } = (await shop.ledger.findByOrder(id)) ?? {};
  expect(strangers.statusOf(paymentId)).toBe('REFUNDED');
});

it('sell a package', () => sellPackage(shop.visitor()));

it('sell nights and cancel them', () => sellNights(shop.visitor()));

it('let a visitor sign in', async () => {
  const visitor = shop.visitor();
  const form = { path: '/es/auth/', next: '', ...firstAccount };
  await visitor.postForm('/api/sign-in', form);
  const { view } = await visitor.look('account', '/es/mi-cuenta/');
  expect([view.email, view.coupons.kind]).toEqual([firstAccount.email, 'shown']);
});

import { axeInBothThemes, expect, test } from '../support/shop.js';
import { portuguese } from '../support/tongues.js';

const mailbox = () => `${process.env.TAQUILLA_SANDBOX ?? ''}/mail`;

test('the mailed link opens the order on another device @phone', async ({
  page,
  begin,
  browser,
}) => {
  const visit = begin(portuguese);
  await visit.fill();
  const order = await visit.buy();
  const number = /TQ-[\w-]+/.exec(order)?.[0] ?? '';
  const another = await browser.newContext();
  const phone = await another.newPage();
  await expect(async () => {
    await phone.goto(mailbox());
    await expect(phone.getByRole('article', { name: number })).toBeVisible({ timeout: 500 });
  }).toPass();
  const mail = phone.getByRole('article', { name: number });
  await mail.getByRole('link').first().click();
  await expect(phone).toHaveURL(new RegExp(`${order}$`));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(portuguese.words.ready);
  expect(await phone.evaluate(() => document.referrer)).not.toContain('link=');
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(portuguese.words.ready);
  // The mail as a client shows it: a page without scripts.
  await phone.goto(mailbox());
  const look = (await mail.locator('a[href^="/mail/letters/"]').first().getAttribute('href')) ?? '';
  const letter = await phone.request.get(new URL(look, mailbox()).href);
  await page.setContent(await letter.text());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(portuguese.words.ready);
  await axeInBothThemes(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await another.close();
});

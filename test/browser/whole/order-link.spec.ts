import { awake, openAwake } from '../support/awake.js';
import { hold } from '../support/hold.js';
import { axe, axeInBothThemes, expect, test } from '../support/shop.js';
import { spanish, tongues } from '../support/tongues.js';
import { byTurns } from '../support/turns.js';

const mailbox = () => `${process.env.TAQUILLA_SANDBOX ?? ''}/mail`;

for (const [turn, tongue] of tongues.entries())
  test(
    `in ${tongue.name} the link of a mail opens the order on another device`,
    { tag: byTurns(turn) },
    async ({ page, begin, browser }) => {
      const visit = begin(tongue);
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
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText(tongue.words.ready);
      expect(await phone.evaluate(() => document.referrer)).not.toContain('link=');
      await phone.reload();
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText(tongue.words.ready);
      // The mail itself, as a client shows it: a page of its own that runs nothing.
      await phone.goto(mailbox());
      const look =
        (await mail.locator('a[href^="/mail/letters/"]').first().getAttribute('href')) ?? '';
      const letter = await phone.request.get(new URL(look, mailbox()).href);
      await page.setContent(await letter.text());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tongue.words.ready);
      await axeInBothThemes(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await another.close();
    },
  );

test('its owner sends the mail again and ends its links, with scripts and without leaving the page', async ({
  page,
  begin,
  browser,
}) => {
  const visit = begin(spanish);
  await visit.fill();
  const order = await visit.buy();
  await openAwake(page, order);
  // The second press before the first is answered.
  const late = await hold(page, '**/api/order/mail');
  const answered: string[] = [];
  page.on('response', (response) => {
    const [, what] = /\/api\/order\/(mail|end-links)$/.exec(response.url()) ?? [];
    if (what) answered.push(what);
  });
  await page.getByRole('button', { name: 'Enviar el correo otra vez' }).click();
  await expect.poll(() => late.held.length).toBe(1);
  await page.getByRole('button', { name: 'Anular los enlaces enviados' }).click();
  await late.letGo();
  await expect.poll(() => answered).toEqual(['mail', 'end-links']);
  await expect(page.getByText(/^También te los (estamos enviando|enviamos) a a•••@/)).toBeVisible();
  await expect(page.getByText(/^Los enlaces enviados ya no funcionan/)).toBeVisible();
  await axe(page);
  const another = await browser.newContext();
  const phone = await another.newPage();
  await phone.goto(`${new URL(page.url()).origin}${order}`);
  await awake(phone);
  await expect(phone.getByRole('link', { name: 'Buscar mi orden' }).first()).toBeVisible();
  await another.close();
});

import type { Locator } from '@playwright/test';
import { atRest, openAwake } from '../support/awake.js';
import { axeInBothThemes } from '../support/axe.js';
import { monthFromNow } from '../support/days.js';
import { hold } from '../support/hold.js';
import { isFocused, tabTo, tabToMain } from '../support/keys.js';
import { findingsOfWidths } from '../support/look-at.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const paths = ['/es/arma-tu-paquete/', '/en/create-your-package/', '/pt/monte-seu-pacote/'];
const [path = ''] = paths;
const month = monthFromNow(2);
const day = (number: number) => `${month}-${number}`;

const two = `part=bruma_${day(12)}&part=guarida_${day(14)}`;
const three = `${two}&part=laguna-nacar_${day(19)}`;

const states = {
  'a park without its day, its calendar open': `part=bruma&slot=1&month=${month}`,
  'a tour without its time': `part=ojos-de-agua_${day(12)}&slot=1`,
  'two days that collide': `part=bruma_${day(12)}&part=guarida_${day(12)}&slot=2`,
  'five parks': `${three}&part=copalera_${day(20)}&part=son-de-rio_${day(21)}&slot=5`,
  'children alone': `${two}&slot=3&adults=0&children=2`,
  'add-ons, where to be fetched, and a code': `${three}&slot=4&extras=transport&extras=photo&code=AGUACLARA`,
  'a code that does nothing': `${three}&slot=4&code=NADIE-LO-SABE`,
  'the cheapest days': 'part=bruma&part=guarida&slot=1&plan=yes',
};

for (const [at, [state, query]] of Object.entries(states).entries())
  test(`axe finds nothing and no width scrolls sideways: ${state}`, async ({ page }) => {
    await page.goto(`${paths[at % paths.length]}?${query}`);
    await atRest(page);
    await axeInBothThemes(page);
    expect(await findingsOfWidths(page)).toEqual([]);
  });

async function expectFocus(page: Page, where: Locator): Promise<void> {
  await expect.poll(() => isFocused(where), { message: where.toString() }).toBe(true);
  await expect(page.locator(':focus')).toBeInViewport();
}

const slot = (page: Page, number: number) => page.locator('#strip > li').nth(number - 1);
const dated = (page: Page) => page.locator('#strip > li[data-state=dated]');

/** By Tab and Enter: a park for the open ticket, and its first free day. */
async function fill(page: Page, park: string): Promise<void> {
  await tabTo(page, page.locator(`#panel a[href$="choose=${park}#panel"]`));
  await page.keyboard.press('Enter');
  await expect(
    page.locator(`#panel a[aria-current=true][href$="choose=${park}#panel"]`),
  ).toBeVisible();
  await expectFocus(page, page.locator('#panel a'));
  await tabTo(page, page.locator('#panel [data-day]'));
  while (!(await isFocused(page.locator('#panel [name=pick]'))))
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('#panel [data-chosen]')).toBeFocused();
}

async function tabBackTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 60 && !(await isFocused(target)); stops += 1)
    await page.keyboard.press('Shift+Tab');
  await expectFocus(page, target);
}

test('the keyboard alone builds a package and never loses the focus', async ({ page }) => {
  await openAwake(page, `${path}?month=${month}`);
  await tabToMain(page);
  await fill(page, 'bruma');
  await expect(dated(page)).toHaveCount(1);

  await tabBackTo(page, slot(page, 2).getByRole('link'));
  await page.keyboard.press('Enter');
  await expectFocus(page, page.locator('#panel'));
  await fill(page, 'ojos-de-agua');
  await tabTo(page, page.locator('#panel input[name=time]'));
  await page.keyboard.press('Space');
  await expect(dated(page)).toHaveCount(2);
  await expectFocus(page, page.locator('#panel input[name=time]:checked'));

  const more = page.getByRole('button', { name: /^Uno más: Niños/ });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=children]')).toHaveValue('1');
  await expectFocus(page, more);

  const photos = page.locator('[name=extras][value=photo]');
  await tabTo(page, photos);
  await page.keyboard.press('Space');
  await expect(page.locator('#summary')).toContainText('Paquete de fotos');
  await expectFocus(page, photos);

  await tabTo(page, page.locator('#summary summary', { hasText: 'código' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('#field-promo'));
  await page.keyboard.type('NADIE-LO-SABE');
  await page.keyboard.press('Enter');
  await expect(page.locator('#field-promo-problem')).toBeVisible();
  await expectFocus(page, page.locator('#field-promo'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('AGUACLARA');
  await page.keyboard.press('Enter');
  await expectFocus(page, page.locator('[data-code]'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectFocus(page, page.locator('#summary summary', { hasText: 'código' }));

  await tabTo(page, page.locator('#summary button[formaction]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(spanish.cart));
  await expect(page.getByRole('region', { name: 'Paquete de 2 entradas' })).toBeVisible();
});

test('removing a ticket or applying a fix keeps the focus in the open ticket', async ({ page }) => {
  await openAwake(page, `${path}?${three}&slot=3`);
  await page.getByRole('link', { name: 'Quitar Laguna Nácar del paquete' }).focus();
  await page.keyboard.press('Enter');
  await expect(dated(page)).toHaveCount(2);
  await expectFocus(page, page.locator('#panel'));

  await openAwake(page, `${path}?${states['two days that collide']}`);
  await tabToMain(page);
  await tabTo(page, page.getByRole('link', { name: /^Día más cercano/ }));
  await page.keyboard.press('Enter');
  await expect(dated(page)).toHaveCount(2);
  await expectFocus(page, page.locator('#panel'));
});

test('keeps every press made while a reply is pending', async ({ page }) => {
  await page.goto(`${path}?part=bruma&slot=1&month=${month}`);
  await atRest(page);
  const { letGo } = await hold(page, '**/api/screens/page*');
  await page.locator('#panel [data-day][name=pick]').first().click();
  await page.getByRole('button', { name: /Uno más: Adultos/ }).click();
  await slot(page, 2).getByRole('link').first().click();
  await letGo();
  await expect(page).toHaveURL(/part=bruma_\d{4}-\d\d-\d\d&.*slot=2.*adults=3|adults=3.*slot=2/);
  await expect(slot(page, 1)).toHaveAttribute('data-state', 'dated');
});

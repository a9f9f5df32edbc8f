import { readFileSync } from 'node:fs';
import { atRest, awake, openAwake } from '../support/awake.js';
import { daysAfter } from '../support/days.js';
import { hold } from '../support/hold.js';
import { tabTo } from '../support/keys.js';
import { findingsOfWidths } from '../support/look-at.js';
import { fillCart } from '@shop/test/purchases';
import { axeInBothThemes, expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const w = {
  edit: 'Editar Laguna Nácar',
  title: 'Cambiar Laguna Nácar',
  more: /^Uno más: Adultos/,
  remove: 'Quitar Laguna Nácar',
  save: 'Guardar cambios',
  undo: 'Deshacer',
  said: 'El carrito se actualizó correctamente. Se cambió Laguna Nácar. Puedes deshacerlo.',
  undone: 'Listo: tu carrito está como antes',
};

const form = (page: Page) => page.locator('#edit');
const line = (page: Page) => page.getByRole('group', { name: 'Laguna Nácar', exact: true });
const edit = (page: Page) => page.getByRole('link', { name: w.edit });
const save = (page: Page) => form(page).getByRole('button', { name: w.save });
const undo = (page: Page) => page.getByRole('button', { name: w.undo });
const title = (page: Page) => page.locator('#title');
const announcer = (page: Page) => page.locator('#announcer');
const adults = (page: Page) => form(page).locator('input[name=adults]');

function codeOfForm(): string {
  const chunks: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/web/client/.vite/manifest.json', 'utf8'),
  );
  return `**/${chunks['apps/web/src/screens/cart/cart/static-parts.ts']?.file}`;
}

const settled = (page: Page) => expect(form(page)).not.toHaveAttribute('aria-busy');

async function openForm(page: Page, fill: Promise<void>) {
  await fill;
  await page.clock.install();
  await openAwake(page, spanish.cart);
  await edit(page).click();
  await expect(form(page)).toBeFocused();
}

async function addOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: w.more }).click();
  await expect(adults(page)).toHaveValue('3');
  await settled(page);
}

const pass = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1_000);

test('the keyboard opens, changes, saves and undoes, without a time limit', async ({
  page,
  begin,
}) => {
  await begin().fill();
  await page.clock.install();
  await openAwake(page, spanish.cart);
  await tabTo(page, edit(page));
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeFocused();
  await expect(page.getByRole('region', { name: w.title })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: w.more }));
  await page.keyboard.press('Enter');
  await expect(adults(page)).toHaveValue('3');
  await settled(page);
  await expect(page.getByRole('button', { name: w.more })).toBeFocused();
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');

  await expect(undo(page)).toBeFocused();
  await expect(announcer(page)).toHaveText(w.said);
  await expect(line(page)).toContainText('3 adult');
  await pass(page, 120);
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(undo(page)).toHaveCount(0);
  await expect(announcer(page)).toHaveText(w.undone);
  await expect(line(page)).toContainText('2 adult');
});

test('an action beside the open form keeps it open with the choices', async ({ page, begin }) => {
  const visit = begin();
  await visit.fill();
  const other = '/es/entrada-bruma/';
  const date = daysAfter(await visit.aDay(other), 9);
  await visit.visitor.add({ path: other, slug: 'bruma', date, adults: '2' });
  await openForm(page, Promise.resolve());
  await addOne(page);
  await page.getByText('¿Tienes un código promocional?').click();
  await page.getByLabel('Código promocional').fill('AGUACLARA');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('AGUACLARA', { exact: true })).toBeVisible();
  await expect(adults(page)).toHaveValue('3');
  await page.getByRole('button', { name: 'Quitar Bruma' }).click();
  await expect(page.getByText('Se quitó Bruma', { exact: true })).toBeVisible();
  await expect(adults(page)).toHaveValue('3');
  await undo(page).click();
  await expect(page.getByRole('group', { name: 'Bruma' })).toBeVisible();
  await expect(adults(page)).toHaveValue('3');
  await save(page).click();
  await expect(form(page)).toHaveCount(0);
  await expect(line(page)).toContainText('3 adultos');
  await expect(page).toHaveURL(new RegExp(`${spanish.cart}$`));
});

test('the open form survives a reload with the choices, and the back link leaves it', async ({
  page,
  begin,
}) => {
  await openForm(page, begin().fill());
  await addOne(page);
  await page.reload();
  await expect(adults(page)).toHaveValue('3');
  await page.goBack();
  await expect(form(page)).toHaveCount(0);
  await expect(line(page)).toContainText('2 adultos');
});

test('a typed name stays through a change, out of the address, and blocks payment until saved', async ({
  page,
  begin,
}) => {
  await openForm(page, begin().fill());
  const name = form(page).getByRole('textbox', { name: /^Nombre en el boleto/ });
  const pay = page.getByRole('link', { name: spanish.words.goToPayment });
  await expect(pay.first()).toBeVisible();
  await name.fill('Ana Ruiz');
  await expect(pay).toHaveCount(0);
  await addOne(page);
  await expect(name).toHaveValue('Ana Ruiz');
  expect(page.url()).not.toContain('Ana');
  await save(page).click();
  await expect(line(page)).toContainText('Nombre en el boleto: Ana Ruiz');
  await expect(pay.first()).toBeVisible();
});

test('two tickets removed faster than a reply are both gone', async ({ page, begin }) => {
  const visit = begin();
  await visit.fill();
  const other = '/es/entrada-bruma/';
  await fillCart(visit.visitor, other, await visit.aDay(other, 1));
  await visit.handOver();
  await openAwake(page, spanish.cart);
  const late = await hold(page, '**/api/cart/items/remove');
  await page.getByRole('button', { name: 'Quitar Bruma' }).click();
  await expect.poll(() => late.held.length).toBe(1);
  await page.getByRole('button', { name: w.remove }).click();
  await late.letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/vacío/);
});

test('axe finds nothing and no width scrolls sideways, with the form open and after a change', async ({
  page,
  begin,
}) => {
  await openForm(page, begin().fill());
  await atRest(page);
  await axeInBothThemes(page);
  expect(await findingsOfWidths(page)).toEqual([]);
  await save(page).click();
  await undo(page).focus();
  await axeInBothThemes(page);
  expect(await findingsOfWidths(page)).toEqual([]);
});

test('the form works as plain HTML when its code fails to load', async ({
  page,
  begin,
  troubles,
}) => {
  troubles.expect(/Failed to (load|fetch)|ERR_FAILED/);
  await begin().fill();
  await page.goto(spanish.cart);
  const href = await edit(page).getAttribute('href');
  let asked = 0;
  await page.route(codeOfForm(), (route) => {
    asked += 1;
    return route.abort();
  });
  await openAwake(page, href ?? '');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.getByRole('button', { name: w.more }).click();
  await expect(adults(page)).toHaveValue('3');
  await save(page).click();
  await expect(undo(page)).toBeVisible();
  await expect(line(page)).toContainText('3 adultos');
});

test('a press before the form’s code has loaded takes effect afterwards', async ({
  page,
  begin,
}) => {
  await begin().fill();
  await page.goto(spanish.cart);
  const href = await edit(page).getAttribute('href');
  const code = await hold(page, codeOfForm());
  await page.goto(href ?? '');
  await expect(page.locator('main')).toHaveAttribute('data-awake');
  await expect.poll(() => code.held.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: w.more }).click();
  await expect(adults(page)).toHaveValue('3');
  await page.getByRole('checkbox', { name: /^Comida/ }).check();
  await code.letGo();
  await awake(page);
  await settled(page);
  await expect(adults(page)).toHaveValue('3');
  await save(page).click();
  await expect(line(page)).toContainText('3 adultos');
  await expect(line(page)).toContainText('Comida');
});

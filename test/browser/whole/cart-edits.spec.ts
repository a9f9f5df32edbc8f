import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { atRest, awake, openAwake } from '../support/awake.js';
import { daysAfter } from '../support/days.js';
import { hold } from '../support/hold.js';
import { isFocused, tabTo } from '../support/keys.js';
import { findingsOfWidths } from '../support/look-at.js';
import { fillCart } from '@shop/test/purchases';
import { axeInBothThemes, expect, type Page, test } from '../support/shop.js';
import { spanish, type Tongue, tongues } from '../support/tongues.js';
import { byTurns, inEveryRun } from '../support/turns.js';

interface Words {
  readonly edit: string;
  readonly title: string;
  readonly remove: string;
  readonly more: RegExp;
  readonly save: string;
  readonly undo: string;
  readonly said: string;
  readonly undone: string;
}

const words: Readonly<Record<Tongue['language'], Words>> = {
  es: {
    edit: 'Editar Laguna Nácar',
    title: 'Cambiar Laguna Nácar',
    more: /^Uno más: Adultos/,
    remove: 'Quitar Laguna Nácar',
    save: 'Guardar cambios',
    undo: 'Deshacer',
    said: 'El carrito se actualizó correctamente. Se cambió Laguna Nácar. Puedes deshacerlo.',
    undone: 'Listo: tu carrito está como antes',
  },
  en: {
    edit: 'Edit Laguna Nácar',
    title: 'Change Laguna Nácar',
    more: /^One more: Adults/,
    remove: 'Remove Laguna Nácar',
    save: 'Save changes',
    undo: 'Undo',
    said: 'The cart has been updated successfully. Laguna Nácar was changed. You can undo it.',
    undone: 'Done: your cart is as it was before',
  },
  pt: {
    edit: 'Editar Laguna Nácar',
    title: 'Alterar Laguna Nácar',
    more: /^Um a mais: Adultos/,
    remove: 'Remover Laguna Nácar',
    save: 'Salvar alterações',
    undo: 'Desfazer',
    said: 'O carrinho foi atualizado. Você alterou: Laguna Nácar. Você pode desfazer.',
    undone: 'Pronto: seu carrinho está como antes',
  },
};
const w = words.es;

const form = (page: Page) => page.locator('#edit');
const line = (page: Page) => page.getByRole('group', { name: 'Laguna Nácar', exact: true });
const edit = (page: Page, its = w) => page.getByRole('link', { name: its.edit });
const save = (page: Page, its = w) => form(page).getByRole('button', { name: its.save });
const undo = (page: Page, its = w) => page.getByRole('button', { name: its.undo });
const title = (page: Page) => page.locator('#title');
const announcer = (page: Page) => page.locator('#announcer');
const adults = (page: Page) => form(page).locator('input[name=adults]');

/** Where the code of the form is fetched from. */
function codeOfForm(): string {
  const chunks: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/web/client/.vite/manifest.json', 'utf8'),
  );
  return `**/${chunks['apps/web/src/screens/sell/cart/paper-parts.ts']?.file}`;
}

/** Waits until the form has answered what was pressed in it. */
const settled = (page: Page) => expect(form(page)).not.toHaveAttribute('aria-busy');

/** The line is open, on a page whose clocks are the test's own. */
async function openForm(page: Page, fill: Promise<void>, path = spanish.cart, its = w) {
  await fill;
  await page.clock.install();
  await openAwake(page, path);
  await edit(page, its).click();
  await expect(form(page)).toBeFocused();
}

async function addOne(page: Page, its = w): Promise<void> {
  await page.getByRole('button', { name: its.more }).click();
  await expect(adults(page)).toHaveValue('3');
  await settled(page);
}

const pass = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1_000);
const seen = (where: Locator) => expect(where).toBeInViewport();

for (const tongue of inEveryRun(tongues))
  test(`the keyboard opens, changes, saves and undoes in ${tongue.name}, and has all the time`, async ({
    page,
    begin,
  }) => {
    const its = words[tongue.language];
    await begin(tongue).fill();
    await page.clock.install();
    await openAwake(page, tongue.cart);
    await tabTo(page, edit(page, its));
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeFocused();
    await expect(page.getByRole('region', { name: its.title })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: its.more }));
    await page.keyboard.press('Enter');
    await expect(adults(page)).toHaveValue('3');
    await settled(page);
    expect(await isFocused(page.getByRole('button', { name: its.more }))).toBe(true);
    await tabTo(page, save(page, its));
    await page.keyboard.press('Enter');

    await expect(undo(page, its)).toBeFocused();
    await expect(announcer(page)).toHaveText(its.said);
    await expect(line(page)).toContainText('3 adult');
    await pass(page, 120);
    await expect(undo(page, its)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(undo(page, its)).toHaveCount(0);
    await expect(announcer(page)).toHaveText(its.undone);
    await expect(line(page)).toContainText('2 adult');
  });

test(
  'a pointer is brought back to the line, and the offer goes after eight seconds',
  { tag: byTurns(0) },
  async ({ page, begin }) => {
    await openForm(page, begin().fill());
    await addOne(page);
    await save(page).click();
    await expect(undo(page)).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await expect(edit(page)).toBeFocused();
    await seen(line(page).getByRole('heading', { name: 'Laguna Nácar' }));
    await expect(line(page)).toContainText('3 adultos');
    await pass(page, 7);
    await expect(undo(page)).toBeVisible();
    await pass(page, 2);
    await expect(undo(page)).toHaveCount(0);
    await expect(edit(page)).toBeFocused();
    await expect(line(page)).toContainText('3 adultos');
  },
);

test(
  'a cart that was emptied shows its head, where a pointer goes on',
  { tag: byTurns(0) },
  async ({ page, begin }) => {
    await begin().fill();
    await openAwake(page, spanish.cart);
    await page.getByRole('button', { name: w.remove }).click();
    const head = page.getByRole('heading', { name: 'Tu carrito está vacío' });
    await seen(head);
    await expect(head).toBeFocused();
    await undo(page).click();
    await expect(line(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tu carrito', exact: true })).toBeFocused();
  },
);

test('the offer waits while it is pointed at, and goes when left', async ({ page, begin }) => {
  await openForm(page, begin().fill());
  await addOne(page);
  await save(page).click();
  await undo(page).hover();
  await pass(page, 60);
  await expect(undo(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await pass(page, 9);
  await expect(undo(page)).toHaveCount(0);
});

test(
  'what is left as it is gets the focus back where it was opened',
  { tag: byTurns(1) },
  async ({ page, begin }) => {
    await openForm(page, begin().fill());
    await addOne(page);
    await form(page).getByRole('link', { name: 'Dejar como está' }).click();
    await expect(form(page)).toHaveCount(0);
    await expect(edit(page)).toBeFocused();
    await expect(line(page)).toContainText('2 adultos');
    await expect(undo(page)).toHaveCount(0);
  },
);

test('what is done beside the open form leaves it open with what was chosen', async ({
  page,
  begin,
}) => {
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

test('a reload within the eight seconds leaves the cart as it was changed', async ({
  page,
  begin,
}) => {
  await openForm(page, begin().fill());
  await addOne(page);
  await save(page).click();
  await expect(undo(page)).toBeVisible();
  await page.reload();
  await expect(line(page)).toContainText('3 adultos');
  await expect(undo(page)).toHaveCount(0);
});

test('the open form outlives a reload with what was chosen, and the way back leads out of it', async ({
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

test('two tickets that are taken out faster than an answer comes are both gone', async ({
  page,
  begin,
}) => {
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

test('saved twice by a double click it is one change', async ({ page, begin }) => {
  await openForm(page, begin().fill());
  await addOne(page);
  const { held, letGo } = await hold(page, '**/api/cart/items/change');
  await save(page).dblclick();
  await expect(save(page)).toHaveAttribute('aria-busy', 'true');
  await letGo();
  await expect(undo(page)).toBeVisible();
  expect(held).toHaveLength(1);
});

test('says of a line that another window took out that it is gone, and keeps what was chosen', async ({
  page,
  context,
  begin,
  troubles,
}) => {
  troubles.expect(/status of 422/);
  await openForm(page, begin().fill());
  await addOne(page);
  const other = await context.newPage();
  await openAwake(other, spanish.cart);
  await other.getByRole('button', { name: w.remove }).click();
  await expect(undo(other)).toBeVisible();
  await save(page).click();
  const said = form(page).getByText('Este producto ya no está así en tu carrito');
  await expect(said).toBeVisible();
  await expect(page.locator('#field-page')).toBeFocused();
  await expect(adults(page)).toHaveValue('3');
  await undo(other).click();
  await expect(line(other)).toContainText('2 adultos');
});

test(
  'axe finds nothing on the open form and on what was done',
  { tag: byTurns(1) },
  async ({ page, begin }) => {
    await openForm(page, begin().fill());
    await axeInBothThemes(page);
    await addOne(page);
    await save(page).click();
    await undo(page).focus();
    await axeInBothThemes(page);
  },
);

for (const tongue of inEveryRun(tongues))
  test(`nothing is wider than a screen of any width in ${tongue.name}, with the form open and with what was done`, async ({
    page,
    begin,
  }) => {
    const its = words[tongue.language];
    await openForm(page, begin(tongue).fill(), tongue.cart, its);
    await atRest(page);
    expect(await findingsOfWidths(page)).toEqual([]);
    await save(page, its).click();
    await expect(undo(page, its)).toBeVisible();
    expect(await findingsOfWidths(page)).toEqual([]);
  });

test('the form works as it was written when its code can’t be had', async ({
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

/** The page answers, but for the form whose code is held. */
async function openWithoutForm(page: Page) {
  await page.goto(spanish.cart);
  const href = await edit(page).getAttribute('href');
  const code = await hold(page, codeOfForm());
  await page.goto(href ?? '');
  await expect(page.locator('main')).toHaveAttribute('data-awake');
  await expect.poll(() => code.held.length).toBeGreaterThan(0);
  return code;
}

test('the code of the form may come while the page is asked for anew', async ({ page, begin }) => {
  await begin().fill();
  const code = await openWithoutForm(page);
  const view = await hold(page, '**/api/screens/page?*');
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(() => view.held.length).toBeGreaterThan(0);
  await code.letGo();
  await awake(page);
  await view.letGo();
  await addOne(page);
});

test('what is pressed before the code of the form is there is done once it is', async ({
  page,
  begin,
}) => {
  await begin().fill();
  const code = await openWithoutForm(page);
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a no is where the page begins, and what was done is undone by a form',
    { tag: byTurns(0) },
    async ({ page, begin, troubles }) => {
      troubles.expect(/status of 422/);
      await begin().fill();
      await page.goto(spanish.cart);
      await edit(page).click();
      await seen(form(page).getByRole('heading', { name: w.title }));
      await adults(page).fill('0');
      await form(page).locator('input[name=children]').fill('2');
      await save(page).click();
      const people = page.locator('#field-people');
      await expect(people).toContainText('van con al menos un adulto');
      await expect(people).toBeFocused();
      await seen(people);
      await adults(page).fill('3');
      await save(page).click();
      await expect(line(page)).toContainText('3 adultos');
      await undo(page).click();
      await expect(page.getByText(w.undone)).toBeVisible();
      await expect(line(page)).toContainText('2 adultos');
    },
  );
});

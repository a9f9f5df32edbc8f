import { openAwake } from '../support/awake.js';
import { monthFromNow } from '../support/days.js';
import { axeInBothThemes, expect, type Page, test } from '../support/shop.js';

const month = monthFromNow(3);
const parts = `part=bruma_${month}-11&part=guarida_${month}-12`;
const manglar = 'Hotel Coralibrí Manglar';

/** The first room that is offered goes into the stay, and that where its rooms are for. */
async function takeARoom(page: Page, press: string): Promise<void> {
  await page.locator('button[name=choose]:visible').first().click();
  const add = page.getByRole('button', { name: press }).filter({ visible: true });
  await add.first().click();
}

test('nights go from the builder to the search and back, and with the package into the cart', async ({
  page,
}) => {
  await openAwake(page, `/es/arma-tu-paquete/?${parts}&slot=3&adults=2`);
  await page.getByRole('button', { name: 'Agregar hotel' }).click();
  await expect(page.getByText(/el paquete que estás armando: Bruma · Guarida/)).toBeVisible();
  await takeARoom(page, 'Agregar al paquete');
  await expect(page).toHaveURL(/arma-tu-paquete.*stay=/);
  await expect(page.locator('#summary')).toContainText(manglar);
  await page.locator('button[formaction="/api/cart/packages"]:visible').first().click();
  const whole = page.getByRole('region', { name: 'Paquete de 2 boletos con tu hotel' });
  await expect(whole).toContainText('Precio por noche');
  await axeInBothThemes(page);

  await page.getByRole('button', { name: /^Sacar/ }).click();
  await expect(whole).toHaveCount(0);
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await expect(whole).toBeVisible();
});

test('a stay that is chosen anew is taken back within its eight seconds', async ({ page }) => {
  await openAwake(
    page,
    `/es/buscar-habitacion/?checkin=${month}-10&checkout=${month}-12&hotel=hxm&rooms=1&adults1=2`,
  );
  await takeARoom(page, 'Agregar estancia al carrito');
  await page.getByRole('link', { name: `Editar ${manglar}` }).click();
  await expect(page.getByText(/Sigue apartada como está/)).toBeVisible();
  await axeInBothThemes(page);
  await openAwake(page, page.url().replace(`checkout=${month}-12`, `checkout=${month}-13`));
  await page.getByRole('button', { name: 'Cambiar mi estancia' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/carrito/);
  await expect(page.getByText('3 noches', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await expect(page.getByText('2 noches', { exact: true })).toBeVisible();
});

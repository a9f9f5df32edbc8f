import { openAwake } from '../support/awake.js';
import { monthFromNow } from '../support/days.js';
import { axeInBothThemes, expect, test } from '../support/shop.js';

const month = monthFromNow(3);
const parts = `part=bruma_${month}-11&part=guarida_${month}-12`;

test('nights go from the builder to the search and back, and into the cart with the package', async ({
  page,
}) => {
  await openAwake(page, `/es/arma-tu-paquete/?${parts}&slot=3&adults=2`);
  await page.getByRole('button', { name: 'Agregar hotel' }).click();
  await expect(page.getByText(/el paquete que estás armando: Bruma · Guarida/)).toBeVisible();
  await page.locator('button[name=choose]:visible').first().click();
  const add = page.getByRole('button', { name: 'Agregar al paquete' }).filter({ visible: true });
  await add.first().click();
  await expect(page).toHaveURL(/arma-tu-paquete.*stay=/);
  await expect(page.locator('#summary')).toContainText('Hotel Coralibrí Manglar');
  await page.locator('button[formaction="/api/cart/packages"]:visible').first().click();
  const whole = page.getByRole('region', { name: 'Paquete de 2 entradas con tu hotel' });
  await expect(whole).toContainText('Precio por noche');
  await axeInBothThemes(page);
});

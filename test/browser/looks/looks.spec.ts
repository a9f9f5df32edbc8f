import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { atRest } from '../support/awake.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const edges = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`not to be seen: ${element.toString()}`);
  const { x, y, width, height } = box;
  return { top: y, left: x, right: x + width, bottom: y + height };
};

async function colourAt(page: Page, { x, y }: { x: number; y: number }) {
  const clip = { x: Math.round(x) + 2, y: Math.round(y) + 2, width: 1, height: 1 };
  const { data } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

/** Free space below the footer, without the room for docked bars. */
const belowFoot = (page: Page) =>
  page.evaluate(() => {
    const heightOf = (one: Element) => one.getBoundingClientRect().height;
    const docked = [...document.querySelectorAll('#cookies, [data-dock]')];
    const room = docked.reduce((sum, one) => sum + heightOf(one), 0);
    const foot = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    return document.documentElement.scrollHeight - (foot + scrollY + room);
  });

test('a cart ticket has a cut-out scene and its amount in line, and nothing follows the footer @everywhere', async ({
  page,
  begin,
  isMobile,
}) => {
  await begin().fill();
  await page.goto(spanish.cart);
  await atRest(page);
  const ticket = page.getByRole('group', { name: 'Laguna Nácar', exact: true });
  const { bottom, right, ...corner } = await edges(ticket);
  const scene = await edges(ticket.locator('img').filter({ visible: true }));
  expect(scene).toMatchObject({ ...corner, ...(isMobile ? { right } : { bottom }) });
  const line = ticket.getByRole('listitem').filter({ hasText: '2 adultos' });
  const amount = await edges(line.locator(':scope > span').last());
  const row = await edges(line);
  expect(amount.top - row.top).toBeLessThan(8);
  expect(amount.right).toBeCloseTo(row.right, 0);
  expect(await belowFoot(page)).toBeLessThanOrEqual(24);
  // A notch lies between the two parts of a ticket and shows what is behind it.
  await ticket.evaluate(({ parentElement: behind }) => {
    if (behind) behind.style.background = 'rgb(255, 0, 255)';
  });
  const stub = ticket.locator(':scope > :last-child');
  await stub.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const paper = await edges(ticket);
  const seam = await edges(stub);
  const notch = isMobile ? { x: paper.left, y: seam.top - 1 } : { x: seam.left - 1, y: paper.top };
  expect(await colourAt(page, notch)).toEqual([255, 0, 255]);
  expect(await colourAt(page, { x: seam.left + 40, y: seam.top + 8 })).not.toEqual([255, 0, 255]);
});

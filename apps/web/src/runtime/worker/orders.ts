import { filesIn, isOfShop, type KeptOrder, outdated, withAge } from './rules.js';

const pagesName = 'orders';
const filesName = 'order-files';
const keptAtHeader = 'x-kept-at';

/** Caches that outlive a release. */
export const orderCaches: readonly string[] = [pagesName, filesName];

/** Caches an order's page as the server renders it now, with its files. */
export async function keepOrder(path: string): Promise<void> {
  const answer = await fetch(path, { headers: { accept: 'text/html' } });
  if (answer.status === 404) return forgetOrder(path);
  if (!answer.ok || answer.redirected) return;
  const html = await answer.text();
  if (!isOfShop(html)) return;
  const headers = { 'content-type': 'text/html; charset=utf-8', [keptAtHeader]: `${Date.now()}` };
  const pages = await caches.open(pagesName);
  await pages.put(path, new Response(html, { headers }));
  await keepFiles(html);
  await tidy();
}

/** The cached page of an order, unless it has expired. */
export async function keptOrder(path: string): Promise<Response | undefined> {
  await tidy();
  const page = await (await caches.open(pagesName)).match(path);
  if (!page) return undefined;
  const { headers } = page;
  return new Response(withAge(await page.text(), Date.now() - keptAtOf(page)), { headers });
}

/** After a sign-out no order may stay on the device. */
export const forgetOrders = async (): Promise<void> => {
  await Promise.all(orderCaches.map((name) => caches.delete(name)));
};

export async function forgetOrder(path: string): Promise<void> {
  await (await caches.open(pagesName)).delete(path);
  await tidy();
}

/** A file that fails to load is fetched again with the next order. */
async function keepFiles(html: string): Promise<void> {
  const files = await caches.open(filesName);
  await Promise.allSettled(
    filesIn(html).map(async (file) => {
      if (!(await files.match(file))) await files.add(file);
    }),
  );
}

async function tidy(): Promise<void> {
  const pages = await caches.open(pagesName);
  const gone = outdated(await listed(pages), Date.now());
  await Promise.all(gone.map((path) => pages.delete(path)));
  const left = await Promise.all((await pages.matchAll()).map((page) => page.text()));
  const needed = new Set(left.flatMap(filesIn));
  const files = await caches.open(filesName);
  const unneeded = (await files.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(unneeded.map((file) => files.delete(file)));
}

const keptAtOf = (page: Response | undefined): number =>
  Number(page?.headers.get(keptAtHeader) ?? 0);

async function listed(pages: Cache): Promise<readonly KeptOrder[]> {
  const asked = await pages.keys();
  return Promise.all(
    asked.map(async (request) => ({
      path: new URL(request.url).pathname,
      keptAt: keptAtOf(await pages.match(request)),
    })),
  );
}

import type { PagingView } from '@shop/ports/screens';

/** Entries on one page of the catalogue (docs/rules/screens.md#pages). */
export const pageSize = 60;

/** From 1; anything that is no page number counts as the first. */
export const readPage = (text: string | null): number =>
  Number(/^[1-9]\d{0,3}$/.exec(text ?? '')?.[0] ?? 1);

export interface Page<Entry> {
  readonly page: number;
  readonly pages: number;
  readonly offset: number;
  readonly shown: readonly Entry[];
}

/** A page beyond the last counts as the last. */
export function pageOf<Entry>(all: readonly Entry[], asked: number, size = pageSize): Page<Entry> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(asked, pages);
  const offset = (page - 1) * size;
  return { page, pages, offset, shown: all.slice(offset, offset + size) };
}

export function presentPaging(
  { page, pages }: Pick<Page<unknown>, 'page' | 'pages'>,
  at: (page: number) => string,
): PagingView | undefined {
  if (pages === 1) return undefined;
  return {
    page,
    pages,
    previous: page > 1 ? at(page - 1) : undefined,
    next: page < pages ? at(page + 1) : undefined,
  };
}

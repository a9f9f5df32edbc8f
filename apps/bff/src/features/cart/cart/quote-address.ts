import { errorCatalogue, type ErrorCode, type Language, pathOf } from '@shop/domain';

export const quoteField = 'q';

/** Parts that could not be added to the cart: `0.duplicate_3.noAvailability`. */
const leftField = 'left';

export type LeftOut = ReadonlyMap<number, ErrorCode>;

export function quoteAddress(token: string, language: Language, left: LeftOut = new Map()): string {
  const query = new URLSearchParams({ [quoteField]: token });
  if (left.size > 0) query.set(leftField, [...left].map(([at, code]) => `${at}.${code}`).join('_'));
  return `${pathOf({ name: 'quote', params: {} }, language)}?${query}`;
}

const entry = /^(\d{1,2})\.([A-Za-z]{1,40})$/;

/** By line index. Unknown codes are ignored. */
export function readLeftOut(query: URLSearchParams): LeftOut {
  const entries = (query.get(leftField) ?? '').split('_').flatMap((text) => {
    const [, at = '', code = ''] = entry.exec(text) ?? [];
    return isCode(code) ? [[Number(at), code] as const] : [];
  });
  return new Map(entries);
}

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorCatalogue, text);

import type { PageView } from '@shop/ports/screens';

const fetchHead = () => import('./show-head.js');
let writer: Awaited<ReturnType<typeof fetchHead>> | undefined;

/** What writes heads: a page that came with the document has its own, so it comes with the next. */
export const loadHead = async () => (writer ??= await fetchHead());

/** Writes what a page says about itself into the document, unless it came with it. */
export const showHead = (page: PageView): void => writer?.showHead(page);

/** A page that came with the document keeps the focus where it is. */
export const focusHeading = (): void => writer?.focusHeading();

export const focusPart = (id: string): void => writer?.focusPart(id);

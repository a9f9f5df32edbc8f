import type { PageView } from '@shop/ports/screens';

const fetchHead = () => import('./show-head.js');
let writer: Awaited<ReturnType<typeof fetchHead>> | undefined;

/** Loads the head writer; the first page has its head from the server. */
export const loadHead = async () => (writer ??= await fetchHead());

/** Does nothing for the first page, whose head the server wrote. */
export const showHead = (page: PageView): void => writer?.showHead(page);

/** On the first page the focus stays where it is. */
export const focusHeading = (): void => writer?.focusHeading();

export const focusPart = (id: string): void => writer?.focusPart(id);

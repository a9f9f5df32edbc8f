/** What every page is kept under, before its path. */
export const pageKey = 'page';

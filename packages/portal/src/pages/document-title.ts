export const PRODUCT = 'Hireyard';

/** The browser's title: page, client, product (SH-03). Without a page it is the product alone. */
export const documentTitle = (page: string | null, client: string | null): string =>
  page === null ? PRODUCT : [page, client, PRODUCT].filter(Boolean).join(' · ');

export const PRODUCT = 'Hireyard';

/** Returns the document title: page, client, product (SH-03). Without a page it is only the product. */
export const documentTitle = (page: string | null, client: string | null): string =>
  page === null ? PRODUCT : [page, client, PRODUCT].filter(Boolean).join(' · ');

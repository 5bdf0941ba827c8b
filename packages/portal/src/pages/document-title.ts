export const PRODUCT = 'Hireyard';

/** Returns the document title: page, client, product (SH-03). Without a page it is only the product. */
export const documentTitle = (page: string | null, client: string | null, product = PRODUCT): string =>
  page === null ? product : [page, client, product].filter(Boolean).join(' · ');

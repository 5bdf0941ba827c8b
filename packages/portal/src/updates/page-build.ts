/** Returns the id of a build: the name of its first script. */
export const buildOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? null;

import { createContext, useContext, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { BrandContext } from './brand.tsx';
import { documentTitle } from './document-title.ts';

/** Placeholder of a loading subtitle that reserves its line. */
export const NO_TEXT = '\u00a0';

/** The translated title of the route, or null if the page sets its own. */
export const PageTitleContext = createContext<string | null>(null);

/** Returns the title of the page: its own, else the title of its route. */
export function usePageTitle(own?: string): string {
  const routeTitle = useContext(PageTitleContext);
  const title = own ?? routeTitle;
  if (title === null) throw new TypeError('A page needs a title: give one to `page()` or to `<Page>`.');
  return title;
}

type WithClient = { readonly corporateClient: { readonly client: { readonly name: string } | null } };
const selectClientName = (state: WithClient) => state.corporateClient.client?.name ?? null;

/** Sets the document title to page, client and product, or to the product if `page` is null (SH-03). */
export function useDocumentTitle(page: string | null): void {
  const client = useSelector(selectClientName);
  const { name } = useContext(BrandContext);
  // In the same commit as the heading.
  useLayoutEffect(() => {
    document.title = documentTitle(page, client, name);
  }, [page, client, name]);
}

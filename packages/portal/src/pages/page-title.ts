import { createContext, useContext, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { documentTitle } from './document-title.ts';

/** In place of a subtitle that is on its way: holds its line, so that nothing moves. */
export const NO_TEXT = '\u00a0';

/** The title that the route declares, in the user's language; null where the page says its own. */
export const PageTitleContext = createContext<string | null>(null);

/** The title of the page on screen: the one given, else the one its route declares. */
export function usePageTitle(own?: string): string {
  const declared = useContext(PageTitleContext);
  const title = own ?? declared;
  if (title === null) throw new TypeError('A page needs a title: give one to `page()` or to `<Page>`.');
  return title;
}

type WithClient = { readonly corporateClient: { readonly client: { readonly name: string } | null } };
const selectClientName = (state: WithClient) => state.corporateClient.client?.name ?? null;

/** Keeps the browser's title as page, client, product; the product alone where `page` is null (SH-03). */
export function useDocumentTitle(page: string | null): void {
  const client = useSelector(selectClientName);
  // With the heading, not after it.
  useLayoutEffect(() => {
    document.title = documentTitle(page, client);
  }, [page, client]);
}

/** What the code of a label holds: the address of the asset's page, so that any phone's camera opens it. */
export const labelTextOf = (id: string): string => new URL(`/asset/assets/${id}`, window.location.origin).href;

const PAGE = /\/asset\/assets\/(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i;

/** The asset that a code names, also where it was printed while the portal had another address; null for any other code. */
export const assetIdIn = (text: string): string | null =>
  PAGE.exec(URL.parse(text)?.pathname ?? '')?.groups?.id ?? null;

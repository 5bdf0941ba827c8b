import { machineCodePath, pathOf } from '@hireyard/contract';

/** Returns the text of a label's code: the address of the asset's page, so that any phone camera opens it. */
export const labelTextOf = (id: string): string => new URL(`/asset/assets/${id}`, window.location.origin).href;

const PAGE = /\/asset\/assets\/(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i;

/** Returns the asset id in a code, even with a former address of the portal. Null for any other code. */
export const assetIdIn = (text: string): string | null =>
  PAGE.exec(URL.canParse(text) ? new URL(text).pathname : '')?.groups?.id ?? null;

/** Returns the text of the code on a machine of the rental company (PP-02). */
export const machineTextOf = (opCo: string, fleetNumber: string): string =>
  new URL(machineCodePath(opCo, fleetNumber), window.location.origin).href;

/** Returns the path of the page that a code names: of an asset or of a machine. Null for any other code. */
export function pageIn(text: string): string | null {
  const id = assetIdIn(text);
  if (id) return pathOf({ resource: 'asset', id });
  const pathname = URL.canParse(text) ? new URL(text).pathname : '';
  return /^\/m\/[^/]+\/[^/]+$/.test(pathname) ? pathname : null;
}

import type { Right } from '../users/values.ts';

/** Returns true if a user sees prices: requires both the client's setting and the user's right (DOM-10). */
export const seesPrices = (showPrices: boolean, rights: ReadonlySet<Right>): boolean =>
  showPrices && rights.has('price-view');

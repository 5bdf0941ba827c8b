import { selectHasRight, selectRights } from '../session/user.ts';
import { selectClient } from './corporate-client.ts';

type State = Parameters<typeof selectClient>[0] & Parameters<typeof selectRights>[0];

const mayView = selectHasRight('price-view');

/** Selects whether the user may see prices: requires both the client's setting and the user's right (DOM-10). */
export const selectPricesVisible = (state: State): boolean =>
  selectClient(state)?.showPrices === true && mayView(state);

/** True until the rights have loaded, so that no read is made that the server would refuse. */
export const selectPricesUnknown = (state: State): boolean => selectRights(state) === null;

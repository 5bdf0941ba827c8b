import { selectHasRight, selectRights } from '../session/user.ts';
import { selectClient } from './corporate-client.ts';

type State = Parameters<typeof selectClient>[0] & Parameters<typeof selectRights>[0];

const mayView = selectHasRight('price-view');

/** Whether the caller may see prices: the client's setting and the user's right are both true (DOM-10). */
export const selectPricesVisible = (state: State): boolean =>
  selectClient(state)?.showPrices === true && mayView(state);

/** True while the rights are on their way, so that nothing is asked for that may turn out to be refused. */
export const selectPricesUnknown = (state: State): boolean => selectRights(state) === null;

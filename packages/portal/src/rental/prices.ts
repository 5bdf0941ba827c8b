import type { ContractLine } from '@hireyard/contract';
import { selectClient } from '../client/corporate-client.ts';
import { selectHasRight, selectRights } from '../session/user.ts';
import type { RootState } from '../store/store.ts';

const mayView = selectHasRight('price-view');

/** Whether the caller may see prices: the client's setting and the user's right are both true (DOM-10). */
export const selectPricesVisible = (state: RootState): boolean =>
  selectClient(state)?.showPrices === true && mayView(state);

/** True while the rights are loading: nothing is requested yet that may turn out to be refused. */
export const selectPricesUnknown = (state: RootState): boolean => selectRights(state) === null;

/** Whether a list has a price to show: the server decides where it sent none at all. */
export const hasRates = (lines: readonly Pick<ContractLine, 'rate'>[]): boolean =>
  lines.length === 0 || lines.some(({ rate }) => rate !== null);

import { seesPrices } from '@hireyard/contract';
import { selectRights } from '../session/user.ts';
import { selectClient } from './corporate-client.ts';

type State = Parameters<typeof selectClient>[0] & Parameters<typeof selectRights>[0];

/** Selects whether the user may see prices. False until the rights have loaded. */
export const selectPricesVisible = (state: State): boolean =>
  seesPrices(selectClient(state)?.showPrices === true, new Set(selectRights(state)));

/** True until the rights have loaded, so that no read is made that the server would refuse. */
export const selectPricesUnknown = (state: State): boolean => selectRights(state) === null;

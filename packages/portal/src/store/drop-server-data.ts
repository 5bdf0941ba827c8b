import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { type CorporateClientState, selectShownClientUuid } from '../client/corporate-client.ts';
import { signedOut } from '../session/session-actions.ts';

/**
 * Drops the API's answers and cancels running calls when the session ends (LO-01) or the client changes (NAV-05). A
 * middleware next to the reducer, so that epics see the new client only afterwards and their calls survive.
 */
export const dropServerData: Middleware<object, { readonly corporateClient: CorporateClientState }> =
  (store) => (next) => (action) => {
    const former = selectShownClientUuid(store.getState());
    const result = next(action);
    const switched = former !== null && selectShownClientUuid(store.getState()) !== former;
    if (switched || signedOut.match(action)) store.dispatch(api.util.resetApiState());
    return result;
  };

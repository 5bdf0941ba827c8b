import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { type CorporateClientState, selectClientUuid } from '../client/corporate-client.ts';
import { signedOut } from '../session/session-actions.ts';

/**
 * Drops what the API has answered, and cancels what is under way, when the session ends (LO-01) and when another client
 * replaces the former one (NAV-05). A middleware next to the reducer: the epics see the new client only
 * afterwards, so that what they request for it stays.
 */
export const dropServerData: Middleware<object, { readonly corporateClient: CorporateClientState }> =
  (store) => (next) => (action) => {
    const former = selectClientUuid(store.getState());
    const result = next(action);
    const switched = former !== null && selectClientUuid(store.getState()) !== former;
    if (switched || signedOut.match(action)) store.dispatch(api.util.resetApiState());
    return result;
  };

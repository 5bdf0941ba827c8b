import type { CorporateClient } from '@hireyard/contract';
import { createSlice } from '@reduxjs/toolkit';
import { hasFailed } from '../api/calls.ts';
import { startEndpoints } from '../api/start-endpoints.ts';
import { clientSelected, signedOut } from '../session/session-actions.ts';

export interface CorporateClientState {
  readonly status: 'unknown' | 'loading' | 'ready' | 'none' | 'failed';
  readonly corporateClientId: number | null;
  readonly corporateClientUuid: string | null;
  readonly client: CorporateClient | null;
  /** Every client that the user may act for, by name. */
  readonly all: readonly CorporateClient[];
}

const initialState: CorporateClientState = {
  status: 'unknown',
  corporateClientId: null,
  corporateClientUuid: null,
  client: null,
  all: [],
};

const { corporateClients } = startEndpoints;

/** The client of this tab. The list of clients mirrors the last answer of the API. */
export const corporateClientSlice = createSlice({
  name: 'corporateClient',
  initialState: initialState as CorporateClientState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(clientSelected, (state, { payload }) => ({
        ...state,
        status: 'ready' as const,
        corporateClientId: payload.id,
        corporateClientUuid: payload.externalUuid,
        client: payload,
      }))
      .addCase(signedOut, () => initialState)
      .addMatcher(corporateClients.matchPending, (state) =>
        state.client === null ? { ...state, status: 'loading' as const } : state,
      )
      .addMatcher(corporateClients.matchRejected, (state, action) =>
        state.client === null && hasFailed(action) ? { ...state, status: 'failed' as const } : state,
      )
      .addMatcher(corporateClients.matchFulfilled, (state, { payload: { items } }) => ({
        ...state,
        all: items,
        status: items.length === 0 ? ('none' as const) : state.status,
      })),
});

type WithClient = { readonly corporateClient: CorporateClientState };
export const selectClientStatus = (state: WithClient) => state.corporateClient.status;
export const selectClient = (state: WithClient) => state.corporateClient.client;
export const selectClients = (state: WithClient) => state.corporateClient.all;
export const selectClientId = (state: WithClient) => state.corporateClient.corporateClientId;
export const selectClientUuid = (state: WithClient) => state.corporateClient.corporateClientUuid;
/** Selects whether the client is commercially blocked (SH-02). */
export const selectClientBlocked = (state: WithClient) => state.corporateClient.client?.blocked ?? false;

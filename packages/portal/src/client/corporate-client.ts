import type { CorporateClient } from '@hireyard/contract';
import { createSlice } from '@reduxjs/toolkit';
import { hasFailed } from '../api/calls.ts';
import { startEndpoints } from '../api/start-endpoints.ts';
import { clientConfirmed, clientSelected, clientShown, deviceAsked, signedOut } from '../session/session-actions.ts';

export interface CorporateClientState {
  readonly status: 'unknown' | 'loading' | 'ready' | 'none' | 'failed';
  /** Set by the server's word alone, like `corporateClientUuid`. */
  readonly corporateClientId: number | null;
  readonly corporateClientUuid: string | null;
  /** The client on screen. */
  readonly client: CorporateClient | null;
  /** False while the device stands in for the server (SW-07). */
  readonly byServer: boolean;
  /** Every client that the user may act for, by name. */
  readonly all: readonly CorporateClient[];
}

const initialState: CorporateClientState = {
  status: 'unknown',
  corporateClientId: null,
  corporateClientUuid: null,
  client: null,
  byServer: true,
  all: [],
};

const { corporateClients } = startEndpoints;

const selected = (state: CorporateClientState, client: CorporateClient): CorporateClientState => ({
  ...state,
  status: 'ready',
  corporateClientId: client.id,
  corporateClientUuid: client.externalUuid,
  client,
  byServer: true,
});

/** The client of this tab. The list of clients mirrors the last answer of the API. */
export const corporateClientSlice = createSlice({
  name: 'corporateClient',
  initialState: initialState as CorporateClientState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(deviceAsked, (state) => (state.corporateClientUuid === null ? { ...state, byServer: false } : state))
      .addCase(clientShown, (state, { payload }) =>
        state.byServer ? state : { ...state, status: 'ready' as const, client: payload },
      )
      .addCase(clientSelected, (state, { payload }) => selected(state, payload))
      .addCase(clientConfirmed, (state, { payload }) => selected(state, payload))
      .addCase(signedOut, () => initialState)
      .addMatcher(corporateClients.matchPending, (state) =>
        state.client === null ? { ...state, status: 'loading' as const } : state,
      )
      .addMatcher(corporateClients.matchRejected, (state, action) =>
        state.corporateClientUuid === null && hasFailed(action)
          ? { ...initialState, status: 'failed' as const }
          : state,
      )
      .addMatcher(corporateClients.matchFulfilled, (state, { payload: { items } }) => ({
        ...state,
        all: items,
        ...(items.length === 0 && {
          status: 'none' as const,
          client: state.corporateClientUuid === null ? null : state.client,
          byServer: true,
        }),
      })),
});

type WithClient = { readonly corporateClient: CorporateClientState };
export const selectClientStatus = (state: WithClient) => state.corporateClient.status;
export const selectClient = (state: WithClient) => state.corporateClient.client;
export const selectClients = (state: WithClient) => state.corporateClient.all;
/** Selects the client on screen, also by the device's word. For what is shown and kept; calls need the server's word. */
export const selectShownClientUuid = (state: WithClient) => state.corporateClient.client?.externalUuid ?? null;
/** Selects whether no device stands in for the server (SW-07). */
export const selectByServer = (state: WithClient) => state.corporateClient.byServer;
/** Null until the server has named the client. */
export const selectClientId = (state: WithClient) => state.corporateClient.corporateClientId;
/** Null until the server has named the client. */
export const selectClientUuid = (state: WithClient) => state.corporateClient.corporateClientUuid;
/** Selects whether the client is commercially blocked (SH-02). */
export const selectClientBlocked = (state: WithClient) => state.corporateClient.client?.blocked ?? false;

import type { CorporateClient } from '@hireyard/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clientSelected, signedOut } from '../session/session-actions.ts';

export interface CorporateClientState {
  readonly status: 'unknown' | 'loading' | 'ready' | 'none' | 'failed';
  readonly corporateClientId: number | null;
  readonly corporateClientUuid: string | null;
  readonly client: CorporateClient | null;
  /** Every client that the user may act within, by name. */
  readonly all: readonly CorporateClient[];
}

const initialState: CorporateClientState = {
  status: 'unknown',
  corporateClientId: null,
  corporateClientUuid: null,
  client: null,
  all: [],
};

export const corporateClientSlice = createSlice({
  name: 'corporateClient',
  initialState: initialState as CorporateClientState,
  reducers: {
    clientsRequested: (state) => ({ ...state, status: 'loading' as const }),
    clientsLoaded: (state, { payload }: PayloadAction<readonly CorporateClient[]>) => ({
      ...state,
      all: payload,
      status: payload.length === 0 ? ('none' as const) : state.status,
    }),
    clientsFailed: (state) => ({ ...state, status: 'failed' as const }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(clientSelected, (state, { payload }) => ({
        ...state,
        status: 'ready' as const,
        corporateClientId: payload.id,
        corporateClientUuid: payload.externalUuid,
        client: payload,
      }))
      .addCase(signedOut, () => initialState),
});

export const { clientsRequested, clientsLoaded, clientsFailed } = corporateClientSlice.actions;

type WithClient = { readonly corporateClient: CorporateClientState };
export const selectClientStatus = (state: WithClient) => state.corporateClient.status;
export const selectClient = (state: WithClient) => state.corporateClient.client;
export const selectClients = (state: WithClient) => state.corporateClient.all;
export const selectClientId = (state: WithClient) => state.corporateClient.corporateClientId;
export const selectClientUuid = (state: WithClient) => state.corporateClient.corporateClientUuid;
/** Whether the selected client is commercially blocked (SH-02). */
export const selectClientBlocked = (state: WithClient) => state.corporateClient.client?.blocked ?? false;

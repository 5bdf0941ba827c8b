import type { GlobalActions } from '@hireyard/contract';
import { createSlice } from '@reduxjs/toolkit';
import { startEndpoints } from '../api/start-endpoints.ts';
import { clientSelected, signedOut } from '../session/session-actions.ts';

/** The order capability: `possible` shows New order, `disabled` disables it (NAV-03). */
export type AddOrderState = Readonly<GlobalActions['order']>;

const initialState: AddOrderState = { possible: false, disabled: false };

export const addOrderSlice = createSlice({
  name: 'addOrder',
  initialState: initialState as AddOrderState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(clientSelected, () => initialState)
      .addCase(signedOut, () => initialState)
      .addMatcher(startEndpoints.globalActions.matchFulfilled, (_, { payload }) => payload.order),
});

export const selectOrderCapability = (state: { readonly addOrder: AddOrderState }) => state.addOrder;

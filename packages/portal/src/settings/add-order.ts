import type { GlobalActions } from '@hireyard/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clientSelected, signedOut } from '../session/session-actions.ts';

/** The order capability: `possible` shows New order, `disabled` keeps it from being used (NAV-03). */
export type AddOrderState = Readonly<GlobalActions['order']>;

const initialState: AddOrderState = { possible: false, disabled: false };

export const addOrderSlice = createSlice({
  name: 'addOrder',
  initialState: initialState as AddOrderState,
  reducers: {
    orderCapabilityLoaded: (_, { payload }: PayloadAction<AddOrderState>) => payload,
  },
  extraReducers: (builder) =>
    builder.addCase(clientSelected, () => initialState).addCase(signedOut, () => initialState),
});

export const { orderCapabilityLoaded } = addOrderSlice.actions;
export const selectOrderCapability = (state: { readonly addOrder: AddOrderState }) => state.addOrder;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../session/session-actions.ts';

/** A message over the page about the result of an action. Errors stay until they are closed. */
export interface ToastMessage {
  readonly message: string;
  readonly tone: 'success' | 'neutral' | 'error';
}
type State = readonly ToastMessage[];

/** Messages that the frame has not shown yet. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as State,
  reducers: {
    toastRequested: (state, { payload }: PayloadAction<ToastMessage>): State => [...state, payload],
    toastsTaken: (state, { payload: count }: PayloadAction<number>): State => state.slice(count),
  },
  extraReducers: (builder) => builder.addCase(signedOut, (): State => []),
});

export const { toastRequested, toastsTaken } = toastsSlice.actions;
export const selectToasts = (state: { readonly toasts: State }) => state.toasts;

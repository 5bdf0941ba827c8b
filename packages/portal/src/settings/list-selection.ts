import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../session/session-actions.ts';

/** Rows that were selected when a form over them was opened. Going back to the list selects them again. */
export interface ListSelection {
  /** Key of the list's history entry. */
  readonly entry: string;
  readonly clientId: number | null;
  readonly ids: readonly string[];
}
type State = ListSelection | null;

export const listSelectionSlice = createSlice({
  name: 'listSelection',
  initialState: null as State,
  reducers: {
    selectionHeld: (_, { payload }: PayloadAction<ListSelection>): State => payload,
    /** After the form is saved, or after the list has restored the selection. */
    selectionReleased: (): State => null,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => null),
});

export const { selectionHeld, selectionReleased } = listSelectionSlice.actions;
export const selectListSelection = (state: { readonly listSelection: State }) => state.listSelection;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../session/session-actions.ts';

/** Rows that were selected in a list when a form over them was opened. Going back to the list selects them again. */
export interface ListSelection {
  /** Key of the list's entry in the history. */
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
    /** After the form was saved, and after the list has selected the rows again. */
    selectionReleased: (): State => null,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => null),
});

export const { selectionHeld, selectionReleased } = listSelectionSlice.actions;
export const selectListSelection = (state: { readonly listSelection: State }) => state.listSelection;

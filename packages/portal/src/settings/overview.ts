import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../session/session-actions.ts';

/** The last view of the overview. */
export interface OverviewState {
  readonly view: 'list' | 'planning';
}

const initialState: OverviewState = { view: 'list' };

export const overviewSlice = createSlice({
  name: 'overview',
  initialState: initialState as OverviewState,
  reducers: {
    viewChosen: (_, { payload }: PayloadAction<OverviewState['view']>) => ({ view: payload }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const { viewChosen } = overviewSlice.actions;
export const selectOverviewView = (state: { readonly overview: OverviewState }) => state.overview.view;

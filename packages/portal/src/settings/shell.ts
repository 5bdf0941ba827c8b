import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of the frame around the pages. */
export interface ShellState {
  /** True after the first screen, when deferred parts load. */
  readonly isBackgroundStarted: boolean;
  /** The global search is one dialog with two buttons: in the header and in the phone's navigation. */
  readonly isPaletteOpen: boolean;
}

const initialState: ShellState = { isBackgroundStarted: false, isPaletteOpen: false };

export const shellSlice = createSlice({
  name: 'shell',
  initialState: initialState as ShellState,
  reducers: {
    backgroundStarted: (state) => ({ ...state, isBackgroundStarted: true }),
    paletteOpened: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isPaletteOpen: payload }),
  },
});

export const { backgroundStarted, paletteOpened } = shellSlice.actions;
interface WithShell {
  readonly shell: ShellState;
}
export const selectBackgroundStarted = (state: WithShell) => state.shell.isBackgroundStarted;
export const selectPaletteOpen = (state: WithShell) => state.shell.isPaletteOpen;

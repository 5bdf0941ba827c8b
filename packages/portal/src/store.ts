import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from './api/api.ts';
import { corporateClientSlice } from './client/corporate-client.ts';
import type { Http } from './http/types.ts';
import { userSlice } from './session/user.ts';
import { addOrderSlice } from './settings/add-order.ts';
import { overviewSlice } from './settings/overview.ts';
import { settingsSlice } from './settings/settings.ts';

export const rootReducer = combineReducers({
  settings: settingsSlice.reducer,
  addOrder: addOrderSlice.reducer,
  user: userSlice.reducer,
  corporateClient: corporateClientSlice.reducer,
  overview: overviewSlice.reducer,
  [api.reducerPath]: api.reducer,
});
export type RootState = ReturnType<typeof rootReducer>;

/** The store over an http pipeline; a test gives it a state to begin with. */
export const createStore = ({ http, preloadedState }: { http: Http; preloadedState?: Partial<RootState> }) =>
  configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    middleware: (defaults) => defaults({ thunk: { extraArgument: { http } } }).concat(api.middleware),
  });
export type Store = ReturnType<typeof createStore>;
export type AppDispatch = Store['dispatch'];

import { type Action, combineReducers, configureStore, type Middleware, type ThunkAction } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import type { ThunkExtra } from '../api/base-query.ts';
import { offlineCacheSlice } from '../api/cached-answers-slice.ts';
import { Readers } from '../api/readers.ts';
import { corporateClientSlice } from '../client/corporate-client.ts';
import { userSlice } from '../session/user.ts';
import { addOrderSlice } from '../settings/add-order.ts';
import { listSelectionSlice } from '../settings/list-selection.ts';
import { overviewSlice } from '../settings/overview.ts';
import { settingsSlice } from '../settings/settings.ts';
import { shellSlice } from '../settings/shell.ts';
import { toastsSlice } from '../settings/toasts.ts';
import { deviceStorage } from '../storage/storage.ts';
import { dropServerData } from './drop-server-data.ts';

export const rootReducer = combineReducers({
  settings: settingsSlice.reducer,
  addOrder: addOrderSlice.reducer,
  user: userSlice.reducer,
  corporateClient: corporateClientSlice.reducer,
  overview: overviewSlice.reducer,
  listSelection: listSelectionSlice.reducer,
  shell: shellSlice.reducer,
  toasts: toastsSlice.reducer,
  offlineCache: offlineCacheSlice.reducer,
  [api.reducerPath]: api.reducer,
});
export type RootState = ReturnType<typeof rootReducer>;

interface StoreOptions extends Pick<ThunkExtra, 'http'> {
  readonly storage?: ThunkExtra['storage'];
  readonly epicMiddleware?: Middleware;
  /** Initial state, for tests. */
  readonly preloadedState?: Partial<RootState>;
}

/** Creates the store of one tab over the HTTP pipeline (ST-10). */
export const createStore = ({ http, storage = deviceStorage, epicMiddleware, preloadedState }: StoreOptions) =>
  configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { http, storage, readers: new Readers() } satisfies ThunkExtra } }).concat(
        // Before RTK Query's middleware: running calls are then canceled before an epic reacts to a reset with new
        // calls.
        ...(epicMiddleware ? [epicMiddleware] : []),
        api.middleware,
        dropServerData,
      ),
  });
export type Store = ReturnType<typeof createStore>;
export type AppDispatch = Store['dispatch'];
/** A dispatchable thunk, such as a query of RTK Query. */
export type AppThunk = ThunkAction<unknown, RootState, ThunkExtra, Action>;

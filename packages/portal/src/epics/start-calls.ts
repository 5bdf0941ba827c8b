import { getGlobalActions, getModules, getProductTranslations, getProfile, getRights } from '@hireyard/contract';
import type { Action } from '@reduxjs/toolkit';
import { catchError, filter, map, merge, type Observable, of, startWith, switchMap } from 'rxjs';
import { selectClientUuid } from '../client/corporate-client.ts';
import { call } from '../http/call.ts';
import { profileLoaded, rightsLoaded, selectUserId } from '../session/user.ts';
import { orderCapabilityLoaded } from '../settings/add-order.ts';
import {
  modulesLoaded,
  productNamesLoaded,
  retryStart,
  type StartCall,
  selectFailedCalls,
  selectLanguage,
  startCallBegan,
  startCallFailed,
} from '../settings/settings.ts';
import { during } from './during.ts';
import type { Epic } from './epic.ts';

/** Makes one start call, says when it fails, and makes it again on Retry while the others keep what they loaded (ST-07). */
const attempts = (
  name: StartCall,
  loaded: Observable<Action>,
  ...[actions, state]: Parameters<Epic>
): Observable<Action> =>
  actions.pipe(
    filter(retryStart.match),
    filter(() => selectFailedCalls(state.value).includes(name)),
    startWith(null),
    switchMap(() =>
      loaded.pipe(
        catchError(() => of(startCallFailed(name))),
        startWith(startCallBegan(name)),
      ),
    ),
  );

/** Loads what a client's pages need, all at once, as soon as the client is known (ST-07). */
export const startCallsEpic: Epic = (...context) => {
  const [, state, { http }] = context;
  return during(state, selectClientUuid, (clientUuid) => {
    const params = { userId: selectUserId(state.value) ?? '' };
    return merge(
      attempts('rights', call(http, getRights, undefined).pipe(map(({ rights }) => rightsLoaded(rights))), ...context),
      attempts(
        'modules',
        call(http, getModules, { params, query: { clientUuid } }).pipe(map(({ modules }) => modulesLoaded(modules))),
        ...context,
      ),
      attempts(
        'globalActions',
        call(http, getGlobalActions, undefined).pipe(map(({ order }) => orderCapabilityLoaded(order))),
        ...context,
      ),
      attempts('profile', call(http, getProfile, undefined).pipe(map(profileLoaded)), ...context),
    );
  });
};

/** Loads the products' names once the language is known, and again when it changes (ST-07, I18N-02). */
export const productNamesEpic: Epic = (...context) => {
  const [, state, { http }] = context;
  return during(
    state,
    (now) => (selectUserId(now) === null ? null : selectLanguage(now)),
    (lang) =>
      attempts(
        'productTranslations',
        call(http, getProductTranslations, { query: { lang } }).pipe(map(({ names }) => productNamesLoaded(names))),
        ...context,
      ),
  );
};

import { distinctUntilChanged, filter, map, merge, type Observable, startWith, switchMap } from 'rxjs';
import { startEndpoints } from '../api/start-endpoints.ts';
import { selectShownClientUuid } from '../client/corporate-client.ts';
import { selectNamesQuery } from '../client/product-names.ts';
import { selectUserId } from '../session/user.ts';
import { retryStart, type StartCall, selectFailedCalls } from '../settings/settings.ts';
import type { AppThunk } from '../store/store.ts';
import { during } from './during.ts';
import type { Epic } from './epic.ts';

/**
 * Makes one start call. Retries it on Retry and after each navigation if it failed. The other calls keep their data
 * (ST-07, SH-06).
 */
const attempts = (
  name: StartCall,
  query: AppThunk,
  ...[actions, state, { navigationEnd }]: Parameters<Epic>
): Observable<AppThunk> =>
  merge(actions.pipe(filter(retryStart.match)), navigationEnd).pipe(
    filter(() => selectFailedCalls(state.value).includes(name)),
    map(() => query),
    startWith(query),
  );

/** Loads the data that a client's pages need, in parallel, as soon as the client is selected (ST-07). */
export const startCallsEpic: Epic = (...context) => {
  const [, state] = context;
  const { rights, modules, globalActions, profile } = startEndpoints;
  return during(state, selectShownClientUuid, (clientUuid) => {
    const params = { userId: selectUserId(state.value) ?? '' };
    return merge(
      attempts('rights', rights.initiate(), ...context),
      attempts('modules', modules.initiate({ params, query: { clientUuid } }), ...context),
      attempts('globalActions', globalActions.initiate(), ...context),
      attempts('profile', profile.initiate(), ...context),
    );
  });
};

/**
 * Loads the product names when the language is known, without waiting for the client (ST-07). Loads them again when the
 * language or the operating company changes (I18N-02), and after a switch of client, which drops them.
 */
export const productNamesEpic: Epic = (...context) => {
  const [, state] = context;
  return during(
    state,
    (now) => (selectUserId(now) === null ? null : selectNamesQuery(now)),
    (asked) => {
      const query = startEndpoints.productTranslations.initiate(asked);
      return state.pipe(
        map(selectShownClientUuid),
        distinctUntilChanged(),
        switchMap(() => attempts('productTranslations', query, ...context)),
      );
    },
  );
};

import { SIGN_IN_PATH } from '../access/return-url.ts';
import { selectClientStatus } from '../client/corporate-client.ts';
import type { PortalRouter } from '../router/create-router.tsx';
import { selectSignedIn } from '../session/user.ts';
import { selectMaintenance } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';

/** Returns true until the client is known, without which no page can show more than a loader. */
const isArriving = (state: ReturnType<Store['getState']>) => ['unknown', 'loading'].includes(selectClientStatus(state));

/**
 * Resolves when a user has signed in and the first page can be shown, maintenance has begun, or the router has left the
 * sign-in page. Until then the form stays, so that no blank page follows it. Waits for the router's first page:
 * announcements during React's transition would be lost, and the loader would stay.
 */
export const leavesSignIn = (
  store: Pick<Store, 'getState' | 'subscribe'>,
  router: Pick<PortalRouter, 'subscribe'> & { readonly state: Pick<PortalRouter['state'], 'initialized' | 'location'> },
): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!router.state.initialized) return;
      const state = store.getState();
      const elsewhere = router.state.location.pathname !== SIGN_IN_PATH;
      const arrived = selectSignedIn(state) && !isArriving(state);
      if (!elsewhere && !arrived && !selectMaintenance(state)) return;
      for (const stop of watches) stop();
      resolve();
    };
    const watches = [store.subscribe(check), router.subscribe(check)];
    check();
  });

import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { type GuardedState, rootAccess } from '../access/guards.ts';
import { FIRST_LISTS, landing } from '../access/landing.ts';
import { selectClients, selectClientUuid } from '../client/corporate-client.ts';
import { type SwitchOnArrival, switchClient } from '../client/switch-client.ts';
import { Decision } from '../pages/Guard.tsx';
import { PageLoader } from '../pages/PageLoader.tsx';

/** The client to switch to on arrival: one of the user's, and not the one selected already. */
function useSwitchTo(state: unknown): string | null {
  const wanted = (state as SwitchOnArrival | null)?.switchTo;
  const current = useSelector(selectClientUuid);
  const known = useSelector(selectClients).some(({ externalUuid }) => externalUuid === wanted);
  return wanted !== undefined && known && wanted !== current ? wanted : null;
}

/** Nothing of the former client is on screen here that would ask for its data again (NAV-05). */
function Switch({ to }: { to: string }) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(switchClient({ uuid: to })), [dispatch, to]);
  return <PageLoader />;
}

/** The root: guarded, and once settings are ready it leads to the first active module (RT-01). */
export function Landing() {
  const place = useLocation();
  const switchTo = useSwitchTo(place.state);
  const access = useSelector((state: GuardedState) => rootAccess(state, place), shallowEqual);
  const modules = useSelector((state: GuardedState) => state.settings.enabledModules);
  if (switchTo) return <Switch to={switchTo} />;
  const area = landing(modules);
  // Straight to the list: a redirect in between is a rendering of everything.
  return (
    <Decision access={access}>
      <Navigate to={FIRST_LISTS[area] ?? area} replace />
    </Decision>
  );
}

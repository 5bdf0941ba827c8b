import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { type GuardedState, rootAccess } from '../access/guards.ts';
import { FIRST_LISTS, landing } from '../access/landing.ts';
import { selectByServer, selectClients, selectClientUuid } from '../client/corporate-client.ts';
import { type SwitchOnArrival, switchClient } from '../client/switch-client.ts';
import { Decision } from '../pages/Guard.tsx';
import { PageLoader } from '../pages/PageLoader.tsx';

const requestedClient = (state: unknown) => (state as SwitchOnArrival | null)?.switchTo;

/** Returns the client to switch to on arrival: one of the user's clients, unless it is already selected. */
function useSwitchTo(state: unknown): string | null {
  const requested = requestedClient(state);
  const current = useSelector(selectClientUuid);
  const isOwn = useSelector(selectClients).some(({ externalUuid }) => externalUuid === requested);
  return requested !== undefined && isOwn && requested !== current ? requested : null;
}

/** Renders no data of the former client, which would be loaded again (NAV-05). */
function Switch({ to }: { to: string }) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(switchClient({ uuid: to })), [dispatch, to]);
  return <PageLoader />;
}

/** The root. Redirects to the first active module when the settings are ready (RT-01). */
export function Landing() {
  const place = useLocation();
  const switchTo = useSwitchTo(place.state);
  const byServer = useSelector(selectByServer);
  const access = useSelector((state: GuardedState) => rootAccess(state, place), shallowEqual);
  const modules = useSelector((state: GuardedState) => state.settings.enabledModules);
  if (switchTo) return <Switch to={switchTo} />;
  // The device cannot say whether the other client is still the user's (SW-07).
  if (!byServer && requestedClient(place.state)) return <PageLoader />;
  const area = landing(modules);
  // Leads directly to the list, because another redirect costs another render.
  return (
    <Decision access={access}>
      <Navigate to={FIRST_LISTS[area] ?? area} replace />
    </Decision>
  );
}

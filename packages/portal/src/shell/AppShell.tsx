import { Loader } from '@hireyard/ui/components/Loader';
import { SkipLink } from '@hireyard/ui/components/SkipLink';
import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { selectShownClientUuid } from '../client/corporate-client.ts';
import { withTexts } from '../i18n/i18n.ts';
import { selectOldestFirst } from '../offline/oldest-shown.ts';
import { lazyPart, optionalPart } from '../pages/load-chunk.ts';
import { Main } from '../pages/Main.ts';
import { idle } from '../reports/idle.ts';
import { selectSignedIn, selectUserStatus } from '../session/user.ts';
import { selectDemoClock, selectMaintenance } from '../settings/settings.ts';
import { selectToasts } from '../settings/toasts.ts';
import { useAppSelector } from '../store/hooks.ts';
import { Banners } from './Banners.tsx';
import { DEMO_BAR_HEIGHT } from './demo-bar-height.ts';
import type { HelpAction } from './navigation.ts';
import { PortalHeader } from './PortalHeader.tsx';

const Help = lazyPart(() => withTexts(import('./Help.tsx'), 'feedback', 'attachments'));

const Toasts = optionalPart(() => import('./Toasts.tsx'));

/** In the browser's cache from the visit before, which prefetched it. */
const DeviceAge = optionalPart(() => withTexts(import('../offline/DeviceAge.tsx'), 'offline'));

/** Only demos have it. Loads after the page. If it fails to load, the page works without it. */
const DemoBar = optionalPart(() => idle().then(() => withTexts(import('./DemoBar.tsx'), 'demo')));
const DEMO_ROOM = { blockSize: DEMO_BAR_HEIGHT };

/** The frame of every page: header, banners and content. Renders when authentication is resolved (ST-05). */
export function AppShell() {
  const unresolved = useAppSelector(selectUserStatus) === 'unknown';
  const maintenance = useAppSelector(selectMaintenance);
  const signedIn = useAppSelector(selectSignedIn);
  const clock = useAppSelector(selectDemoClock);
  const isFirst = useAppSelector((state) => selectOldestFirst(state) !== null);
  const client = useAppSelector(selectShownClientUuid);
  /** Undefined until the first use. */
  const [help, setHelp] = useState<HelpAction | null>();
  const [isAgeLoaded, setAgeLoaded] = useState(false);
  // Suspended, it would stand over the rows 300 ms after them.
  useEffect(() => {
    if (isFirst) void DeviceAge.preload().then(() => setAgeLoaded(true));
  }, [isFirst]);
  const hasToasts = useAppSelector(selectToasts).length > 0;
  const [isToasting, setToasting] = useState(false);
  // Stays with the first message, because the frame takes messages from the store when it shows them.
  if (hasToasts && !isToasting) setToasting(true);
  if (unresolved && !maintenance) return <Loader extent="page" />;
  return (
    <>
      <SkipLink />
      <PortalHeader onHelp={setHelp} />
      <Banners />
      {signedIn && clock && (
        <Suspense fallback={<div style={DEMO_ROOM} />}>
          <DemoBar clock={clock} />
        </Suspense>
      )}
      <Main id="main">
        <Outlet />
        {isAgeLoaded && isFirst && signedIn && !maintenance && (
          <Suspense>
            <DeviceAge />
          </Suspense>
        )}
      </Main>
      {isToasting && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
      {help !== undefined && (
        <Suspense>
          <Help key={client} action={help} onDone={() => setHelp(null)} />
        </Suspense>
      )}
    </>
  );
}

import { merge } from 'rxjs';
import { clientLoadStream } from '../client/client-load.ts';
import { clientMemoryStream } from '../client/client-memory.ts';
import { clientSwitchStream } from '../client/client-switch.ts';
import { sessionStartStream } from '../session/session-start.ts';
import { productNamesStream, startCallsStream } from '../settings/start-calls.ts';
import { availabilityStream } from './availability.ts';
import type { Stream } from './dependencies.ts';
import { logoutStream } from './logout.ts';
import { maintenanceRedirectStream } from './maintenance-redirect.ts';
import { otherTabsStream } from './other-tabs.ts';
import { rightsStream } from './rights.ts';
import { sessionEndStream } from './session-end.ts';
import { sessionRefreshStream } from './session-refresh.ts';
import { supervise } from './supervise.ts';

/** Every stream of the portal. Those that answer to others stand first, so that nothing passes them by. */
export const STREAMS: readonly Stream[] = [
  sessionEndStream,
  logoutStream,
  clientMemoryStream,
  clientSwitchStream,
  startCallsStream,
  productNamesStream,
  clientLoadStream,
  rightsStream,
  sessionRefreshStream,
  otherTabsStream,
  maintenanceRedirectStream,
  availabilityStream,
  sessionStartStream,
];

/** All streams side by side, each under its own supervisor. */
export const rootStream =
  (streams: readonly Stream[] = STREAMS): Stream =>
  (...context) =>
    merge(...streams.map((stream) => supervise(stream)(...context)));

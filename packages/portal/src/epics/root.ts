import { merge } from 'rxjs';
import { availabilityEpic } from './availability.ts';
import { clientLoadEpic } from './client-load.ts';
import { clientMemoryEpic } from './client-memory.ts';
import { clientSwitchEpic } from './client-switch.ts';
import type { Epic } from './epic.ts';
import { firstReadsEpic } from './first-reads-epic.ts';
import { logoutEpic } from './logout.ts';
import { otherTabsEpic } from './other-tabs.ts';
import { rightsEpic } from './rights.ts';
import { sessionEndEpic } from './session-end.ts';
import { sessionRefreshEpic } from './session-refresh.ts';
import { sessionStartEpic } from './session-start.ts';
import { productNamesEpic, startCallsEpic } from './start-calls.ts';
import { supervise } from './supervise.ts';
import { unreadEpic } from './unread.ts';

/** Every epic of the portal, in any order: redux-observable queues emitted actions until all epics have subscribed. */
export const EPICS: readonly Epic[] = [
  availabilityEpic,
  clientLoadEpic,
  clientMemoryEpic,
  clientSwitchEpic,
  firstReadsEpic,
  logoutEpic,
  otherTabsEpic,
  productNamesEpic,
  rightsEpic,
  sessionEndEpic,
  sessionRefreshEpic,
  sessionStartEpic,
  startCallsEpic,
  unreadEpic,
];

/** Merges all epics, each under its own supervisor. */
export const rootEpic =
  (epics: readonly Epic[] = EPICS): Epic =>
  (...context) =>
    merge(...epics.map((epic) => supervise(epic)(...context)));

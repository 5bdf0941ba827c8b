import { availabilityEpic } from '../epics/availability.ts';
import type { Epic } from '../epics/epic.ts';
import { logoutEpic } from '../epics/logout.ts';
import { otherTabsEpic } from '../epics/other-tabs.ts';
import { sessionEndEpic } from '../epics/session-end.ts';
import { sessionRefreshEpic } from '../epics/session-refresh.ts';
import { sessionStartEpic } from '../epics/session-start.ts';
import { productNamesEpic } from '../epics/start-calls.ts';
import { leftViewEpic } from './left-view-epic.ts';

/**
 * The session, the clock of a demo and the names of products. Without the epics of the client, the store never holds one,
 * so that no call names it (HT-01).
 */
export const DESK_EPICS: readonly Epic[] = [
  leftViewEpic,
  availabilityEpic,
  logoutEpic,
  otherTabsEpic,
  productNamesEpic,
  sessionEndEpic,
  sessionRefreshEpic,
  sessionStartEpic,
];

import { of } from 'rxjs';
import { availabilityEpic } from '../epics/availability.ts';
import { clientLoadEpic } from '../epics/client-load.ts';
import type { Epic } from '../epics/epic.ts';
import { firstReadsEpic } from '../epics/first-reads-epic.ts';
import { rightsEpic } from '../epics/rights.ts';
import { sessionStartEpic } from '../epics/session-start.ts';
import { productNamesEpic, startCallsEpic } from '../epics/start-calls.ts';
import { unreadEpic } from '../epics/unread.ts';
import { createViewEndEpic } from '../epics/view-end.ts';
import { backgroundStarted } from '../settings/shell.ts';
import { dropView, type ViewAs } from '../storage/view-as.ts';
import { missingChunkEpic } from '../updates/missing-chunk-epic.ts';

/**
 * Epics of a view as a user: what reads. Left out is what keeps something on the device, renews or ends a session, follows
 * other tabs, or installs the service worker (DK-15).
 */
export const viewEpics = (view: ViewAs, page: Pick<Location, 'replace'> = location): readonly Epic[] => [
  availabilityEpic,
  clientLoadEpic,
  firstReadsEpic,
  missingChunkEpic,
  productNamesEpic,
  rightsEpic,
  sessionStartEpic,
  startCallsEpic,
  unreadEpic,
  () => of(backgroundStarted()),
  createViewEndEpic(view, (isOver) => leaveView(view, isOver, page)),
];

/** Forgets the view and opens the desk, which ends it on the server. */
export function leaveView(view: ViewAs, isOver: boolean, page: Pick<Location, 'replace'> = location): void {
  dropView(view);
  page.replace(isOver ? `${view.back}?view=over` : view.back);
}

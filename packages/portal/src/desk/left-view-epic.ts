import { endDeskView } from '@hireyard/contract/desk';
import { catchError, EMPTY, ignoreElements } from 'rxjs';
import { during } from '../epics/during.ts';
import type { Epic } from '../epics/epic.ts';
import { call } from '../http/call.ts';
import { selectUserId } from '../session/user.ts';
import { takeLeftView } from '../storage/view-as.ts';

/** Ends the view as a user that was left in this tab, whichever way led back to the desk (DK-15). */
export const leftViewEpic: Epic = (_, state, { http }) => {
  const id = takeLeftView();
  if (id === null) return EMPTY;
  return during(state, selectUserId, () =>
    call(http, endDeskView, { params: { id } }).pipe(
      // It has ended by itself, or ends within its half hour.
      catchError(() => EMPTY),
      ignoreElements(),
    ),
  );
};

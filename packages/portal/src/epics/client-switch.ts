import { EMPTY, filter, of, switchMap } from 'rxjs';
import { selectClients, selectClientUuid } from '../client/corporate-client.ts';
import { switchClient } from '../client/switch-client.ts';
import { clientSelected } from '../session/session-actions.ts';
import type { Epic } from './epic.ts';

/** Switches this tab to another client of the user (NAV-05). */
export const clientSwitchEpic: Epic = (actions, state) =>
  actions.pipe(
    filter(switchClient.match),
    switchMap(({ payload: { uuid } }) => {
      const client = selectClients(state.value).find(({ externalUuid }) => externalUuid === uuid);
      return client && uuid !== selectClientUuid(state.value) ? of(clientSelected(client)) : EMPTY;
    }),
  );

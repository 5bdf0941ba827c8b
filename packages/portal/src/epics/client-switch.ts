import type { Action } from '@reduxjs/toolkit';
import { EMPTY, filter, from, switchMap } from 'rxjs';
import { api } from '../api/api.ts';
import { selectClients, selectClientUuid } from '../client/corporate-client.ts';
import { switchClient } from '../client/switch-client.ts';
import { clientSelected } from '../session/session-actions.ts';
import type { Epic } from './epic.ts';

/** Switches this tab to another of the user's clients; all data of the former one goes (NAV-05). */
export const clientSwitchEpic: Epic = (actions, state) =>
  actions.pipe(
    filter(switchClient.match),
    switchMap(({ payload: { uuid } }) => {
      const client = selectClients(state.value).find(({ externalUuid }) => externalUuid === uuid);
      return client && uuid !== selectClientUuid(state.value)
        ? from<Action[]>([clientSelected(client), api.util.resetApiState()])
        : EMPTY;
    }),
  );

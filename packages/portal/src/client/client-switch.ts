import type { Action } from '@reduxjs/toolkit';
import { EMPTY, filter, from, switchMap } from 'rxjs';
import { api } from '../api/api.ts';
import type { Stream } from '../streams/dependencies.ts';
import { clientSelected, switchClient } from './actions.ts';
import { selectClients, selectClientUuid } from './corporate-client.ts';

/** Switches this tab to another of the user's clients; all data of the former one goes (NAV-05). */
export const clientSwitchStream: Stream = (actions, state) =>
  actions.pipe(
    filter(switchClient.match),
    switchMap(({ payload: { uuid } }) => {
      const client = selectClients(state.value).find(({ externalUuid }) => externalUuid === uuid);
      return client && uuid !== selectClientUuid(state.value)
        ? from<Action[]>([clientSelected(client), api.util.resetApiState()])
        : EMPTY;
    }),
  );

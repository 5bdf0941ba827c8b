import type { Action } from '@reduxjs/toolkit';
import { createEpicMiddleware, type Epic as ReduxEpic } from 'redux-observable';
import type { RootState } from '../store/store.ts';
import type { Epic, EpicDependencies } from './epic.ts';

/** Creates the redux-observable middleware; `run` starts the epics. */
export const createEpics = (dependencies: EpicDependencies) => {
  const middleware = createEpicMiddleware<Action, Action, RootState, EpicDependencies>({ dependencies });
  // The library's types allow only plain actions, although it dispatches whatever an epic emits.
  const run = (epic: Epic) => middleware.run(epic as ReduxEpic<Action, Action, RootState, EpicDependencies>);
  return { middleware, run };
};

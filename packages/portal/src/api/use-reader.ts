import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiCall, api } from './api.ts';
import type { ThunkExtra } from './base-query.ts';
import { START_READS } from './start-reads.ts';

/**
 * Counts a reader of a call and returns a function that ends the reading. A running call without readers is canceled
 * (HT-06), which RTK Query does not do. The microtask lets the next page take over as reader.
 */
export const beginReading =
  (call: ApiCall) =>
  (dispatch: ThunkDispatch<unknown, ThunkExtra, Action>, _: unknown, { readers }: ThunkExtra): (() => void) => {
    const key = JSON.stringify(call);
    readers.add(key);
    return () => {
      readers.remove(key);
      // Epics make these calls for the whole visit.
      if (START_READS.includes(call.id)) return;
      queueMicrotask(() => {
        if (readers.count(key) === 0) dispatch(api.util.getRunningQueryThunk('read', call))?.abort();
      });
    };
  };

/** Counts the component as a reader of a call while it is mounted. Does nothing if `skip` is set. */
export function useReader(call: ApiCall, skip: boolean): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, ThunkExtra, Action>>();
  const key = JSON.stringify(call);
  useEffect(() => (skip ? undefined : dispatch(beginReading(JSON.parse(key)))), [key, skip, dispatch]);
}

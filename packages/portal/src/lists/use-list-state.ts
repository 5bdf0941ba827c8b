import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  changeList,
  clearList,
  type ListChange,
  type ListShape,
  type ListState,
  parseList,
  serialiseList,
} from './list-state.ts';

export interface ListControls<S extends string, F> {
  readonly state: ListState<S, F>;
  /** Changes a part; anything but `page` alone goes back to the first page. `replace` writes no history entry: for typing. */
  change(change: ListChange<S, F>, options?: { replace?: boolean }): void;
  /** Takes search text and filters away. */
  clear(): void;
}

/** The state of a list page, held by its URL alone, so that back, forward, reload and a pasted link restore it (RT-09). */
export function useListState<S extends string, F>(shape: ListShape<S, F>): ListControls<S, F> {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parseList(shape, params), [shape, params]);

  // Two changes before the next render both count: the second starts from the first, not from the last render.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  const apply = useCallback(
    (next: (now: ListState<S, F>) => ListState<S, F>, replace: boolean) => {
      const written = serialiseList(shape, next(parseList(shape, latest.current)), latest.current);
      if (written.toString() === latest.current.toString()) return;
      latest.current = written;
      setParams(written, { replace, preventScrollReset: true });
    },
    [shape, setParams],
  );

  const change = useCallback<ListControls<S, F>['change']>(
    (wanted, options) => apply((now) => changeList(now, wanted), options?.replace ?? false),
    [apply],
  );
  const clear = useCallback(() => apply((now) => clearList(shape, now), false), [apply, shape]);

  return { state, change, clear };
}

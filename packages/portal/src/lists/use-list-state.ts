import { useCallback, useMemo } from 'react';
import {
  changeList,
  clearList,
  type ListChange,
  type ListShape,
  type ListState,
  parseList,
  serialiseList,
} from './list-state.ts';
import { useUrl } from './use-url.ts';

export interface ListControls<S extends string, F> {
  readonly state: ListState<S, F>;
  /** Changes a part; anything but `page` goes back to the first page. `replace` writes no history entry: for typing. */
  change(change: ListChange<S, F>, options?: { replace?: boolean }): void;
  /** Clears search text and filters. */
  clear(): void;
}

/** The state of a list page, held by its URL alone, so that back, forward, reload and a pasted link restore it (RT-09). */
export function useListState<S extends string, F>(shape: ListShape<S, F>): ListControls<S, F> {
  const { params, write } = useUrl();
  const state = useMemo(() => parseList(shape, params), [shape, params]);

  const apply = useCallback(
    (next: (now: ListState<S, F>) => ListState<S, F>, options?: { replace?: boolean }) =>
      write((now) => serialiseList(shape, next(parseList(shape, now)), now), options),
    [shape, write],
  );
  const change = useCallback<ListControls<S, F>['change']>(
    (wanted, options) => apply((now) => changeList(now, wanted), options),
    [apply],
  );
  const clear = useCallback(() => apply((now) => clearList(shape, now)), [apply, shape]);

  return { state, change, clear };
}

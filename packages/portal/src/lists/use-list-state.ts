import type { List } from '@hireyard/contract';
import { useCallback, useMemo } from 'react';
import { changeList, clearList, type ListChange, type ListState, parseList, serializeList } from './list-state.ts';
import { useUrl } from './use-url.ts';

export interface ListControls<L extends List = List> {
  readonly state: ListState<L>;
  /**
   * Changes a part of the state. Anything but `page` goes back to the first page. `replace` adds no history entry, for
   * typing.
   */
  change(change: ListChange<L>, options?: { replace?: boolean }): void;
  /** Clears search text and filters. */
  clear(): void;
}

/** The state of a list page. Stored only in its URL, so that back, forward, reload and links restore it (RT-09). */
export function useListState<L extends List>(list: L): ListControls<L> {
  const { params, write } = useUrl();
  const state = useMemo(() => parseList(list, params), [list, params]);

  const apply = useCallback(
    (next: (now: ListState<L>) => ListState<L>, options?: { replace?: boolean; toTop?: boolean }) =>
      write((now) => serializeList(list, next(parseList(list, now)), now), options),
    [list, write],
  );
  const change = useCallback<ListControls<L>['change']>(
    // A new page starts at the top (RT-10).
    (partial, options) => apply((now) => changeList(now, partial), { ...options, toTop: partial.page !== undefined }),
    [apply],
  );
  const clear = useCallback(() => apply((now) => clearList(list, now)), [apply, list]);

  return { state, change, clear };
}

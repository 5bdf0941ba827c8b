import type { List } from '@hireyard/contract';
import { useCallback, useMemo } from 'react';
import { changeList, clearList, type ListChange, type ListState, parseList, serializeList } from './list-state.ts';
import { useUrl } from './use-url.ts';

export interface ListControls<L extends List = List> {
  readonly state: ListState<L>;
  /** Changes a part; anything but `page` goes back to the first page. `replace` writes no history entry: for typing. */
  change(change: ListChange<L>, options?: { replace?: boolean }): void;
  /** Takes search text and filters away. */
  clear(): void;
}

/** The state of a list page, held by its URL alone, so that back, forward, reload and a pasted link restore it (RT-09). */
export function useListState<L extends List>(list: L): ListControls<L> {
  const { params, write } = useUrl();
  const state = useMemo(() => parseList(list, params), [list, params]);

  const apply = useCallback(
    (next: (now: ListState<L>) => ListState<L>, options?: { replace?: boolean; toTop?: boolean }) =>
      write((now) => serializeList(list, next(parseList(list, now)), now), options),
    [list, write],
  );
  const change = useCallback<ListControls<L>['change']>(
    // A new page is read from its top (RT-10).
    (wanted, options) => apply((now) => changeList(now, wanted), { ...options, toTop: wanted.page !== undefined }),
    [apply],
  );
  const clear = useCallback(() => apply((now) => clearList(list, now)), [apply, list]);

  return { state, change, clear };
}

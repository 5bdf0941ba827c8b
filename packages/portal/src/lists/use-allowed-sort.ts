import type { List } from '@hireyard/contract';
import { selectPricesUnknown, selectPricesVisible } from '../client/prices.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { ListState } from './list-state.ts';

/** Replaces a sort order by price if prices are hidden, and waits until that is known (DOM-10). */
export function useAllowedSort(list: List, state: ListState): { readonly state: ListState; readonly wait: boolean } {
  const visible = useAppSelector(selectPricesVisible);
  const unknown = useAppSelector(selectPricesUnknown);
  const byPrice = list.priceSorts?.includes(state.sort.field) ?? false;
  return { state: byPrice && !visible ? { ...state, sort: list.defaultSort } : state, wait: byPrice && unknown };
}

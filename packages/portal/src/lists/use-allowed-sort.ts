import type { List } from '@hireyard/contract';
import { selectPricesUnknown, selectPricesVisible } from '../client/prices.ts';
import { selectHasRight } from '../session/user.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { ListState } from './list-state.ts';

const seesInvoices = selectHasRight('invoice-view');

/** Replaces a sort order by an amount that is hidden, and waits until that is known (DOM-10). */
export function useAllowedSort(list: List, state: ListState): { readonly state: ListState; readonly wait: boolean } {
  const prices = useAppSelector(selectPricesVisible);
  const invoices = useAppSelector(seesInvoices);
  const unknown = useAppSelector(selectPricesUnknown);
  const rule = list.amountSorts?.[state.sort.field];
  if (!rule) return { state, wait: false };
  const isVisible = rule === 'invoice' ? invoices : prices;
  return { state: isVisible ? state : { ...state, sort: list.defaultSort }, wait: unknown };
}

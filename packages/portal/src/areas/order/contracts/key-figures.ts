import { type LineStatusFilter, PICKUP_PENDING_STATUSES } from '@hireyard/contract';
import type { ContractFilters } from './contracts-list.ts';

export const FIGURES = ['onRent', 'overdue', 'endingThisWeek', 'pickupPending'] as const;
export type Figure = (typeof FIGURES)[number];

type FigureFilter = { readonly status: readonly LineStatusFilter[]; readonly due: 'thisWeek' | null };
const NONE: FigureFilter = { status: [], due: null };

/** Filter that selects the machines of a key figure. */
const FILTER_OF: Record<Figure, FigureFilter> = {
  onRent: { status: ['onRent'], due: null },
  overdue: { status: ['overdue'], due: null },
  endingThisWeek: { status: [], due: 'thisWeek' },
  pickupPending: { status: PICKUP_PENDING_STATUSES, due: null },
};

const sameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Returns true if the list shows exactly the machines of a figure, ignoring other filters. */
export const isPressed = (figure: Figure, filters: ContractFilters): boolean =>
  FILTER_OF[figure].due === filters.due && sameSet(FILTER_OF[figure].status, filters.status);

/** Returns the filters for a pressed figure, or for none. */
export const filterOf = (figure: Figure | undefined): FigureFilter => (figure ? FILTER_OF[figure] : NONE);

import { type FacetValue, type List, NO_ID } from '@hireyard/contract';
import type { FilterToggle } from '@hireyard/ui/components/FilterToggle';
import type { ListChange, ListState } from './list-state.ts';

/** The filter names of a list, or any string for an unspecified list. */
type Named<F> = keyof { [K in keyof F as string extends K ? never : K]: unknown } & string;
type NameOf<L extends List> = [Named<L['filters']>] extends [never] ? string : Named<L['filters']>;

/** A filter with one or several values: a menu with the number of rows for each value. */
export interface MenuFilter<L extends List = List> {
  readonly kind: 'menu';
  readonly name: NameOf<L>;
  /** The filtered property: "Project". */
  readonly label: string;
  /** Returns the label of a word, or of "none" among ids. Facets name the ids. */
  readonly nameOf?: (value: string) => string;
  /** Returns the label of a facet's name, such as a built-in role in the user's language. */
  readonly labelOf?: (name: string) => string;
  /** False if another control sets the filter, such as a key figure. The filter then has a chip but no menu. */
  readonly menu?: boolean;
}
/** A button that sets and clears one value of a choice. */
export interface ToggleFilter<L extends List = List> extends Omit<MenuFilter<L>, 'kind' | 'menu' | 'labelOf'> {
  readonly kind: 'toggle';
  readonly value: string;
  /** The kit's `FilterToggle`. Passed in by the list, so that no other list loads it. */
  readonly Button: typeof FilterToggle;
}
/** A period of two dates, as one filter. */
export interface PeriodFilterOf<L extends List = List> {
  readonly kind: 'period';
  readonly name: string;
  readonly from: NameOf<L>;
  readonly to: NameOf<L>;
  readonly label: string;
}
/** The filters of a list, in display order. */
export type ListFilter<L extends List = List> = MenuFilter<L> | ToggleFilter<L> | PeriodFilterOf<L>;

/** Returns the values of a filter as an array, even if the filter takes only one. */
export const selectedOf = ({ filters }: ListState, name: string): readonly string[] => {
  const value = (filters as Record<string, unknown>)[name];
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? [value] : [];
};

/** Returns the change that sets the values of a filter. A filter with a single value gets the last one. */
export const withSelected = (list: List, name: string, selected: readonly string[]): ListChange<List>['filters'] => {
  const { kind } = list.filters[name] ?? {};
  return {
    [name]: kind === 'choice' || kind === 'date' ? (selected.at(-1) ?? null) : selected,
  } as ListChange<List>['filters'];
};

export type FacetsByName = Readonly<Record<string, readonly FacetValue[] | undefined>>;

/** Returns the words that a filter accepts, in the order of the contract. Empty for ids. */
export const wordsOf = (list: List, name: string): readonly string[] => {
  const filter = list.filters[name];
  return filter && 'values' in filter ? filter.values : [];
};

/** Returns the label of a value: words by their own name, ids by the facets. Null while the facets load. */
export function nameOfValue(
  list: List,
  filter: MenuFilter | ToggleFilter,
  facets: FacetsByName | undefined,
  value: string,
): string | null {
  const label = facets?.[filter.name]?.find((one) => one.value === value)?.label;
  if (label) return filter.kind === 'menu' ? (filter.labelOf?.(label) ?? label) : label;
  const isWord = value === NO_ID || wordsOf(list, filter.name).includes(value);
  return isWord ? (filter.nameOf?.(value) ?? value) : null;
}

import { type FacetValue, type List, NO_ID } from '@hireyard/contract';
import type { FilterToggle } from '@hireyard/ui/components/FilterToggle';
import type { ListChange, ListState } from './list-state.ts';

/** The names of a list's filters; any name where the list is not known. */
type Named<F> = keyof { [K in keyof F as string extends K ? never : K]: unknown } & string;
type NameOf<L extends List> = [Named<L['filters']>] extends [never] ? string : Named<L['filters']>;

/** A filter of several values, or of one: a menu with how many rows each value would leave. */
export interface MenuFilter<L extends List = List> {
  readonly kind: 'menu';
  readonly name: NameOf<L>;
  /** What is filtered: "Project". */
  readonly label: string;
  /** What a word of the filter is called, and among ids what stands for none. Ids are named by the facets. */
  readonly nameOf?: (value: string) => string;
  /** What a name that the facets give is called here, e.g. that of a built-in role in the user's language. */
  readonly labelOf?: (name: string) => string;
  /** False where something else sets the filter, e.g. a key figure: it has a chip and no menu. */
  readonly menu?: boolean;
}
/** The one value of a choice, set and unset by a button. */
export interface ToggleFilter<L extends List = List> extends Omit<MenuFilter<L>, 'kind' | 'menu' | 'labelOf'> {
  readonly kind: 'toggle';
  readonly value: string;
  /** The kit's `FilterToggle`: a list that has such a filter brings its button, so that no other list loads it. */
  readonly Button: typeof FilterToggle;
}
/** Two dates, as one filter. */
export interface PeriodFilterOf<L extends List = List> {
  readonly kind: 'period';
  readonly name: string;
  readonly from: NameOf<L>;
  readonly to: NameOf<L>;
  readonly label: string;
}
/** The filters that a list shows, in their order. */
export type ListFilter<L extends List = List> = MenuFilter<L> | ToggleFilter<L> | PeriodFilterOf<L>;

/** Values of a filter as an array, whether it takes one or several. */
export const selectedOf = ({ filters }: ListState, name: string): readonly string[] => {
  const value = (filters as Record<string, unknown>)[name];
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? [value] : [];
};

/** The change that sets a filter to these values; one that takes a single value gets the one chosen last. */
export const withSelected = (list: List, name: string, selected: readonly string[]): ListChange<List>['filters'] => {
  const { kind } = list.filters[name] ?? {};
  return {
    [name]: kind === 'choice' || kind === 'date' ? (selected.at(-1) ?? null) : selected,
  } as ListChange<List>['filters'];
};

export type FacetsByName = Readonly<Record<string, readonly FacetValue[] | undefined>>;

/** The words that a filter can be set to, in the order of the contract; none for ids. */
export const wordsOf = (list: List, name: string): readonly string[] => {
  const filter = list.filters[name];
  return filter && 'values' in filter ? filter.values : [];
};

/** What a value is called: a word by its own name, an id by the facets; null while those are on their way. */
export function nameOfValue(
  list: List,
  filter: MenuFilter | ToggleFilter,
  facets: FacetsByName | undefined,
  value: string,
): string | null {
  const known = facets?.[filter.name]?.find((one) => one.value === value)?.label;
  if (known) return filter.kind === 'menu' ? (filter.labelOf?.(known) ?? known) : known;
  const isWord = value === NO_ID || wordsOf(list, filter.name).includes(value);
  return isWord ? (filter.nameOf?.(value) ?? value) : null;
}

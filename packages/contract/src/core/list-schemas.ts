import * as z from 'zod/mini';
import { EXPORT_FORMATS } from './export.ts';
import {
  DEFAULT_PAGE_SIZE,
  type FileQuery,
  type FileQueryInput,
  type Filter,
  type FilterInput,
  type FilterQuery,
  type Filters,
  type List,
  MAX_CURSOR_LENGTH,
  MAX_FILTER_VALUES,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  MAX_SELECTED_IN_FILE,
} from './list.ts';
import { LanguageCode, LocalDate, Uuid } from './primitive-schemas.ts';
import { rule } from './rule-schemas.ts';
import { printable, searchOf } from './text-schemas.ts';
import { isTimeZone } from './time-zone.ts';

export const whole = (min: number, max: number, otherwise: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)), otherwise);

/** Repeatable parameter: `status=onRent&status=planned`. Always an array once parsed. */
export const repeated = <S extends z.ZodMiniType<string, string>>(item: S, most = MAX_FILTER_VALUES) =>
  z._default(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((value) => (Array.isArray(value) ? value : [value])),
      ),
      z.array(item).check(z.maxLength(most)),
    ),
    [],
  );

/** Id in a query. An unknown id matches nothing. */
const Id = z.string().check(z.maxLength(36), printable, z.toLowerCase());

/** Id that another system has given. */
export const OwnId = z.string().check(z.maxLength(100), printable);

const filterSchema = (filter: Filter): z.ZodMiniType => {
  switch (filter.kind) {
    case 'values':
      return repeated(z.enum(filter.values as [string, ...string[]]));
    case 'ids':
      return repeated(filter.named ? OwnId : Id);
    case 'choice':
      return z.optional(z.enum(filter.values as [string, ...string[]]));
    case 'date':
      return z.optional(LocalDate);
  }
};

export const searchText = z.optional(searchOf(MAX_SEARCH_LENGTH));
const filterShape = (filters: Filters) => ({
  q: searchText,
  ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, filterSchema(filter)])),
});
const language = z._default(LanguageCode, 'en-US');
/** Cursor of the page before. */
export const cursor = z.optional(z.string().check(z.maxLength(MAX_CURSOR_LENGTH), z.regex(/^[\w-]+$/)));
const paging = { page: whole(0, 1_000_000, 0), size: whole(1, MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE) };

/** Query of an endpoint that has a list's search and filters but is not a list. */
export const filterQuery = <F extends Filters>(filters: F) =>
  z.strictObject(filterShape(filters)) as unknown as z.ZodMiniType<
    { readonly q?: string | undefined } & FilterQuery<F>,
    { readonly q?: string | undefined } & FilterInput<F>
  >;

/** Query of such an endpoint with pages, in a fixed order. */
export const pagedFilterQuery = <F extends Filters>(filters: F) =>
  z.strictObject({ ...paging, ...filterShape(filters) }) as unknown as z.ZodMiniType<
    { readonly q?: string | undefined; readonly page: number; readonly size: number } & FilterQuery<F>,
    { readonly q?: string | undefined; readonly page?: number; readonly size?: number } & FilterInput<F>
  >;

/** Time with its offset, or a date, which stands for its first moment (UTC). */
const Since = z.string().check(
  z.maxLength(40),
  z.regex(/^(19|2\d)/),
  rule((text) => z.union([LocalDate, z.iso.datetime({ offset: true })]).safeParse(text).success, { code: 'format' }),
);
type Paging = { readonly page: number; readonly size: number };
interface Cursor {
  /** Cursor of the page before. Takes the place of `page`. */
  readonly after?: string | undefined;
}
interface Changed extends Cursor {
  readonly since?: string | undefined;
}

/** Query of a list in a fixed order that can be read by cursor, with filters of its own. */
export const cursorQuery = <F extends Filters>(filters: F) =>
  z.strictObject({ ...paging, after: cursor, ...filterShape(filters) }) as unknown as z.ZodMiniType<
    Paging & Cursor & FilterQuery<F>,
    Partial<Paging> & Cursor & FilterInput<F>
  >;

/** Query of such a list in the order of changes. */
export const changedQuery = <F extends Filters>(filters: F) =>
  z.strictObject({
    ...paging,
    after: cursor,
    since: z.optional(Since),
    ...filterShape(filters),
  }) as unknown as z.ZodMiniType<Paging & Changed & FilterQuery<F>, Partial<Paging> & Changed & FilterInput<F>>;

const rowsShape = (list: List) => ({
  sort: z._default(
    z.pipe(
      z.enum(list.sorts.flatMap((field) => [`${field},asc`, `${field},desc`]) as [string, ...string[]]),
      z.transform((value) => {
        const [field, direction] = value.split(',');
        return { field, direction };
      }),
    ),
    { ...list.defaultSort },
  ),
  lang: language,
  ...filterShape(list.filters),
});

/** Query of a paged endpoint that is not a list, with its own parameters. */
export const pagedQuery = <S extends z.core.$ZodShape>(shape: S) => z.strictObject({ ...paging, ...shape });

/** Query of a list, with its sorts and filters. Refuses unknown parameters. */
export const listQuery = (list: List) =>
  z.strictObject({
    ...paging,
    after: cursor,
    ...rowsShape(list),
  });

const rowsOfFile = (list: List) => ({
  /** Ids of the selected rows. All rows of the list without it. */
  row: repeated(Uuid, MAX_SELECTED_IN_FILE),
  ...rowsShape(list),
});

/** Query of a file of the rows of a list that has no columns. */
export const fileQuery = <L extends List>(list: L) =>
  z.strictObject(rowsOfFile(list)) as unknown as z.ZodMiniType<FileQuery<L>, FileQueryInput<L>>;

/** Query of a list's export: filters, order and columns. */
export const exportQuery = (list: List, columns: readonly string[]) =>
  z.strictObject({
    format: z._default(z.enum(EXPORT_FORMATS), 'csv'),
    column: repeated(z.enum(columns as [string, ...string[]])),
    timeZone: z.optional(z.string().check(z.maxLength(64), isTimeZone)),
    ...rowsOfFile(list),
  });

/** Query of a list's facets: the same search and filters, and a text to search within one facet. */
export const facetsQuery = (list: List) =>
  z.strictObject({
    facet: z.optional(z.enum(list.facets as [string, ...string[]])),
    facetQuery: searchText,
    lang: language,
    ...filterShape(list.filters),
  });

export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), size: z.int(), hasMore: z.boolean() });

/** Page of a list in a fixed order. `next` is the cursor of the page behind it. */
export const cursorPageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.extend(pageOf(item), { next: z.optional(z.string()) });

/** Page of a list, with the cursor of the next page. */
export const listPageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.extend(pageOf(item), { next: z.optional(z.string()), before: z.optional(Uuid) });

/** Value of a facet, with the number of rows that have it. */
export const FacetValue = z.object({ value: z.string(), label: z.nullable(z.string()), count: z.nullable(z.int()) });

export const facetsAnswer = ({ facets }: List) =>
  z.object({
    total: z.nullable(z.int()),
    facets: z.object(Object.fromEntries(facets.map((name) => [name, z.optional(z.array(FacetValue))]))),
  });

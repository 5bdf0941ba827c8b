import * as z from 'zod/mini';

/** The largest page a list gives out (domain.md «Lists»). */
export const MAX_PAGE_SIZE = 200;
export const DEFAULT_PAGE_SIZE = 25;

const whole = (min: number, max: number, otherwise: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)), otherwise);

/** A filter that may be repeated in the query: `status=onRent&status=planned`. Always an array once parsed. */
export const repeated = <S extends z.ZodMiniType<string, string>>(item: S) =>
  z._default(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((value) => (Array.isArray(value) ? value : [value])),
      ),
      z.array(item).check(z.maxLength(50)),
    ),
    [],
  );

/** `sort=field,asc` or `sort=field,desc` over the fields a list names. */
export const sortBy = <const F extends readonly string[]>(fields: F, otherwise: `${F[number]},${'asc' | 'desc'}`) =>
  z._default(
    z.pipe(
      z.enum(fields.flatMap((field) => [`${field},asc`, `${field},desc`])),
      z.transform((value) => {
        const [field, direction] = value.split(',');
        return { field: field as F[number], direction: direction as 'asc' | 'desc' };
      }),
    ),
    (() => {
      const [field, direction] = otherwise.split(',');
      return { field: field as F[number], direction: direction as 'asc' | 'desc' };
    })(),
  );

/** The query every list takes, with its own sort fields and filters; an unknown parameter is refused. */
export const listQuery = <const F extends readonly string[], Shape extends z.core.$ZodLooseShape>(
  fields: F,
  otherwise: `${F[number]},${'asc' | 'desc'}`,
  filters: Shape,
) =>
  z.strictObject({
    page: whole(0, 1_000_000, 0),
    size: whole(1, MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE),
    sort: sortBy(fields, otherwise),
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    ...filters,
  });

/** One value of a facet, with how many items it would leave; `label` where the value is an id. */
export const FacetValue = z.object({ value: z.string(), label: z.nullable(z.string()), count: z.int() });
export type FacetValue = z.infer<typeof FacetValue>;

/** The answer of every list. Each facet is counted with all filters but its own. */
export const listOf = <Item extends z.ZodMiniType, F extends readonly string[]>(item: Item, facets: F) =>
  z.object({
    items: z.array(item),
    page: z.int(),
    size: z.int(),
    total: z.int(),
    facets: z.object(
      Object.fromEntries(facets.map((name) => [name, z.array(FacetValue)])) as {
        [K in F[number]]: z.ZodMiniArray<typeof FacetValue>;
      },
    ),
  });

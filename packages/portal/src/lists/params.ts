import { MAX_FILTER_VALUES, type Sort, searchable } from '@hireyard/contract';

/** Parses and serializes one value of a list's state. An invalid value falls back silently (RT-09). */
export interface Param<T> {
  /** The value if the parameter is missing. Never serialized, so that links stay short. */
  readonly otherwise: T;
  /** Reads all occurrences of the parameter. Unusable ones count as missing. */
  parse(values: readonly string[]): T;
  /** Returns the occurrences to write; empty if the value is `otherwise`. */
  serialize(value: T): readonly string[];
}

/** One of several values, e.g. `view=planning`. */
export function choice<const V extends string, D extends V | null>(values: readonly V[], otherwise: D): Param<V | D> {
  return {
    otherwise,
    parse: ([first]) => values.find((value) => value === first) ?? otherwise,
    serialize: (value) => (value === otherwise || value === null ? [] : [value]),
  };
}

/** Several values, repeated: `status=onRent&status=overdue`. Duplicates and unknown values are dropped. */
export function several<const V extends string>(values: readonly V[]): Param<readonly V[]> {
  return {
    otherwise: [],
    parse: (params) => [...new Set(params)].filter((value): value is V => values.some((allowed) => allowed === value)),
    serialize: (value) => value,
  };
}

const ID = /^[0-9A-Za-z-]{1,36}$/;

/** Ids, repeated: `project=…&project=…`. Invalid ids are dropped. */
export const ids: Param<readonly string[]> = {
  otherwise: [],
  parse: (params) => [...new Set(params)].filter((value) => ID.test(value)).slice(0, MAX_FILTER_VALUES),
  serialize: (value) => value,
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a date exists: not 30 February. */
export function isLocalDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A local date, `from=2026-11-20` (ISO 8601), or null. */
export const localDate: Param<string | null> = {
  otherwise: null,
  parse: ([first]) => (first !== undefined && isLocalDate(first) ? first : null),
  serialize: (value) => (value === null ? [] : [value]),
};

/** Search text, cut to `maxLength` characters. */
export function text(maxLength: number): Param<string> {
  const clean = (value: string) => searchable(value, maxLength);
  return {
    otherwise: '',
    parse: ([first]) => clean(first ?? ''),
    serialize: (value) => (clean(value) === '' ? [] : [clean(value)]),
  };
}

/** A page number: from 0 in the state and the API, from 1 in the URL. */
export const pageNumber: Param<number> = {
  otherwise: 0,
  parse: ([first]) => (first !== undefined && /^[1-9]\d{0,5}$/.test(first) ? Number(first) - 1 : 0),
  serialize: (value) => (value === 0 ? [] : [String(value + 1)]),
};

/** One of several numbers, such as the page size. */
export function oneOf(values: readonly number[], otherwise: number): Param<number> {
  return {
    otherwise,
    parse: ([first]) => values.find((value) => String(value) === first) ?? otherwise,
    serialize: (value) => (value === otherwise ? [] : [String(value)]),
  };
}

/** The sort order, `sort=field,desc`. */
export function sorting<const F extends string>(fields: readonly F[], otherwise: Sort<NoInfer<F>>): Param<Sort<F>> {
  return {
    otherwise,
    parse: ([first = '']) => {
      const [name, direction, ...rest] = first.split(',');
      const field = fields.find((candidate) => candidate === name);
      if (field === undefined || rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) return otherwise;
      return { field, direction };
    },
    serialize: ({ field, direction }) =>
      field === otherwise.field && direction === otherwise.direction ? [] : [`${field},${direction}`],
  };
}

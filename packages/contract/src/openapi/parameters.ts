import * as z from 'zod/mini';
import { paramNames } from '../core/endpoint.ts';
import type { Operation } from '../operations.ts';
import type { Json } from './client-schema.ts';
import { inlineSchema } from './component-schemas.ts';

/** Parameters that several operations share. */
const QUERY: Readonly<Record<string, string>> = {
  after: 'Continues behind the last row of the page before: its `next`. Takes the place of `page`.',
  column: 'Columns of the file, in order. All of them without it.',
  facet: 'Counts only this facet.',
  facetQuery: 'Text in the names of the values of `facet`.',
  from: 'First day.',
  lang: 'Language of names, and of their order.',
  limit: 'Entries of an answer.',
  page: 'Number of the page, from 0.',
  q: 'Text to search for.',
  row: 'Ids of the rows of the file. All rows without it.',
  since: 'Only what has changed at this time or later. A day is its first moment (UTC).',
  size: 'Rows of a page.',
  sort: 'Field and direction of the order.',
  termsLanguage: 'Language of the text of the terms that was offered.',
  termsVersion: 'Version of the terms that is accepted, where the rental company has terms.',
  timeZone: 'Time zone of dates and times (IANA), by default that of the operating company.',
  to: 'Last day.',
};

const pathParameters = (e: Operation): Json[] =>
  paramNames(e).map((name) => {
    const isOwn = name === 'id' && e.namedAs !== undefined;
    const isUuid = !isOwn && /^(?:id|uuid)$|(?<!external)Id$/.test(name);
    return {
      ...{ name, in: 'path', required: true },
      ...(isOwn && { description: 'Your own id of it, or that of the portal.' }),
      schema: { type: 'string', ...(isUuid && { format: 'uuid' }) },
    };
  });

/** Returns true for a filter that can be repeated: its values become an array. */
const isRepeated = (schema: z.core.$ZodType): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'default') return isRepeated(def.innerType);
  return def.type === 'pipe' && (def.out as z.core.$ZodTypes)._zod.def.type === 'array';
};

const queryParameters = ({ id, query }: Operation, order: string | null): Json[] => {
  if (!query) return [];
  const { def } = (query as unknown as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') throw new Error(`The query of ${id} is not an object.`);
  return Object.entries(def.shape).map(([name, property]) => {
    const { default: preset, ...schema } = inlineSchema(property, isRepeated(property) ? 'output' : 'input');
    const value = name === 'sort' ? order : preset;
    const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
    return {
      name,
      in: 'query',
      required: !z.safeParse(property, undefined).success,
      ...(QUERY[name] && { description: QUERY[name] }),
      schema: { ...schema, ...(isScalar && { default: value }) },
    };
  });
};

const header = (name: string, required: boolean, description: string, schema: Json = {}): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', ...schema },
});

const headerParameters = (e: Operation): Json[] => [
  ...(e.access === 'client'
    ? [
        header('x-mysite-corporate-client-external-uuid', true, 'Corporate client within which the caller acts.', {
          format: 'uuid',
        }),
      ]
    : []),
  ...(e.ifMatch ? [header('If-Match', true, '`ETag` of the version that was read.')] : []),
  ...(e.idempotent
    ? [
        header('Idempotency-Key', false, 'One effect for each key within 24 hours. The first answer is replayed.', {
          minLength: 1,
          maxLength: 255,
        }),
      ]
    : []),
];

const orderOf = ({ list, answers }: Operation): string | null =>
  list && answers !== 'facets' ? `${list.defaultSort.field},${list.defaultSort.direction}` : null;

/** Returns the parameters of an operation in its path, query and headers. */
export const parametersOf = (e: Operation): Json[] => [
  ...pathParameters(e),
  ...queryParameters(e, orderOf(e)),
  ...headerParameters(e),
];

import type { Operation } from '@hireyard/contract/operations';
import * as z from 'zod/mini';
import type { Sample } from './samples.ts';

interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly allOf?: readonly JsonSchema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
}

const DATE_FORMATS = { date: '2026-12-01', 'date-time': '2026-11-20T09:00:00.000Z', month: '2026-11' } as const;
export type DateFormat = keyof typeof DATE_FORMATS;

/** A text in a call: a value of its body, a parameter of its query or a part of its path. */
export interface Field {
  readonly name: string;
  readonly part: 'body' | 'query' | 'params';
  /** False for a numeric parameter. */
  readonly takesText: boolean;
  readonly format: DateFormat | undefined;
  /** Returns the sample with another text in this field. */
  put(text: string): Sample;
}

const schemaOf = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Returns every text field of an operation, in an otherwise valid call. */
export function fieldsOf({ query, body }: Pick<Operation, 'query' | 'body'>, sample: Sample): Field[] {
  const inPath = Object.keys(sample.params ?? {}).map(
    (name): Field => ({
      name: `{${name}}`,
      part: 'params',
      takesText: true,
      format: undefined,
      put: (text) => ({ ...sample, params: { ...sample.params, [name]: text } }),
    }),
  );
  const inQuery = Object.entries(query ? (schemaOf(query).properties ?? {}) : {}).map(
    ([name, schema]): Field => ({
      name: `?${name}`,
      part: 'query',
      takesText: textsIn(schema, undefined).length > 0,
      format: formatOf(schema),
      put: (text) => ({ ...sample, query: { ...sample.query, [name]: text } }),
    }),
  );
  const inBody = body
    ? textsIn(schemaOf(body), sample.body).map(
        ({ name, schema, put }): Field => ({
          name,
          part: 'body',
          takesText: true,
          format: formatOf(schema),
          put: (text) => ({ ...sample, body: put(text) }),
        }),
      )
    : [];
  return [...inPath, ...inQuery, ...inBody];
}

/** True if a text matches every pattern of a schema. */
const fits = ({ pattern = '', allOf = [] }: JsonSchema, text: string): boolean =>
  new RegExp(pattern, 'u').test(text) && allOf.every((part) => fits(part, text));

/** Returns the date format of a schema. A schema with a second pattern does not name it. */
const formatOf = (schema: JsonSchema): DateFormat | undefined =>
  fits(schema, 'Text')
    ? undefined
    : (Object.keys(DATE_FORMATS) as DateFormat[]).find((format) => fits(schema, DATE_FORMATS[format]));

interface Text {
  readonly name: string;
  readonly schema: JsonSchema;
  put(text: string): unknown;
}

/** Returns the texts of a body, each with a function that replaces it. */
function textsIn(
  node: JsonSchema,
  value: unknown,
  put: (inner: unknown) => unknown = (inner) => inner,
  name = '',
): Text[] {
  const options = node.anyOf ?? node.oneOf;
  if (options) return options.flatMap((option) => textsIn(option, value, put, name));
  switch (node.type) {
    case 'string':
      return node.const === undefined ? [{ name, schema: node, put }] : [];
    case 'object': {
      const values: Record<string, unknown> = {
        ...(exampleOf(node) as object),
        ...(typeof value === 'object' ? value : null),
        ...constantsOf(node),
      };
      return Object.entries(node.properties ?? {}).flatMap(([key, inner]) =>
        textsIn(inner, values[key], (text) => put({ ...values, [key]: text }), `${name}/${key}`),
      );
    }
    case 'array': {
      const { items = {} } = node;
      const elements = Array.isArray(value) && value.length > 0 ? value : [exampleOf(items)];
      return textsIn(items, elements[0], (text) => put([text, ...elements.slice(1)]), `${name}/0`);
    }
    default:
      return [];
  }
}

const constantsOf = ({ properties = {} }: JsonSchema): object =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, inner]) => (inner.const === undefined ? [] : [[key, inner.const]])),
  );

const EXAMPLES = ['Text', '1', 'EUR', '06:30', '/order', ...Object.values(DATE_FORMATS)];

/** Returns a valid value of a schema, for fields missing in a sample. */
function exampleOf(node: JsonSchema): unknown {
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[0];
  const option = (node.anyOf ?? node.oneOf)?.[0];
  if (option) return exampleOf(option);
  const { format, required = [], properties = {} } = node;
  switch (node.type) {
    case 'object':
      return Object.fromEntries(required.map((key) => [key, exampleOf(properties[key] ?? {})]));
    case 'array':
      return [];
    case 'number':
    case 'integer':
      return Math.max(1, node.minimum ?? 1);
    case 'boolean':
      return true;
    case 'string':
      if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
      return EXAMPLES.find((text) => fits(node, text));
    default:
      return null;
  }
}

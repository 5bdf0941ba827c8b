import * as z from 'zod/mini';
import type { AnyKind } from '../kind.ts';

/** Column of a file, made of the schema of its kind, so that a field of the API is a column too. */
export interface Column {
  /** Path of the field: `externalId`, `rentalContact.phone`, `openingTimes.day`. */
  readonly name: string;
  /** Path within the row, or within an item of `list`. */
  readonly path: readonly string[];
  readonly type: 'text' | 'choice' | 'whole' | 'number' | 'decimal' | 'boolean' | 'date';
  readonly choices: readonly string[];
  readonly isRequired: boolean;
  /** What an empty cell takes away: the field, or an object around it. Null if it takes nothing away. */
  readonly emptied: readonly string[] | null;
  /** True if a cell holds several values, separated by `|`. */
  readonly isRepeated: boolean;
  /** Field whose items take a row each; null for a field of the row itself. */
  readonly list: string | null;
}

/** Column that names the PDF of a row, which lies beside the table. */
export const FILE_COLUMN: Column = {
  ...{ name: 'file', path: ['file'], type: 'text', choices: [], isRequired: false, emptied: null, isRepeated: false },
  list: null,
};

/** Returns the columns of a kind's file, with the one of its PDFs if it has them. */
export const columnsOfKind = ({ row, writeFile }: Pick<AnyKind, 'row' | 'writeFile'>): readonly Column[] => [
  ...columnsOf(row),
  ...(writeFile ? [FILE_COLUMN] : []),
];

/** JSON schema, as far as rows of files have it. */
interface Json {
  readonly type?: string;
  readonly pattern?: string;
  readonly enum?: readonly (string | null)[];
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Json;
  readonly additionalProperties?: Json | boolean;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly allOf?: readonly Json[];
}

/** Returns the columns of a kind's file in the order of its fields. Throws for a field that no column can hold. */
export function columnsOf(row: z.ZodMiniType): readonly Column[] {
  const schema = z.toJSONSchema(row, { io: 'input', unrepresentable: 'any' }) as Json;
  return columnsIn(schema, { names: [], path: [], isRequired: true, emptied: null, list: null });
}

interface Place extends Pick<Column, 'path' | 'isRequired' | 'emptied' | 'list'> {
  readonly names: readonly string[];
}

function columnsIn(given: Json, place: Place): Column[] {
  const { schema, isNullable } = withoutNull(given);
  const here = { ...place, emptied: place.emptied ?? (isNullable ? place.path : null) };
  const fields = fieldsOf(schema);
  if (fields) return fields.flatMap(([name, field, isRequired]) => columnsIn(field, within(here, name, isRequired)));
  if (schema.type !== 'array') return [column(schema, here, false)];
  const items = withoutNull(schema.items ?? {}).schema;
  if (!fieldsOf(items)) return [column(items, here, true)];
  const list = here.names.join('.');
  if (here.list !== null || here.path.length !== 1) throw new Error(`${list} is a list that no rows can hold`);
  return columnsIn(items, { ...here, path: [], list, emptied: null });
}

const within = (place: Place, name: string, isRequired: boolean): Place => ({
  ...place,
  names: [...place.names, name],
  path: [...place.path, name],
  isRequired: place.isRequired && isRequired,
});

function withoutNull(schema: Json): { readonly schema: Json; readonly isNullable: boolean } {
  const options = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = options;
  if (schema.anyOf && only && options.length === 1) return { schema: only, isNullable: true };
  return { schema, isNullable: false };
}

/** Returns the fields of an object, or of a record with known keys, and whether each is required. */
function fieldsOf(schema: Json): (readonly [string, Json, boolean])[] | null {
  if (schema.properties) {
    const required = new Set(schema.required);
    return Object.entries(schema.properties).map(([name, field]) => [name, field, required.has(name)]);
  }
  const keys = schema.propertyNames?.enum;
  const value = schema.additionalProperties;
  if (!keys || typeof value !== 'object') return null;
  return keys.map((name) => [String(name), value, false]);
}

function column(schema: Json, { names, path, isRequired, emptied, list }: Place, isRepeated: boolean): Column {
  const choices = (schema.enum ?? []).filter((value) => value !== null);
  return {
    name: names.join('.'),
    path,
    type: typeOf(schema),
    choices,
    isRequired,
    emptied,
    isRepeated,
    list,
  };
}

function typeOf(schema: Json): Column['type'] {
  if (schema.enum) return 'choice';
  if (schema.type === 'integer') return 'whole';
  if (schema.type === 'number' || schema.type === 'boolean') return schema.type;
  const parts = [schema, ...(schema.allOf ?? [])];
  const patterns = parts.flatMap(({ pattern }) => (pattern === undefined ? [] : [new RegExp(pattern, 'u')]));
  const takes = (text: string) => patterns.every((pattern) => pattern.test(text));
  // JSON schema describes days and decimals by patterns alone.
  if (takes('2026-02-28') && !takes('2026-02-30')) return 'date';
  return takes('12.5') && !takes('x12.5') ? 'decimal' : 'text';
}

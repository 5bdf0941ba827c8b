import * as z from 'zod/mini';
import * as backoffice from '../backoffice/index.ts';
import * as lists from '../core/list-schemas.ts';
import * as resources from '../schemas.ts';
import { clientSchema, type Json, referencesIn } from './client-schema.ts';
import { COMMON_PROPERTIES } from './common-properties.ts';
import { SHARED_OBJECTS } from './shared-objects.ts';

type Schema = z.core.$ZodType;
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Prefix of a reference to a component. */
export const COMPONENT = '#/components/schemas/';

/** Returns the comment in the source at a path such as `CompanyOrder`, `lines`, `to`; null without one. */
export type CommentAt = (path: readonly string[]) => string | null;

/** Direction of a schema: bodies are input, answers are output. */
type Direction = 'input' | 'output';

/**
 * Returns the schema that a generator turns into a class: an object, or a choice between objects. It can be behind a
 * transformation. Returns null for any other schema.
 */
function classOf(schema: Schema): Schema | null {
  const def = defOf(schema);
  if (def.type === 'pipe') return classOf(def.in);
  return def.type === 'object' || 'discriminator' in def ? schema : null;
}

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
/** Returns `CompanyOrderLine` for an item of `CompanyOrderLines`. */
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<=ss|x)es$|(?<=[^su])s$/, '');

interface Part {
  /** Name of the part, if it is a class. */
  readonly name: string;
  /** Where the part is declared: `CompanyOrder`, `lines`. */
  readonly origin: readonly string[];
  readonly schema: Schema;
}

/** Returns the parts of a schema. */
function partsOf({ schema, name, origin }: Part): Part[] {
  const def = defOf(schema);
  const within = (part: Schema): Part => ({ name, origin, schema: part });
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([key, part]) => ({
        name: `${name}${capital(key)}`,
        origin: [...origin, key],
        schema: part,
      }));
    case 'array':
      return [{ ...within(def.element), name: singular(name) }];
    case 'record':
      return [{ ...within(def.valueType), name: singular(name) }];
    case 'union':
      // A choice between objects is described as one object.
      return 'discriminator' in def
        ? def.options.flatMap((option) => partsOf(within(option)))
        : def.options.map((option) => within(option));
    case 'pipe':
      return [within(def.in), within(def.out)];
    case 'nullable':
    case 'optional':
    case 'nonoptional':
    case 'default':
    case 'readonly':
      return [within(def.innerType)];
    default:
      return [];
  }
}

/** Returns the class in a nullable value or a list. */
const innermost = (schema: Schema): Schema => {
  const [part] = classOf(schema) ? [] : partsOf({ schema, name: '', origin: [] });
  return part ? innermost(part.schema) : schema;
};

const EXPORTED: readonly (readonly [string, unknown])[] = [
  ...[resources, backoffice, lists].flatMap((module) => Object.entries<unknown>(module)),
  ...Object.entries(SHARED_OBJECTS).map(([name, schema]) => [name, innermost(schema)] as const),
];

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;

const FORMATS: Readonly<Record<string, string>> = {
  date: 'date',
  datetime: 'date-time',
  email: 'email',
  guid: 'uuid',
  uuid: 'uuid',
};
/** Options for a JSON Schema. A format says enough without its pattern, and zod omits it beside a second pattern. */
const OPTIONS = {
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }: { zodSchema: Schema; jsonSchema: Json }): void => {
    const def = defOf(zodSchema) as { type: string; format?: string };
    const format = def.type === 'string' && def.format !== undefined && FORMATS[def.format];
    if (!format) return;
    jsonSchema.format = format;
    delete jsonSchema.pattern;
    delete jsonSchema.allOf;
  },
} as const;

/**
 * Makes nullable objects and enumerations of an answer optional. The generator's default client (`okhttp-gson`) throws
 * when a required property of these types is null.
 */
function readable(schema: Json): Json {
  const { properties = {}, required } = schema as { properties?: Record<string, Json>; required?: string[] };
  if (!required) return schema;
  const isNullable = ({ anyOf, type, enum: values }: Json) => Boolean(anyOf || (values && Array.isArray(type)));
  return { ...schema, required: required.filter((name) => !isNullable(properties[name] ?? {})) };
}

/** Returns the schema of something that is no class. */
export const inlineSchema = (schema: Schema, io: Direction): Json =>
  clientSchema(z.toJSONSchema(schema, { ...OPTIONS, io }) as Json);

/**
 * Collects the classes of an API by name. An exported schema has the name of its export. An object within it has the
 * name of its property behind that. Bodies and answers have the name of their operation. A new operation therefore
 * leaves all other names as they are.
 */
export class ComponentSchemas {
  /** Objects without an export within several schemas: the names that they could have. */
  readonly ambiguous: [string, string][] = [];
  readonly #registry = z.registry<{ id: string }>();
  /** Where each class is declared, by name. */
  readonly #origins = new Map<string, readonly string[]>();
  readonly #commentAt: CommentAt;
  readonly #exported = new Set<Schema>();
  readonly #roots = { input: new Set<string>(), output: new Set<string>() };

  constructor(commentAt: CommentAt = () => null) {
    this.#commentAt = commentAt;
    const exported: Part[] = [];
    for (const [name, value] of EXPORTED) {
      const schema = isSchema(value) && classOf(value);
      if (!schema || this.#exported.has(schema)) continue;
      const part = { name, origin: [name], schema };
      this.#add(part);
      this.#exported.add(schema);
      exported.push(part);
    }
    for (const part of exported.flatMap(partsOf)) this.#visit(part);
  }

  /** Returns a reference to the class of a body or an answer. */
  reference(name: string, schema: Schema, direction: Direction, origin: readonly string[] = [name]): Json {
    const root = classOf(schema);
    if (!root) throw new Error(`${name} is not an object.`);
    this.#visit({ name, origin, schema: root });
    const id = this.#nameOf(root) ?? name;
    this.#roots[direction].add(id);
    return { $ref: `${COMPONENT}${id}` };
  }

  /** Returns all referenced classes by name. */
  components(): Record<string, Json> {
    const components: Record<string, Json> = {};
    for (const direction of ['input', 'output'] as const) {
      const all = this.#describe(direction);
      const visit = (name: string): void => {
        const schema = all[name];
        if (!schema) throw new Error(`There is no schema ${name}.`);
        if (components[name] && JSON.stringify(components[name]) === JSON.stringify(schema)) return;
        if (components[name]) throw new Error(`${name} is not the same in a body as in an answer.`);
        components[name] = schema;
        for (const reference of referencesIn(schema)) visit(reference.slice(COMPONENT.length));
      };
      for (const name of this.#roots[direction]) visit(name);
    }
    return Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #describe(io: Direction): Record<string, Json> {
    const uri = (id: string) => `${COMPONENT}${id}`;
    const { schemas } = z.toJSONSchema(this.#registry, { ...OPTIONS, io, uri });
    return Object.fromEntries(
      Object.entries(schemas).map(([name, described]) => {
        const schema = clientSchema(described as Json);
        return [name, this.#commented(name, io === 'output' ? readable(schema) : schema)];
      }),
    );
  }

  /** Adds the comments of the source to a class and its properties. */
  #commented(name: string, schema: Json): Json {
    const origin = this.#origins.get(name) ?? [name];
    const described = (part: Json, comment: string | null): Json => {
      const text = [part.description, comment].filter(Boolean).join(' ');
      return text ? { ...part, description: text } : part;
    };
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([key, property]) => [
      key,
      described(property, this.#commentAt([...origin, key]) ?? COMMON_PROPERTIES[key] ?? null),
    ]);
    // The comment of a property says what it is there, such as when it is null.
    const own = origin.length === 1 ? this.#commentAt(origin) : null;
    return described({ ...schema, ...(schema.properties ? { properties: Object.fromEntries(properties) } : {}) }, own);
  }

  #nameOf(schema: Schema): string | undefined {
    return this.#registry.get(schema)?.id;
  }

  #add({ name, origin, schema }: Part): void {
    if (this.#origins.has(name)) throw new Error(`Two objects of the API are named ${name}.`);
    this.#origins.set(name, origin);
    this.#registry.add(schema, { id: name });
  }

  #visit(part: Part): void {
    const present = this.#nameOf(part.schema);
    if (present === undefined) {
      if (classOf(part.schema) === part.schema) this.#add(part);
      for (const inner of partsOf(part)) this.#visit(inner);
    } else if (present !== part.name && !this.#exported.has(part.schema)) this.ambiguous.push([present, part.name]);
  }
}

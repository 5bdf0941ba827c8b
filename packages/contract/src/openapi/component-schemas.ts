import * as z from 'zod/mini';
import * as backoffice from '../backoffice/index.ts';
import * as lists from '../core/list-schemas.ts';
import * as resources from '../schemas.ts';
import { clientSchema, type Json, referencesIn } from './client-schema.ts';
import { SHARED_OBJECTS } from './shared-objects.ts';

type Schema = z.core.$ZodType;
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Prefix of a reference to a component. */
export const COMPONENT = '#/components/schemas/';

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

/** Returns the parts of a schema. Each has the name that it gets if it is a class. */
function partsOf(schema: Schema, name: string): [string, Schema][] {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([key, part]) => [`${name}${capital(key)}`, part]);
    case 'array':
      return [[singular(name), def.element]];
    case 'record':
      return [[singular(name), def.valueType]];
    case 'union':
      // A choice between objects is described as one object.
      return 'discriminator' in def
        ? def.options.flatMap((option) => partsOf(option, name))
        : def.options.map((option) => [name, option]);
    case 'pipe':
      return [
        [name, def.in],
        [name, def.out],
      ];
    case 'nullable':
    case 'optional':
    case 'nonoptional':
    case 'default':
    case 'readonly':
      return [[name, def.innerType]];
    default:
      return [];
  }
}

/** Returns the class in a nullable value or a list. */
const innermost = (schema: Schema): Schema => {
  const [[, part] = []] = classOf(schema) ? [] : partsOf(schema, '');
  return part ? innermost(part) : schema;
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
  readonly #names = new Set<string>();
  readonly #exported = new Set<Schema>();
  readonly #roots = { input: new Set<string>(), output: new Set<string>() };

  constructor() {
    const parts: [string, Schema][] = [];
    for (const [name, value] of EXPORTED) {
      const schema = isSchema(value) && classOf(value);
      if (!schema || this.#exported.has(schema)) continue;
      this.#add(name, schema);
      this.#exported.add(schema);
      parts.push(...partsOf(schema, name));
    }
    for (const [name, part] of parts) this.#visit(name, part);
  }

  /** Returns a reference to the class of a body or an answer. */
  reference(name: string, schema: Schema, direction: Direction): Json {
    const root = classOf(schema);
    if (!root) throw new Error(`${name} is not an object.`);
    this.#visit(name, root);
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
    return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, clientSchema(schema as Json)]));
  }

  #nameOf(schema: Schema): string | undefined {
    return this.#registry.get(schema)?.id;
  }

  #add(name: string, schema: Schema): void {
    if (this.#names.has(name)) throw new Error(`Two objects of the API are named ${name}.`);
    this.#names.add(name);
    this.#registry.add(schema, { id: name });
  }

  #visit(name: string, schema: Schema): void {
    const present = this.#nameOf(schema);
    if (present === undefined) {
      if (classOf(schema) === schema) this.#add(name, schema);
      for (const [partName, part] of partsOf(schema, name)) this.#visit(partName, part);
    } else if (present !== name && !this.#exported.has(schema)) this.ambiguous.push([present, name]);
  }
}

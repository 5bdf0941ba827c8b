export type Json = { [key: string]: unknown };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const INT32 = 2 ** 31;

/** Returns all references within a schema. */
export const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isJson(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === '$ref' ? [part as string] : referencesIn(part)));
};

/** Allows null in addition. */
const orNull = (schema: Json): Json => {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
  };
};

/** Describes a choice between objects as one object. Its discriminator says which properties it has. */
function flat(variants: readonly Json[], discriminator: string): Json {
  const properties: Record<string, Json> = {};
  const types: unknown[] = [];
  for (const variant of variants) {
    if (!isJson(variant.properties)) throw new Error('A variant is not an object.');
    for (const [name, property] of Object.entries(variant.properties as Record<string, Json>)) {
      if (name === discriminator) types.push(...(property.enum as unknown[]));
      else if (properties[name] && JSON.stringify(properties[name]) !== JSON.stringify(property))
        throw new Error(`The property ${name} is not the same in all variants.`);
      properties[name] = property;
    }
  }
  const required = Object.keys(properties).filter((name) =>
    variants.every((variant) => (variant.required as string[]).includes(name)),
  );
  const partial = Object.keys(properties).filter((name) => !required.includes(name));
  for (const name of partial) {
    const of = variants.filter((variant) => name in (variant.properties as Json));
    const kinds = of.flatMap((variant) => (variant.properties as Record<string, Json>)[discriminator]?.enum ?? []);
    properties[name] = { ...properties[name], description: `Only for ${discriminator} ${kinds.join(', ')}.` };
  }
  properties[discriminator] = { type: 'string', enum: types };
  return { type: 'object', properties, required };
}

/** Returns the integer format of the bounds. Counts without bounds are far below 2³¹. */
function integer({ minimum, maximum, ...schema }: Json): Json {
  const bounds = {
    ...(Number.isSafeInteger(minimum) && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(Number.isSafeInteger(maximum) && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
  const { minimum: least = 0, maximum: most = 0 } = bounds as { minimum?: number; maximum?: number };
  return { ...schema, format: least < -INT32 || most >= INT32 ? 'int64' : 'int32', ...bounds };
}

/**
 * Rewrites a JSON Schema for generators of clients, few of which read unions, several patterns at once, or constants.
 * What the server accepts stays the same.
 */
export function clientSchema({ $id, $schema, propertyNames, ...schema }: Json): Json {
  const rewritten: Json = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties')
        return [
          key,
          Object.fromEntries(Object.entries(value as Json).map(([name, part]) => [name, clientSchema(part as Json)])),
        ];
      if (Array.isArray(value)) return [key, value.map((part) => (isJson(part) ? clientSchema(part) : part))];
      return [key, isJson(value) ? clientSchema(value) : value];
    }),
  );
  return simplified(rewritten);
}

function simplified(schema: Json): Json {
  const {
    anyOf,
    oneOf,
    const: constant,
    additionalProperties,
    ...rest
  } = schema as Json & {
    readonly anyOf?: readonly Json[];
    readonly oneOf?: readonly Json[];
  };
  if (anyOf) {
    const [choice, ...others] = anyOf.filter(({ type }) => type !== 'null');
    if (!choice || others.length > 0) throw new Error(`A choice: ${JSON.stringify(schema)}.`);
    return { ...rest, ...orNull(choice) };
  }
  if (oneOf) return { ...rest, ...flat(oneOf, discriminatorOf(oneOf)) };
  // Generators take the only value of a boolean for a string.
  if (typeof constant === 'boolean') return rest;
  if (constant !== undefined) return { ...rest, enum: [constant] };
  const [type, ...others] = [schema.type].flat().filter((one) => one !== 'null');
  // Few generators make anything of a choice between scalars: any value.
  if (others.length > 0) return {};
  if (type === 'integer') return integer(schema);
  if (type === 'number') return { ...schema, format: 'double' };
  // Answers get more properties in time.
  return additionalProperties === false ? rest : schema;
}

/** Returns the property that has one constant value in each variant. */
function discriminatorOf(variants: readonly Json[]): string {
  const [first] = variants;
  const name = Object.entries((first?.properties ?? {}) as Record<string, Json>).find(
    ([, property]) => Array.isArray(property.enum) && property.enum.length === 1,
  )?.[0];
  if (!name) throw new Error('A choice has no discriminator.');
  return name;
}

import type { Json } from './client-schema.ts';

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rewrites what OpenAPI 3.0 says otherwise: null, and a reference with something beside it. */
function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (!isJson(value)) return value;
  const rewritten = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rewrite(part)])) as Json;
  const { type, anyOf, $ref, ...rest } = rewritten;
  if (Array.isArray(type) && type.includes('null')) {
    return { ...rest, type: type.find((one) => one !== 'null'), nullable: true };
  }
  if (Array.isArray(anyOf)) {
    const choices = (anyOf as Json[]).filter((choice) => choice.type !== 'null');
    return { ...rest, allOf: choices, nullable: true };
  }
  if (typeof $ref === 'string' && Object.keys(rest).length > 0) return { ...rest, allOf: [{ $ref }] };
  return rewritten;
}

/** Returns the OpenAPI 3.0 form of a document, for generators that read 3.1 wrongly or not at all. */
export function asOpenApi30(document: Json): Json {
  const { license: _, ...info } = document.info as Json;
  return { ...(rewrite(document) as Json), openapi: '3.0.3', info: { ...info, license: { name: 'MIT' } } };
}

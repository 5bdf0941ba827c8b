import type { Operation } from '@hireyard/contract/operations';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Json = Record<string, unknown>;
interface Document {
  readonly paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { content?: Json }> }>
  >;
  readonly components: { readonly schemas: Record<string, Json> };
}

/** Returns a check of answers against an OpenAPI document: what is wrong, or null. A property that it lacks is wrong. */
export function describedBy(
  document: Document,
): (endpoint: Pick<Operation, 'id' | 'status'>, body: unknown) => string | null {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const closed = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    { additionalProperties: false, ...schema },
  ]);
  ajv.addSchema({ $id: 'api', components: { schemas: Object.fromEntries(closed) } });
  const operations = new Map(
    Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => [one.operationId, one] as const)),
  );
  const checks = new Map<string, ValidateFunction>();
  const checkOf = ({ id, status }: Pick<Operation, 'id' | 'status'>): ValidateFunction => {
    const content = operations.get(id)?.responses[status]?.content?.['application/json'] as {
      schema: { $ref: string };
    };
    const check = checks.get(id) ?? ajv.compile({ $ref: `api${content.schema.$ref}` });
    checks.set(id, check);
    return check;
  };
  return (endpoint, body) => {
    const check = checkOf(endpoint);
    return check(body) ? null : `${endpoint.id}: ${ajv.errorsText(check.errors)}`;
  };
}

import { describe, expect, it } from 'vitest';
import { BACKOFFICE_TABLE } from '../backoffice/index.ts';
import { asOpenApi30, openApiDocument } from '../openapi.ts';
import { ROUTE_TABLE } from '../operations.ts';
import type { Json } from './client-schema.ts';
import { ComponentSchemas } from './component-schemas.ts';

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
/** Returns all objects within a value. */
const objectsIn = (value: unknown): Json[] =>
  isJson(value) ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(objectsIn)] : [];

const TABLES = { portal: ROUTE_TABLE, 'back office': BACKOFFICE_TABLE };
const documents = Object.entries(TABLES).map(([of, table]) => {
  const document = openApiDocument({ title: of, version: '1', table });
  return { of, table, document, paths: document.paths as Record<string, Record<string, Json>> };
});
const operationsOf = (paths: Record<string, Record<string, Json>>) =>
  Object.values(paths).flatMap((byMethod) => Object.values(byMethod));
const schemasOf = (document: Json) => (document.components as { schemas: Record<string, Json> }).schemas;

describe.each(documents)('the description of the $of', ({ document, paths, table }) => {
  it('[OP-15] has none of the shapes from which generators make code that does not compile', () => {
    const nullOrReference = [{ $ref: expect.stringMatching(/^#\/components\/schemas\/\w+$/) }, { type: 'null' }];
    const objects = objectsIn(document);
    expect(objects.filter((one) => 'oneOf' in one || 'allOf' in one || 'const' in one)).toEqual([]);
    expect(objects.filter((one) => one.type === 'boolean' && 'enum' in one)).toEqual([]);
    const choices = objects.filter((one) => Array.isArray(one.anyOf)).map(({ anyOf }) => anyOf);
    expect(choices.length).toBeGreaterThan(5);
    expect(choices).toEqual(choices.map(() => nullOrReference));
    const severalTypes = objects.filter(({ type }) => Array.isArray(type));
    expect(severalTypes.filter(({ type }) => (type as string[])[1] !== 'null')).toEqual([]);
    expect(severalTypes.filter((one) => Array.isArray(one.enum) && !one.enum.includes(null))).toEqual([]);
  });

  it('[OP-15] has every object as a named schema, and none that nothing refers to', () => {
    const inline = operationsOf(paths).flatMap(({ requestBody, responses }) =>
      objectsIn([requestBody, responses]).filter(({ type }) => type === 'object'),
    );
    expect(inline).toEqual([]);
    for (const [name, schema] of Object.entries(schemasOf(document))) {
      const parts = objectsIn(schema.properties);
      expect(
        parts.filter((part) => part.type === 'object' && part.properties),
        name,
      ).toEqual([]);
    }
    const referenced = new Set(JSON.stringify(document).match(/(?<="\$ref":"#\/components\/schemas\/)\w+/g));
    expect([...referenced].toSorted()).toEqual(Object.keys(schemasOf(document)).toSorted());
  });

  it('[OP-15] says which type everything has', () => {
    const untyped = Object.entries(schemasOf(document)).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties as Json).flatMap(([key, property]) =>
        Object.keys(property as Json).every((word) => word === 'description') ? [`${name}.${key}`] : [],
      ),
    );
    expect(untyped).toEqual([]);
  });

  it('[OP-15] says of every operation which problems it answers, and in which of its headers', () => {
    for (const { operationId, responses, parameters } of operationsOf(paths)) {
      const byStatus = responses as Record<string, { headers?: Json; content?: Record<string, Json> }>;
      expect(Object.keys(byStatus), String(operationId)).toEqual(expect.arrayContaining(['429', '500', '503']));
      expect(byStatus['429']?.headers).toHaveProperty('Retry-After');
      const names = (parameters as { name: string }[]).map(({ name }) => name);
      const success = Object.entries(byStatus).find(([status]) => status.startsWith('2'))?.[1];
      expect('Idempotent-Replayed' in (success?.headers ?? {}), String(operationId)).toBe(
        names.includes('Idempotency-Key'),
      );
    }
    for (const { requestBody, responses } of operationsOf(paths).filter((one) => one.requestBody)) {
      expect(requestBody).toMatchObject({ required: true });
      expect(responses).toMatchObject({ 408: {}, 413: {}, 415: {} });
    }
  });

  it('[OP-15] says of a PUT that can make a resource that it answers 201 then, with the same body', () => {
    for (const { id, status } of table.filter(({ makes }) => makes)) {
      const { responses } = operationsOf(paths).find(({ operationId }) => operationId === id) ?? {};
      const { [status]: changed, 201: made } = responses as Record<number, { content: Json }>;
      expect(made?.content, id).toEqual(changed?.content);
    }
  });

  it('[OP-15] names the media types of every file', () => {
    for (const { id, carries } of table.filter((one) => one.carries === 'download')) {
      const { responses } = operationsOf(paths).find(({ operationId }) => operationId === id) ?? {};
      const types = Object.keys((responses as { 200: { content: Json } })[200].content);
      expect(types, `${id} ${carries}`).not.toEqual(['application/octet-stream']);
      expect(types.length).toBeGreaterThan(0);
      for (const type of types) expect(type).toMatch(/^\w+\/[\w.+-]+$/);
    }
  });

  it('[OP-15] has a filter that can be repeated as an array of its values', () => {
    const list = table.find(({ id }) => /^list(?:Company)?Orders$/.test(id));
    const { parameters } = operationsOf(paths).find(({ operationId }) => operationId === list?.id) ?? {};
    const status = (parameters as { name: string; schema: Json }[]).find(({ name }) => name === 'status');
    expect(status?.schema).toMatchObject({
      type: 'array',
      items: { type: 'string', enum: expect.arrayContaining(['confirmed']) },
    });
    expect(status?.schema).not.toHaveProperty('default');
  });

  it('[OP-15] asks for the parameters alone without which the server refuses a call', () => {
    for (const { operationId, parameters } of operationsOf(paths)) {
      const query = table.find(({ id }) => id === operationId)?.query;
      const refused = query?.safeParse({}).error?.issues.map(({ path }) => path[0]) ?? [];
      const required = (parameters as { name: string; in: string; required: boolean }[]).filter((one) => one.required);
      const inQuery = required.filter((one) => one.in === 'query').map(({ name }) => name);
      expect(inQuery.toSorted(), String(operationId)).toEqual(refused.toSorted());
    }
  });

  it('[OP-15] gives every operation one tag, the name of its resource', () => {
    const tags = (document.tags as { name: string }[]).map(({ name }) => name);
    expect(tags.length).toBeGreaterThan(4);
    for (const { tags: own } of operationsOf(paths)) {
      expect(own).toHaveLength(1);
      expect(tags).toContain((own as string[])[0]);
    }
    expect(tags).not.toContain('backoffice');
  });

  it('[OP-15] has an OpenAPI 3.0 form without a null type', () => {
    const older = asOpenApi30(document);
    expect(older.openapi).toBe('3.0.3');
    const objects = objectsIn(older);
    expect(objects.filter((one) => Array.isArray(one.anyOf) || Array.isArray(one.type) || one.type === 'null')).toEqual(
      [],
    );
    expect(objects.filter((one) => '$ref' in one && Object.keys(one).length > 1)).toEqual([]);
    expect(objects.filter(({ nullable }) => nullable === true).length).toBeGreaterThan(30);
    expect(Object.keys(schemasOf(older))).toEqual(Object.keys(schemasOf(document)));
  });
});

describe('the schemas of the API', () => {
  it('[OP-15] do not promise an answer an object or a choice where null can stand, and ask a body for it', () => {
    const [portal, backoffice] = documents.map(
      ({ document }) => schemasOf(document) as Record<string, { required: string[] }>,
    );
    expect(backoffice?.CompanyLine?.required).toContain('offRentAt');
    expect(backoffice?.CompanyLine?.required).not.toContain('rate');
    expect(backoffice?.CompanyOrder?.required).not.toContain('slot');
    expect(portal?.OrderEdit?.required).toContain('slot');
  });

  it('[OP-15] have one name each: a new operation must not change the name of an object', () => {
    const schemas = new ComponentSchemas();
    for (const { id, body, response } of [...ROUTE_TABLE, ...BACKOFFICE_TABLE]) {
      if (body) schemas.reference(`${id}Body`, body, 'input');
      if (response) schemas.reference(`${id}Answer`, response, 'output');
    }
    // Export the object, or name it in `shared-objects.ts`.
    expect(schemas.ambiguous).toEqual([]);
  });

  it('[OP-15] are described as what generators read: dates, nullable values, choices, integers', () => {
    const schemas = schemasOf(documents[1]?.document as Json) as Record<
      string,
      { properties: Record<string, Json>; required: string[] }
    >;
    expect(schemas.CompanyInvoice?.properties.issuedOn).toMatchObject({ type: 'string', format: 'date' });
    expect(schemas.CompanyInvoice?.properties.issuedOn).not.toHaveProperty('pattern');
    expect(schemas.CompanyLine?.properties.offRentAt).toMatchObject({ type: ['string', 'null'], format: 'date-time' });
    expect(schemas.CompanyLine?.properties.rate).toMatchObject({
      anyOf: [{ $ref: '#/components/schemas/Rate' }, { type: 'null' }],
    });
    expect(schemas.CompanyOrder?.properties.slot).toMatchObject({
      type: ['string', 'null'],
      enum: expect.arrayContaining([null]),
    });
    expect(schemas.CompanyOrder?.properties.version).toMatchObject({ type: 'integer', format: 'int32' });
    // Milliseconds since 1970 do not fit into 32 bits.
    for (const name of ['ImportCompanyLinesBodyItem', 'CompanyDepot'])
      expect(schemas[name]?.properties.sourceVersion, name).toMatchObject({ format: 'int64' });
    expect(schemas.CompanyRequestSubject).toMatchObject({
      type: 'object',
      required: ['type', 'id'],
      properties: { type: { type: 'string', enum: ['contractLine', 'asset', 'document'] }, fleetNumber: {}, tag: {} },
    });
  });
});

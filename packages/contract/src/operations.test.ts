import { describe, expect, it } from 'vitest';
import { fullPath } from './core/endpoint.ts';
import { ROUTE_TABLE } from './operations.ts';

describe('the route table', () => {
  it('names each endpoint and each path once', () => {
    expect(ROUTE_TABLE.length).toBeGreaterThan(15);
    expect(new Set(ROUTE_TABLE.map(({ id }) => id)).size).toBe(ROUTE_TABLE.length);
    expect(new Set(ROUTE_TABLE.map((one) => `${one.method} ${fullPath(one)}`)).size).toBe(ROUTE_TABLE.length);
  });

  it('answers 204 exactly where there is no answer', () => {
    for (const { id, status, response, carries } of ROUTE_TABLE) {
      expect(status === 204, id).toBe(response === undefined && carries !== 'download');
    }
  });

  it('names a module only for calls within a client, whose modules it can check', () => {
    const withModule = ROUTE_TABLE.filter(({ module }) => module !== null);
    expect(withModule.map(({ id }) => id)).toContain('listContractLines');
    expect(new Set(withModule.map(({ access }) => access))).toEqual(new Set(['client']));
  });

  it('gives every list its facets', () => {
    const lists = ROUTE_TABLE.filter(({ answers }) => answers === 'page');
    expect(lists.length).toBeGreaterThan(1);
    for (const { id, path, module, rights } of lists) {
      const facets = ROUTE_TABLE.find((one) => one.id === `${id}Facets`);
      expect(facets, id).toMatchObject({ path: `${path}/facets`, module, rights, answers: 'facets' });
    }
  });
});

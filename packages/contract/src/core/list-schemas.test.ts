import { describe, expect, expectTypeOf, it } from 'vitest';
import type { QueryInput, QueryOf, ResponseOf } from '../index.ts';
import { CONTRACT_LINE_LIST, type listContractLines, type listContractLinesFacets } from '../index.ts';
import { facetsQuery, listQuery } from './list-schemas.ts';
import { Uuid } from './primitive-schemas.ts';

const query = listQuery(CONTRACT_LINE_LIST);
const reasons = (given: object) => query.safeParse(given).error?.issues.map(({ path }) => path.join('.'));

describe('the query of a list', () => {
  it('has the defaults that the list declares', () => {
    expect(query.parse({})).toEqual({
      page: 0,
      size: 25,
      sort: { field: 'status', direction: 'asc' },
      lang: 'en-US',
      status: [],
      project: [],
      depot: [],
    });
  });

  it('takes one value or several of a filter, and reads numbers and sorts', () => {
    expect(
      query.parse({
        page: '2',
        size: '200',
        sort: 'rate,desc',
        status: 'overdue',
        project: ['none', 'x'],
        q: ' lift ',
      }),
    ).toMatchObject({
      page: 2,
      size: 200,
      sort: { field: 'rate', direction: 'desc' },
      status: ['overdue'],
      project: ['none', 'x'],
      q: 'lift',
    });
  });

  it('reads ids in either case', () => {
    const id = '0c2a9d6e-5b7f-4c1d-8e3a-9f6b2d4c1a7e';
    expect(query.parse({ project: [id.toUpperCase(), 'none'] })).toMatchObject({ project: [id, 'none'] });
    expect(Uuid.parse(id.toUpperCase())).toBe(id);
  });

  it('refuses what the list does not declare', () => {
    expect(reasons({ sort: 'colour,asc' })).toEqual(['sort']);
    expect(reasons({ status: 'lost' })).toEqual(['status.0']);
    expect(reasons({ due: 'tomorrow', from: '2026-02-30', size: '201' })).toEqual(['size', 'due', 'from']);
    expect(query.safeParse({ surprise: '1' }).success).toBe(false);
  });

  it('of facets takes the same filters, and neither page nor sort', () => {
    const facets = facetsQuery(CONTRACT_LINE_LIST);
    expect(facets.parse({ status: 'onRent', facet: 'project', facetQuery: ' noord ' })).toMatchObject({
      status: ['onRent'],
      facet: 'project',
      facetQuery: 'noord',
    });
    expect(facets.safeParse({ page: '1' }).success).toBe(false);
    expect(facets.safeParse({ facet: 'due' }).success).toBe(false);
  });

  it('has types that follow from the declaration', () => {
    expectTypeOf<QueryOf<typeof listContractLines>['status']>().toEqualTypeOf<
      QueryOf<typeof listContractLinesFacets>['status']
    >();
    expectTypeOf<QueryInput<typeof listContractLines>['sort']>().extract<string>().toMatchTypeOf<string>();
    expectTypeOf<QueryOf<typeof listContractLines>['from']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<ResponseOf<typeof listContractLines>['items'][number]['lineNo']>().toEqualTypeOf<number>();
    expectTypeOf<keyof ResponseOf<typeof listContractLinesFacets>['facets']>().toEqualTypeOf<
      'status' | 'project' | 'depot'
    >();
  });
});

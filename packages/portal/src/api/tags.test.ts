import { DESK_TABLE } from '@hireyard/contract/desk/operations';
import { ROUTE_TABLE } from '@hireyard/contract/operations';
import { describe, expect, it } from 'vitest';
import { READS, TAGS, tagsOf } from './tags.ts';
import { WRITES } from './write-tags.ts';

const endpointOf = (id: string) => ROUTE_TABLE.find((endpoint) => endpoint.id === id);
/** Reads with a body: they change nothing. */
const QUESTIONS: readonly string[] = ['estimateOrder', 'estimateOffHire', 'estimateExtension'];
/** Session calls change no data that a page shows. */
const isOfSession = (path: string) => path.startsWith('/auth/');

describe('the table of tags', () => {
  it('has a row for every write of the API, and no other', () => {
    const writes = ROUTE_TABLE.filter(
      ({ id, method, path }) => method !== 'GET' && !QUESTIONS.includes(id) && !isOfSession(path),
    );
    expect(writes.length).toBeGreaterThan(0);
    expect(Object.keys(WRITES).toSorted()).toEqual(writes.map(({ id }) => id).toSorted());
  });

  it('has rows of reads that exist', () => {
    expect(Object.keys(READS).length).toBeGreaterThan(5);
    for (const id of Object.keys(READS)) expect(endpointOf(id)?.method).toBe(QUESTIONS.includes(id) ? 'POST' : 'GET');
  });

  it('lets no endpoint be used that has no row', () => {
    expect(tagsOf(READS, 'getProfile')).toEqual(['Profile']);
    expect(tagsOf(READS, 'listProjectsFacets')).toEqual(READS.listProjects);
    expect(() => tagsOf(READS, 'getCorporateClient')).toThrow('getCorporateClient');
    expect(() => tagsOf(WRITES, 'constructor')).toThrow('constructor');
    expect(TAGS.length).toBe(new Set([...Object.values(READS).flat(), 'Desk']).size);
    for (const { id } of DESK_TABLE) expect(tagsOf(READS, id)).toEqual(['Desk']);
  });
});

import { getCorporateClient, getProfile, listContracts, putProfile, ROUTE_TABLE } from '@hireyard/contract';
import { describe, expect, it } from 'vitest';
import { read, write } from './api.ts';
import { READS, TAGS, tagsOf, WRITES } from './tags.ts';

const endpointOf = (id: string) => ROUTE_TABLE.find((endpoint) => endpoint.id === id);
/** The session's own calls change no data that a page shows. */
const isOfSession = (path: string) => path.startsWith('/auth/');

describe('the table of tags', () => {
  it('has a row for every write of the API, and no other', () => {
    const writes = ROUTE_TABLE.filter(({ method, path }) => method !== 'GET' && !isOfSession(path));
    expect(writes.length).toBeGreaterThan(0);
    expect(Object.keys(WRITES).toSorted()).toEqual(writes.map(({ id }) => id).toSorted());
  });

  it('has rows of reads that exist', () => {
    expect(Object.keys(READS).length).toBeGreaterThan(5);
    for (const id of Object.keys(READS)) expect(endpointOf(id)?.method).toBe('GET');
  });

  it('refuses an endpoint without a row', () => {
    expect(() => read(listContracts)).toThrow('listContracts');
    expect(() => read(getCorporateClient)).toThrow('getCorporateClient');
    expect(() => write(getProfile as never)).toThrow('getProfile');
    expect(() => tagsOf(WRITES, 'constructor')).toThrow('constructor');
  });

  it('is where the tags of a call come from', () => {
    expect(read(getProfile).providesTags).toEqual(['Profile']);
    expect(write(putProfile).invalidatesTags).toEqual(['Profile']);
    expect(TAGS.length).toBe(new Set(Object.values(READS).flat()).size);
  });
});

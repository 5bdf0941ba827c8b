import { choice, date, ids, listContracts, listOf, values } from '@hireyard/contract';
import { operationById } from '@hireyard/contract/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeList, clearList, isNarrowed, listQueryOf, parseList, serializeList } from './list-state.ts';
import { isLocalDate, text } from './params.ts';

const shape = listOf({
  sorts: ['name', 'date', 'price'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {
    status: values(['open', 'paid', 'overdue']),
    project: ids,
    due: choice(['thisWeek']),
    from: date,
    to: date,
  },
  facets: ['status', 'project'],
});

const anyDate = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const anyState = fc.record({
  page: fc.integer({ min: 0, max: 99_999 }),
  size: fc.constantFrom(25, 50, 100, 200),
  sort: fc.record({
    field: fc.constantFrom('name' as const, 'date' as const, 'price' as const),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  q: fc.string({ unit: 'binary', maxLength: 60 }).map((typed) => text(100).parse([typed])),
  filters: fc.record({
    status: fc.uniqueArray(fc.constantFrom('open' as const, 'paid' as const, 'overdue' as const)),
    project: fc.uniqueArray(fc.uuid(), { maxLength: 5 }),
    due: fc.constantFrom('thisWeek' as const, null),
    from: fc.option(anyDate),
    to: fc.option(anyDate),
  }),
});

describe('the URL of a list', () => {
  it('[RT-09] gives back every state that it was written from, through a real query string', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const url = serializeList(shape, state).toString();
        expect(parseList(shape, new URLSearchParams(url))).toEqual(state);
      }),
    );
  });

  it('[RT-09] is stable: a state that was read is written as it was read', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const once = serializeList(shape, state).toString();
        const twice = serializeList(shape, parseList(shape, new URLSearchParams(once)), new URLSearchParams(once));
        expect(twice.toString()).toBe(once);
      }),
    );
  });

  it('[RT-09] falls back quietly on anything, and never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('page', 'size', 'sort', 'status', 'project', 'due', 'from'), fc.string())),
        (pairs) => {
          const state = parseList(shape, new URLSearchParams(pairs));
          expect(parseList(shape, serializeList(shape, state))).toEqual(state);
        },
      ),
    );
  });

  it('[DOM-27] asks the API for no text that it refuses, whatever is pasted or cut off', () => {
    const { query } = operationById(listContracts.id);
    const hostile = fc.constantFrom(
      '\t',
      '\u200b',
      '\u202e',
      '\ufe0f',
      '\u3164',
      '\ud800',
      '\uffff',
      '\u{1f69c}',
      ' ',
      'a',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 1 })), { maxLength: 60 }),
        (typed) => {
          const { q } = parseList(shape, new URLSearchParams({ q: typed.join('') }));
          expect(query?.safeParse({ q }).error?.issues ?? []).toEqual([]);
        },
      ),
    );
    expect(text(3).parse(['12\t\u200b345'])).toBe('12');
    expect(text(10).parse(['12\t\u200b345'])).toBe('12 345');
    expect(text(2).parse(['1\u{1f69c}'])).toBe('1');
  });

  it.each([
    ['page=0', 0],
    ['page=-3', 0],
    ['page=1e3', 0],
    ['page=abc', 0],
    ['page=3', 2],
  ])('[RT-09] reads %s as page %i counted from 0', (query, page) => {
    expect(parseList(shape, new URLSearchParams(query)).page).toBe(page);
  });

  it('[RT-09] reads dates that do not exist, unknown words and foreign sizes as absent', () => {
    const state = parseList(
      shape,
      new URLSearchParams(
        'from=2026-02-30&to=tomorrow&status=open&status=gone&status=open&size=7&sort=name,up&due=never',
      ),
    );
    expect(state.filters).toMatchObject({ from: null, to: null, status: ['open'], due: null });
    expect(state.size).toBe(25);
    expect(state.sort).toEqual({ field: 'name', direction: 'asc' });
    expect(isLocalDate('2028-02-29')).toBe(true);
  });

  it('[RT-09] is empty for the state a page opens with', () => {
    expect(serializeList(shape, parseList(shape, new URLSearchParams())).toString()).toBe('');
  });

  it('[RT-09] leaves parameters alone that are not the list’s', () => {
    const current = new URLSearchParams('campaign=autumn&page=4');
    const next = serializeList(shape, changeList(parseList(shape, current), { q: 'lift' }), current);
    expect(next.toString()).toBe('campaign=autumn&q=lift');
  });
});

describe('changing a list', () => {
  const third = parseList(shape, new URLSearchParams('page=3&status=open&sort=date,desc&q=lift'));

  it('[UI-02] goes back to the first page when filters, search, sorting or size change, and to the page that is asked for', () => {
    expect(changeList(third, { filters: { status: [] } })).toMatchObject({ page: 0, q: 'lift' });
    expect(changeList(third, { size: 50 }).page).toBe(0);
    expect(changeList(third, { page: 5 }).page).toBe(5);
  });

  it('[UI-03] clear all takes search text and every filter, and keeps sorting', () => {
    const cleared = clearList(shape, third);
    expect(serializeList(shape, cleared).toString()).toBe('sort=date%2Cdesc');
    expect(isNarrowed(shape, third)).toBe(true);
    expect(isNarrowed(shape, cleared)).toBe(false);
  });

  it('asks the API for what is set and nothing else', () => {
    expect(listQueryOf(third)).toEqual({
      page: 2,
      size: 25,
      sort: 'date,desc',
      q: 'lift',
      status: ['open'],
    });
  });
});

import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { HttpRequest } from '../../../http/types.ts';
import type { RootState } from '../../../store/store.ts';
import { NOTHING } from '../../../testing/attention.ts';
import { counted, figures, line, page } from '../../../testing/contracts.ts';
import { user, visit } from '../../../testing/visit.tsx';
import { firstReads } from './first-reads.ts';

const ANSWERS = {
  'GET /contract-lines': page([line()], true),
  'GET /contract-lines/facets': counted(1),
  'GET /kpis': figures,
  'GET /attention': NOTHING,
};
const readAhead = (query: string) =>
  firstReads({ params: new URLSearchParams(query), lang: 'en-US' }).map(({ request }) => request);

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T09:00:00Z'));
  return () => vi.useRealTimers();
});

it.each(['', 'q=lift&status=onRent&size=50', 'page=2', 'sort=rate,desc'])(
  '[ST-09] the calls ahead of the list with the query "%s" are the calls that it makes',
  async (query) => {
    const { requests } = await visit(`/order/contracts?${query}`, {
      state: user(['order'], ['contract-view', 'price-view']) as RootState,
      answers: ANSWERS,
    });
    await screen.findByRole('heading', { level: 1 });
    const ahead = readAhead(query);
    expect(requests).toEqual(
      expect.arrayContaining<HttpRequest>(ahead.map((request) => expect.objectContaining(request))),
    );
    expect(ahead).toHaveLength(/page|rate/.test(query) ? 2 : 3);
  },
);

it('[ST-09] another view reads no list ahead', () => {
  expect(readAhead('view=planning').map(({ path }) => path)).toEqual(['/kpis']);
  expect(readAhead('view=spend')).toEqual([]);
});

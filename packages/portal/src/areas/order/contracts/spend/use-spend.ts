import { getSpend, SPEND_FIGURES, type SpendFigure } from '@hireyard/contract';
import { useMemo } from 'react';
import { useRead } from '../../../../api/use-read.ts';
import { choice } from '../../../../lists/params.ts';
import { useUrlParam } from '../../../../lists/use-url-param.ts';
import { GROUPS_SIZE, matching } from '../../../../month-sums/sums-query.ts';
import { type OpenedFigure, useOpenedFigure, useSumsUrl } from '../../../../month-sums/use-sums-url.ts';
import { BY, CURRENCY } from './reads.ts';

/** The group is an empty string for lines without a project or cost code. */
const OPENED = { figure: choice(SPEND_FIGURES, null), group: matching(/^.{0,50}$/) };

/** The query of the view, kept in the URL beside the parameters of the list (RT-09). */
export function useSpendUrl() {
  const { query: period, anew, ...url } = useSumsUrl();
  const [by, setBy] = useUrlParam('by', BY);
  const [currency, setCurrency] = useUrlParam('currency', CURRENCY);
  const query = useMemo(() => ({ by, ...period, ...(currency !== null && { currency }) }), [by, period, currency]);
  return { ...url, by, currency, period, query, setBy: anew(setBy), setCurrency: anew(setCurrency) };
}
export type SpendUrl = ReturnType<typeof useSpendUrl>;

export const useSpend = ({ query, place }: Pick<SpendUrl, 'query' | 'place'>) =>
  useRead(getSpend, { query: { ...query, page: place, size: GROUPS_SIZE } });

export type Opened = OpenedFigure<SpendFigure>;

/** Returns the opened lines, and the query strings that open others or close them. */
export const useOpened = () => useOpenedFigure<SpendFigure>('figure', OPENED);

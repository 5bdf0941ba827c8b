import { getSpend, SPEND_FIGURES, SPEND_GROUPS, type SpendFigure } from '@hireyard/contract';
import { useMemo } from 'react';
import { useRead } from '../../../../api/use-read.ts';
import { choice } from '../../../../lists/params.ts';
import { useUrlParam } from '../../../../lists/use-url-param.ts';
import { GROUPS_SIZE } from '../../../../month-sums/GroupsSheet.tsx';
import { matching, type OpenedFigure, useOpenedFigure, useSumsUrl } from '../../../../month-sums/use-sums-url.ts';

const CURRENCY = matching(/^[A-Z]{3}$/);
const BY = choice(SPEND_GROUPS, 'project');
/** What has no project or cost code is written as nothing behind the sign. */
const OPENED = { figure: choice(SPEND_FIGURES, null), group: matching(/^.{0,50}$/) };

/** What is asked for: all of it in the address, beside the list's own parameters (RT-09). */
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

/** Which lines are shown, and the addresses that show others, or none. */
export const useOpened = () => useOpenedFigure<SpendFigure>('figure', OPENED);

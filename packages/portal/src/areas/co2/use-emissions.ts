import { getEmissions } from '@hireyard/contract';
import { useLocation } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { choice } from '../../lists/params.ts';
import { useUrlParam } from '../../lists/use-url-param.ts';
import { GROUPS_SIZE, matching } from '../../month-sums/sums-query.ts';
import { type OpenedFigure, useOpenedFigure, useSumsUrl } from '../../month-sums/use-sums-url.ts';

const VIEW = choice(['method'], null);
/** The group is empty for machines without a project. */
const OPENED = { figure: choice(['shown'], null), group: matching(/^[\w-]{0,36}$/) };

/** Filters, period and view of the page, all in the URL (RT-09). */
export function useEmissionsUrl() {
  const url = useSumsUrl();
  const [view] = useUrlParam('view', VIEW);
  return { ...url, view };
}
export type EmissionsUrl = ReturnType<typeof useEmissionsUrl>;

export const useEmissions = ({ query, place }: Pick<EmissionsUrl, 'query' | 'place'>) =>
  useRead(getEmissions, { query: { ...query, page: place, size: GROUPS_SIZE } });

export type Opened = OpenedFigure<'shown'>;

/** Machines of the open panel, with the URLs that open other machines or close it. */
export const useOpened = () => useOpenedFigure<'shown'>('machines', OPENED);

/** Returns the query string of the method, or of the estimate for null. Keeps the filters. */
export function useViewSearch(view: 'method' | null): string {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  for (const name of ['view', 'machines', 'month', 'group']) params.delete(name);
  if (view) params.set('view', view);
  return `?${params}`;
}

import {
  ATTENTION_CAUSES,
  ATTENTION_VIEWS,
  type AttentionCause,
  type AttentionView,
  getAttention,
} from '@hireyard/contract';
import { callOf } from '../../api/calls.ts';
import type { FirstReads } from '../../api/first-reads.ts';
import { pageInAddress } from '../../lists/page-in-address.ts';

/** Entries on one page. */
export const SIZE = 25;

/** State of the page in the address. */
export interface Shown {
  readonly view: AttentionView;
  readonly cause: AttentionCause | undefined;
  readonly page: number;
}

export const shownIn = (search: URLSearchParams): Shown => ({
  view: ATTENTION_VIEWS.find((one) => one === search.get('view')) ?? 'everyone',
  cause: ATTENTION_CAUSES.find((one) => one === search.get('cause')),
  page: pageInAddress.parse(search.get('page')),
});

export const queryOf = ({ view, cause, page }: Shown) => ({ page, size: SIZE, view, ...(cause && { cause: [cause] }) });

export const attention: FirstReads = ({ search }) => [callOf(getAttention, { query: queryOf(shownIn(search)) })];

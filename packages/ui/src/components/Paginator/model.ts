/** Page of a list, counted from 0. */
export interface PageOf {
  readonly page: number;
  readonly pageSize: number;
  /** Total number of items over all pages. Undefined until counted. */
  readonly total: number | undefined;
  /** True if another page follows, as reported with this page's items. */
  readonly hasMore?: boolean | undefined;
  /** Number of items on this page. A page before the last one is full. */
  readonly count?: number | undefined;
}

/** Number of pages. An empty list has one, so that "page 1 of 1" is right. */
export const pageCount = ({ pageSize, total }: { pageSize: number; total: number }): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** Total number of items, either counted or derived from the last page. */
export function knownTotal({ page, pageSize, total, hasMore, count }: PageOf): number | undefined {
  if (total !== undefined) return total;
  const isLast = hasMore === false && count !== undefined && (count > 0 || page === 0);
  return isLast ? page * pageSize + count : undefined;
}

/**
 * First and last item of the page, counted from 1, as in `1–25 of 124`. 0–0 for an empty list, undefined if unknown.
 */
export function itemRange(view: PageOf): { start: number; end: number } | undefined {
  const { page, pageSize, hasMore, count = pageSize } = view;
  const total = knownTotal(view);
  if (total === undefined) return hasMore ? { start: page * pageSize + 1, end: page * pageSize + count } : undefined;
  if (total === 0) return { start: 0, end: 0 };
  const current = Math.min(Math.max(page, 0), pageCount({ pageSize, total }) - 1);
  return { start: current * pageSize + 1, end: Math.min((current + 1) * pageSize, total) };
}

/** Target pages of the four buttons. Null for a disabled button. */
export function pageMoves(view: PageOf): Record<'first' | 'previous' | 'next' | 'last', number | null> {
  const { page, pageSize, hasMore } = view;
  const total = knownTotal(view);
  const last = total === undefined ? undefined : pageCount({ pageSize, total }) - 1;
  const back = page > 0;
  const forward = last !== undefined && page < last;
  return {
    first: back ? 0 : null,
    previous: back ? Math.min(page - 1, last ?? page) : null,
    next: (hasMore ?? forward) ? page + 1 : null,
    last: forward ? last : null,
  };
}

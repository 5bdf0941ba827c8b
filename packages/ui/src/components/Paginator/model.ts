/** A page of a list, counted from 0. */
export interface PageOf {
  readonly page: number;
  readonly pageSize: number;
  /** Items over all pages; undefined while it is not counted yet. */
  readonly total: number | undefined;
  /** Whether another page follows, as the answer with this page's items says. */
  readonly hasMore?: boolean | undefined;
  /** Items on this page; a page that is followed by another is full. */
  readonly count?: number | undefined;
}

/** How many pages there are; an empty list has one, so that "page 1 of 1" is right. */
export const pageCount = ({ pageSize, total }: { pageSize: number; total: number }): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** The number of items over all pages: counted, or derived from the last page. */
export function knownTotal({ page, pageSize, total, hasMore, count }: PageOf): number | undefined {
  if (total !== undefined) return total;
  const isLast = hasMore === false && count !== undefined && (count > 0 || page === 0);
  return isLast ? page * pageSize + count : undefined;
}

/**
 * The first and last item of the page, counted from 1, as `1–25 of 124` shows them; 0–0 when there is none,
 * undefined while it is not known.
 */
export function itemRange(of: PageOf): { start: number; end: number } | undefined {
  const { page, pageSize, hasMore, count = pageSize } = of;
  const total = knownTotal(of);
  if (total === undefined) return hasMore ? { start: page * pageSize + 1, end: page * pageSize + count } : undefined;
  if (total === 0) return { start: 0, end: 0 };
  const shown = Math.min(Math.max(page, 0), pageCount({ pageSize, total }) - 1);
  return { start: shown * pageSize + 1, end: Math.min((shown + 1) * pageSize, total) };
}

/** Where the four buttons lead; null where there is nowhere to go. */
export function pageMoves(of: PageOf): Record<'first' | 'previous' | 'next' | 'last', number | null> {
  const { page, pageSize, hasMore } = of;
  const total = knownTotal(of);
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

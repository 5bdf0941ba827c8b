/** A page of a list: `page` counts from 0, `total` is the number of items over all pages. */
export interface PageOf {
  readonly page: number;
  readonly size: number;
  readonly total: number;
}

/** How many pages there are; an empty list has one, so that "page 1 of 1" holds. */
export const pageCount = ({ size, total }: Omit<PageOf, 'page'>): number => Math.max(1, Math.ceil(total / size));

/** The first and last item of the page, counted from 1, as `1–25 of 124` shows them (UI-02); 0–0 when there is none. */
export function itemRange({ page, size, total }: PageOf): { start: number; end: number } {
  if (total === 0) return { start: 0, end: 0 };
  const shown = Math.min(Math.max(page, 0), pageCount({ size, total }) - 1);
  return { start: shown * size + 1, end: Math.min((shown + 1) * size, total) };
}

/** Where the four buttons lead; null where there is nowhere to go. */
export function pageMoves(of: PageOf): Record<'first' | 'previous' | 'next' | 'last', number | null> {
  const last = pageCount(of) - 1;
  const back = of.page > 0;
  const forward = of.page < last;
  return {
    first: back ? 0 : null,
    previous: back ? Math.min(of.page - 1, last) : null,
    next: forward ? of.page + 1 : null,
    last: forward ? last : null,
  };
}

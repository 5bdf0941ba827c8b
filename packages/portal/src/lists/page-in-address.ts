/**
 * Page number of a view that is no list of the contract. From 0 in the state, from 1 in the URL. Separate from
 * `params.ts`, which would otherwise become another chunk.
 */
export const pageInAddress = {
  /** An invalid page counts as the first. */
  parse: (text: string | null): number => (text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) - 1 : 0),
  written: (page: number): { page?: string } => (page > 0 ? { page: String(page + 1) } : {}),
};

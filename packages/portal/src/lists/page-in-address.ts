/**
 * The page of what is no list of the contract but turned like one: from 0 in the state, from 1 in the address. Lists read
 * theirs by `params.ts`, which would come apart into a chunk more if such pages did.
 */
export const pageInAddress = {
  /** What cannot be a page is the first. */
  parse: (text: string | null): number => (text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) - 1 : 0),
  written: (page: number): { page?: string } => (page > 0 ? { page: String(page + 1) } : {}),
};

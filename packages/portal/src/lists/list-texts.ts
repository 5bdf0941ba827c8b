import type { ReactNode } from 'react';

/** What a list says of itself; all other words are the same for every list. */
export interface ListTexts {
  /** What the rows are, for screen readers: "Machines on rent". */
  readonly caption: string;
  /** What the search looks through, as a name and as a hint in the field. */
  readonly search: string;
  readonly searchHint: string;
  /** How many rows there are, with their unit: "140 contract lines"; results without it. */
  readonly count?: (count: number) => string;
  /** A list without a single row: what will be here, and what to do next. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
}

import type { ReactNode } from 'react';

/** The texts of one list. All other texts are the same for every list. */
export interface ListTexts {
  /** Describes the rows for screen readers: "Machines on rent". */
  readonly caption: string;
  /** Describes the searched fields: label and hint of the search field. */
  readonly search: string;
  readonly searchHint: string;
  /** Number of rows with their unit: "140 contract lines". Defaults to "results". */
  readonly count?: (count: number) => string;
  /** Texts of an empty list: its future content, and the next step. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
}

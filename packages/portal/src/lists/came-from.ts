import { useLocation } from 'react-router-dom';

/** What a page knows of where one came from; it stands in the state of the history's entry. */
export interface CameFrom {
  /** The query of the list that led here. */
  readonly list?: string;
  /** The entry before this one is the page that this form was opened on. */
  readonly opened?: boolean;
}

export const useCameFrom = (): CameFrom => (useLocation().state ?? {}) as CameFrom;

import { useLocation } from 'react-router-dom';

/** What a page knows of where one came from; it stands in the state of the history's entry. */
export interface CameFrom {
  /** The address of the list that led here, with its query; unless `opened`, it is the entry before this one. */
  readonly list?: string;
  /** The entry before this one is the page that this form was opened on. */
  readonly opened?: boolean;
}

export const useCameFrom = (): CameFrom => (useLocation().state ?? {}) as CameFrom;

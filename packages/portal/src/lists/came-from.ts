import { useLocation } from 'react-router-dom';

/** The origin of a navigation, in the state of the history entry. */
export interface CameFrom {
  /** Address of the previous list, with its query. Unless `opened`, it is the previous history entry. */
  readonly list?: string;
  /** True if the previous history entry is the page that opened this form. */
  readonly opened?: boolean;
}

export const useCameFrom = (): CameFrom => (useLocation().state ?? {}) as CameFrom;

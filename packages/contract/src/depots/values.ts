/** Maximum number of opening times in a week. A depot may close at noon. */
export const MAX_OPENING_TIMES = 14;
/** Maximum number of closing days of a company or a depot, and of days on which it works all the same. */
export const MAX_CLOSING_DAYS = 100;
/** Number of days, from today on, of which a depot says whether it is closed. */
export const DEPOT_DAYS_AHEAD = 31;

/** Maximum number of opening times in a week. A depot may close at noon. */
export const MAX_OPENING_TIMES = 14;

/** Most sites that one answer has: a map with more shows none of them. */
export const SITES_MAX = 500;

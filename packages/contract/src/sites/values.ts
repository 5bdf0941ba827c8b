/** Most sites that one answer has: a map with more shows none of them. */
export const SITES_MAX = 500;
/** Most projects that it offers to filter by; any other can be asked for too. */
export const SITE_PROJECTS_MAX = 200;

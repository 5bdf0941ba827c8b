/** Maximum number of sites per answer. A map with more would be unreadable. */
export const SITES_MAX = 500;
/** Maximum number of projects offered as filters. Other projects can be requested too. */
export const SITE_PROJECTS_MAX = 200;

/** Lazy pages, one chunk each. Kept apart from the routes, so that a page's needs can be preloaded with it. */
export const requests = () => import('./RequestsPage.tsx');
export const addRequest = () => import('./AddRequestPage.tsx');
export const request = () => import('./RequestPage.tsx');
export const editRequest = () => import('./EditRequestPage.tsx');

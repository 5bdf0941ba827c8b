/** Pages of the area, one chunk each. Lazy itself, so that only visits to the area load its preload lists. */
export const requests = () => import('./RequestsPage.tsx');
export const addRequest = () => import('./AddRequestPage.tsx');
export const request = () => import('./RequestPage.tsx');
export const editRequest = () => import('./EditRequestPage.tsx');

/** Pages of the area, one chunk each. Lazy itself, so that only visits to the area load its preload lists. */
export const requests = () => import('./RequestsPage.tsx');
export const addRequest = () => import('./AddRequestPage.tsx');
export const request = () => import('./RequestPage.tsx');
export const editRequest = () => import('./EditRequestPage.tsx');
export const requestsReads = async () => (await import('./reads.ts')).requests;
export const requestReads = async () => (await import('./reads.ts')).request;

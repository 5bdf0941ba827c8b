/** The pages of the area, a chunk each. Every visit loads the routes; what each page needs is named here, for those who come. */
export const requests = () => import('./RequestsPage.tsx');
export const addRequest = () => import('./AddRequestPage.tsx');
export const request = () => import('./RequestPage.tsx');
export const editRequest = () => import('./EditRequestPage.tsx');

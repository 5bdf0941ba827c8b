/** Pages that few visits of the area open, one chunk each. */
export const addOffHire = () => import('./AddOffHirePage.tsx');
export const offHire = () => import('./OffHirePage.tsx');
export const extend = () => import('./ExtendPage.tsx');

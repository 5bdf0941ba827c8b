/** Pages that not every visit of the area comes to, a chunk each. */
export const addOffHire = () => import('./AddOffHirePage.tsx');
export const offHire = () => import('./OffHirePage.tsx');
export const extend = () => import('./ExtendPage.tsx');

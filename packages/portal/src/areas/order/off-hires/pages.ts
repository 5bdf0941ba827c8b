/** Pages that few visits of the area open, one chunk each. */
export const addOffHire = () => import('./AddOffHirePage.tsx');
export const calledOff = () => import('./CalledOffPage.tsx');
export const anotherDay = () => import('./AnotherDayPage.tsx');
export const offHires = () => import('./OffHiresPage.tsx');
export const offHire = () => import('./OffHirePage.tsx');
export const extend = () => import('./ExtendPage.tsx');
export const offHiresReads = async () => (await import('./reads.ts')).offHires;
export const offHireReads = async () => (await import('./reads.ts')).offHire;

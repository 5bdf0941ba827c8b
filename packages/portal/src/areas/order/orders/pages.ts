/** Pages of orders, one chunk each. Every visit loads the routes, so the chunks are named in this file instead. */
export const orders = () => import('./OrdersPage.tsx');
export const order = () => import('./OrderPage.tsx');
export const addOrder = () => import('./AddOrderPage.tsx');
export const editOrder = () => import('./EditOrderPage.tsx');
export const ordersReads = async () => (await import('./reads.ts')).orders;
export const orderReads = async () => (await import('./reads.ts')).order;

/** The pages of orders, a chunk each. Every visit loads the routes; what each page needs is named here, for those who come. */
export const orders = () => import('./OrdersPage.tsx');
export const order = () => import('./OrderPage.tsx');
export const addOrder = () => import('./AddOrderPage.tsx');
export const editOrder = () => import('./EditOrderPage.tsx');

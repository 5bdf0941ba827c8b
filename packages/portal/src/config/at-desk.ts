/** True on the pages of the desk, which is an application of its own (DK-03). Decided before anything is loaded. */
export const isAtDesk = (pathname: string): boolean => `${pathname}/`.startsWith('/desk/');

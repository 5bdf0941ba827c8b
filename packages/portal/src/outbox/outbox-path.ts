/** The page of what waits to be sent. With `?leave` it is asked before logging out. */
export const OUTBOX_PATH = '/order/outbox';

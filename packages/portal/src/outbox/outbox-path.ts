/** Page of the writes that wait to be sent. With `?leave` it asks before logging out. */
export const OUTBOX_PATH = '/order/outbox';

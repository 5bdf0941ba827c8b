/** Page of the queued writes. With `?leave` it asks before logging out. */
export const OUTBOX_PATH = '/order/outbox';

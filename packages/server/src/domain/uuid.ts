/**
 * Returns true for the text form of a UUID that PostgreSQL and all clients share (RFC 9562). Other texts match no row.
 */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

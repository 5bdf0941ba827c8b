/** The text form of a UUID that PostgreSQL and every client agree on (RFC 9562). What is none names no row. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Key for comparing names case-insensitively, independent of the database's collation. */
export const nameKey = (name: string): string => name.toLowerCase();

/** By which two names are the same: in any case, whatever the collation of the database knows of letters. */
export const nameKey = (name: string): string => name.toLowerCase();

/** Compares two values of a field: texts, numbers, and small plain objects and lists. */
export const isSameValue = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** The texts of this language; loaded with those of the frame, so that nobody loads the table of another. */
export const files = import.meta.glob<{ default: Record<string, unknown> }>('./*.json');

/** Returns the error of a field as properties of a kit field. */
export const notesOf = (issue: string | null | undefined) => ({
  error: Boolean(issue),
  helperText: issue ?? undefined,
});

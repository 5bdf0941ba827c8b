/** What was selected in a list when a form over it was opened. */
interface KeptSelection {
  /** The entry of the history that the list is. */
  readonly entry: string;
  readonly clientId: number | null;
  readonly ids: readonly string[];
}

/**
 * What is selected while the form is open, so that going back finds it as it was; for this tab alone. It ends when the
 * form was saved, and when the list has it again.
 */
export const kept: { selection?: KeptSelection | undefined } = {};

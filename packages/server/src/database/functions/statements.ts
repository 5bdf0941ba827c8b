/** The rows before and after a statement, for one trigger per kind of statement. `sets` names those that it has. */
const STATEMENTS = [
  { event: 'insert', tables: 'new table as added', sets: ['added'] },
  { event: 'update', tables: 'old table as removed new table as added', sets: ['added', 'removed'] },
  { event: 'delete', tables: 'old table as removed', sets: ['removed'] },
] as const;
export type StatementEvent = (typeof STATEMENTS)[number]['event'];

/** Returns the kinds of statements that have a trigger, by default all. */
export const statementsOf = (events?: readonly StatementEvent[]) =>
  STATEMENTS.filter(({ event }) => events?.includes(event) ?? true);

import type { DeskRefusal } from '@hireyard/contract/desk';

/** Reason why a record cannot be taken back. */
export type UndoCode = 'in-use' | 'changed-since' | 'not-kept';

export class UndoRefused extends Error {
  override readonly name = 'UndoRefused';
  readonly reason: DeskRefusal['reasons'][number];
  constructor(code: UndoCode, column: string | null = null) {
    super(code);
    this.reason = { column, code, cell: null };
  }
}

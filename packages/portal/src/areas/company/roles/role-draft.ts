import { RIGHTS, type Right, type Role } from '@hireyard/contract';

/** Unsaved rights of an own role. */
export type Draft = ReadonlySet<Right>;

/** Returns the rights in the order of the contract, so that revoking and granting one again is no change. */
export const rightsOf = (draft: Draft): Right[] => RIGHTS.filter((right) => draft.has(right));

export const toggled = (draft: Draft, right: Right): Right[] => {
  const next = new Set(draft);
  if (!next.delete(right)) next.add(right);
  return rightsOf(next);
};

export type Mark = 'added' | 'removed' | null;

/** Compares a right of an own role with the role it was copied from. Returns null if that role no longer exists. */
export function markOf(right: Right, draft: Draft, source: Role | undefined): Mark {
  if (!source) return null;
  const had = source.rights.includes(right);
  if (had === draft.has(right)) return null;
  return had ? 'removed' : 'added';
}

export const countMarks = (draft: Draft, source: Role | undefined) => {
  const marks = RIGHTS.map((right) => markOf(right, draft, source));
  return {
    added: marks.filter((mark) => mark === 'added').length,
    removed: marks.filter((mark) => mark === 'removed').length,
  };
};

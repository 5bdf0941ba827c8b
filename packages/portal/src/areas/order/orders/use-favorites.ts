import { getProjectFavorites, putProjectFavorite } from '@hireyard/contract';
import { useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { useWrite } from '../../../api/use-write.ts';
import type { HttpProblem } from '../../../http/problem.ts';

/** Favorites of the selected project. */
export interface Favorites {
  readonly projectId: string;
  readonly codes: ReadonlySet<string>;
  /** The product whose last change failed. */
  readonly refused: { readonly code: string; readonly problem: HttpProblem } | null;
  readonly toggle: (code: string) => void;
}

/** Changes made since the project was selected. */
interface Marks {
  readonly projectId: string | null;
  readonly changes: ReadonlyMap<string, boolean>;
  readonly saving: ReadonlySet<string>;
  readonly refused: Favorites['refused'];
}
const none = (projectId: string | null): Marks => ({
  projectId,
  changes: new Map(),
  saving: new Set(),
  refused: null,
});
const without = (codes: ReadonlySet<string>, code: string) => new Set([...codes].filter((one) => one !== code));

/**
 * Reads and changes the favorites of a project; undefined while loading. A change shows at once and is reverted if
 * saving fails.
 */
export function useFavorites(projectId: string | null) {
  const read = useRead(getProjectFavorites, { params: { id: projectId ?? '' } }, { skip: projectId === null });
  const write = useWrite(putProjectFavorite);
  const [marks, setMarks] = useState(() => none(projectId));
  const own = marks.projectId === projectId ? marks : none(projectId);
  const stored = read.currentData?.items;
  if (projectId === null || !stored) return { read, favorites: undefined };

  const codes = new Set(stored);
  for (const [code, isFavorite] of own.changes) {
    if (isFavorite) codes.add(code);
    else codes.delete(code);
  }
  const toggle = async (code: string) => {
    // Ignores clicks while saving, because two writes could arrive in either order.
    if (own.saving.has(code)) return;
    const favorite = !codes.has(code);
    setMarks({
      projectId,
      changes: new Map(own.changes).set(code, favorite),
      saving: new Set(own.saving).add(code),
      refused: own.refused?.code === code ? null : own.refused,
    });
    const result = await write({ params: { id: projectId }, body: { productCode: code, favorite } });
    setMarks((now) => {
      // The project changed during the write.
      if (now.projectId !== projectId) return now;
      const saving = without(now.saving, code);
      if (result.ok) return { ...now, saving };
      const changes = new Map([...now.changes].filter(([one]) => one !== code));
      return { ...now, saving, changes, refused: { code, problem: result.problem } };
    });
  };
  const favorites: Favorites = { projectId, codes, refused: own.refused, toggle: (code) => void toggle(code) };
  return { read, favorites };
}

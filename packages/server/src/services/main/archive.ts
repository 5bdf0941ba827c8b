import type { ArchiveAction, ArchiveStatus, NamingProjects, Right } from '@hireyard/contract';
import { ARCHIVE, canMove } from '../../domain/lifecycle.ts';
import type { ClientCall, ClientScope } from '../../http/route.ts';

/** Target state of each transition. */
export const STATUS_AFTER = { archive: 'archived', restore: 'active' } as const satisfies Partial<
  Record<ArchiveAction, ArchiveStatus>
>;

/** Returns the actions that the caller may perform on an archivable resource. */
export function archiveActions(status: ArchiveStatus, right: Right, { rights }: ClientScope): ArchiveAction[] {
  if (!rights.has(right)) return [];
  const moves = (['archive', 'restore'] as const).filter((move) => canMove(ARCHIVE, status, STATUS_AFTER[move]));
  return ['edit', ...moves];
}

/** Enough for a page. The list of projects has the rest. */
const SHOWN = 20;

/** Returns the caller's projects with this address or contact person. */
export async function projectsNaming(
  { db }: ClientCall,
  column: 'address_id' | 'site_contact_id',
  id: string,
): Promise<NamingProjects> {
  const naming = db.selectFrom('project').where(column, '=', id);
  const { total } = await naming
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  const items = await naming
    .select(['id', 'number', 'name', 'status'])
    .orderBy('name')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return { items, total };
}

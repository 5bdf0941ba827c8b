import type { ArchiveAction, ArchiveStatus, NamingProjects, Right } from '@hireyard/contract';
import { ARCHIVE, canMove } from '../../domain/lifecycle.ts';
import type { ClientCall, ClientScope } from '../../http/route.ts';

/** Where each move leads. */
export const STATUS_AFTER = { archive: 'archived', restore: 'active' } as const satisfies Partial<
  Record<ArchiveAction, ArchiveStatus>
>;

/** The moves that the caller may make with what can be archived. */
export function archiveActions(status: ArchiveStatus, right: Right, { rights }: ClientScope): ArchiveAction[] {
  if (!rights.has(right)) return [];
  const moves = (['archive', 'restore'] as const).filter((move) => canMove(ARCHIVE, status, STATUS_AFTER[move]));
  return ['edit', ...moves];
}

/** Enough for a page; the rest is found in the list of projects. */
const SHOWN = 20;

/** The projects, of those that the caller may see, that name an address or a contact person. */
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

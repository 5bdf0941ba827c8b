import type { Money, Named } from '@hireyard/contract';
import type { ClientCall } from '../../../http/route.ts';
import { holdsRight, seesProject } from '../../members.ts';
import { mayDecideOrder } from './deciding.ts';

interface Pending {
  readonly ordererId: string | null;
  readonly estimate: Money | null;
  readonly projectId: string | null;
}

/** Returns colleagues who may decide an order: they see its project, and it is within their limits (DOM-08). */
export const approversOf = ({ db }: ClientCall, { ordererId, estimate, projectId }: Pending): Promise<Named[]> =>
  db
    .selectFrom('membership')
    .where('status', '=', 'active')
    .where(holdsRight('order-approve'))
    .where(seesProject(projectId))
    .where(mayDecideOrder(ordererId, estimate))
    .select(['id', 'name'])
    .orderBy('name')
    .execute();

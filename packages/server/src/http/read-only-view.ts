import {
  getCorporateClient,
  getModules,
  getProfile,
  listCalendarFeeds,
  listCorporateClients,
} from '@hireyard/contract';
import type { Operation } from '@hireyard/contract/operations';
import { ProblemError } from './problem.ts';

const idsOf = (...endpoints: readonly { readonly id: string }[]) => new Set(endpoints.map(({ id }) => id));

/** Reads of the account without which the portal does not start. The other ones are the person's own. */
const OF_ACCOUNT = idsOf(getProfile, listCorporateClients, getCorporateClient, getModules);
/** Reads within the client that are the person's own. */
const OF_PERSON = idsOf(listCalendarFeeds);

/**
 * Refuses what a view as a user may not do (DK-15): every write, and every read that is not listed above or within the
 * client. The one place that decides it, before a body is read.
 */
export function refuseInView({ id, access, method }: Pick<Operation, 'id' | 'access' | 'method'>): void {
  const reads = access === 'client' ? !OF_PERSON.has(id) : access === 'token' && OF_ACCOUNT.has(id);
  if (method !== 'GET' || !reads) throw new ProblemError('read-only-view');
}

import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { insertLine } from './fixture-off-hires.ts';
import type { TestClient } from './fixture-types.ts';

/** Expected return of the overdue machines of the fixture. */
const EXPECTED_ON = '2026-11-13';

/**
 * Inserts an overdue machine. It needs the attention of everyone who sees the contract of the client's first project.
 */
export const insertOverdue = (db: Kysely<Database>, client: Pick<TestClient, 'contractId'>): Promise<string> =>
  insertLine(db, client, { expected_off_rent_at: `${EXPECTED_ON}T15:00:00Z` });

interface OverdueLine {
  readonly clientId: number;
  readonly userId: string;
  readonly lineId: string;
  readonly contractId: string;
}
const entryOf = ({ clientId, lineId, contractId }: OverdueLine) => ({
  client_id: clientId,
  entry_id: lineId,
  day: EXPECTED_ON,
  resource: 'contract' as const,
  resource_id: contractId,
});

/** Inserts a snooze of an overdue machine. */
export async function insertSnooze(db: Kysely<Database>, line: OverdueLine, until = '2026-11-27'): Promise<void> {
  await db
    .insertInto('attention_snooze')
    .values({ ...entryOf(line), user_id: line.userId, cause: 'machineOverdue', until })
    .execute();
}

/** Assigns an overdue machine to a user. */
export async function insertAssignment(db: Kysely<Database>, line: OverdueLine): Promise<void> {
  await db
    .insertInto('attention_assignment')
    .values({ ...entryOf(line), assignee_id: line.userId, assigned_at: '2026-11-18T09:00:00Z' })
    .execute();
}

/** Returns the first overdue machine of a project, with its contract. */
export const overdueLineOf = (db: Kysely<Database>, projectId: string) =>
  db
    .selectFrom('contract_line')
    .innerJoin('contract', 'contract.id', 'contract_line.contract_id')
    .select(['contract_line.id as lineId', 'contract.id as contractId'])
    .where('contract.project_id', '=', projectId)
    .where('contract_line.status', '=', 'onRent')
    .orderBy('contract_line.line_no')
    .executeTakeFirstOrThrow();

/** Inserts a snooze until yesterday and an assignment for the overdue machine of a project. */
export async function insertAttention(
  db: Kysely<Database>,
  clientId: number,
  userId: string,
  projectId: string,
): Promise<void> {
  const overdue = { ...(await overdueLineOf(db, projectId)), clientId, userId };
  await insertSnooze(db, overdue, '2026-11-19');
  await insertAssignment(db, overdue);
}

import {
  type ExtensionResult,
  extendLines,
  extensionIssue,
  type Issue,
  type ValidationIssue,
} from '@hireyard/contract';
import { instantAt, localTime } from '../../../domain/calendar.ts';
import { invalid } from '../../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../../http/route.ts';
import { promisedDays } from './promised.ts';
import { type RentedRow, rentedLine, rentedRows } from './rented.ts';
import { callOffRulesOf } from './rules.ts';

/** Extends rentals (DOM-09). */
export const extendRoutes: Route[] = [
  route(extendLines, async (call) => {
    const { body, db } = call;
    await db.lock();
    const rows = await rentedRows(
      call,
      body.lines.map(({ lineId }) => lineId),
    );
    const issues = await issuesOf(call, rows);
    if (issues.every((issue) => issue !== null)) {
      throw invalid(
        issues.map((issue, index): ValidationIssue => ({ pointer: `/lines/${index}/to`, ...(issue as Issue) })),
      );
    }
    const refused = new Set(rows.filter((_, index) => issues[index]).map((row) => row.contract_id));
    const lines: ExtensionResult[] = [];
    for (const [index, row] of rows.entries()) {
      const extended = !refused.has(row.contract_id);
      const to = body.lines[index]?.to ?? '';
      const ends = extended ? await extendLine(call, row, to) : row.expected_off_rent_at;
      lines.push({
        lineId: row.id,
        contractId: row.contract_id,
        extended,
        issue: issues[index] ?? null,
        expectedOffRentAt: ends?.toISOString() ?? null,
      });
    }
    return { lines };
  }),
];

type Extending = ClientCall & {
  readonly body: { readonly lines: readonly { readonly to: string }[]; readonly reason: string | null };
};

/** Returns the reason for each line that cannot be extended, or null. */
async function issuesOf(call: Extending, rows: readonly RentedRow[]): Promise<(Issue | null)[]> {
  const depotIds = [...new Set(rows.map((row) => row.depot_id))];
  const rules = new Map(await Promise.all(depotIds.map(async (id) => [id, await callOffRulesOf(call, id)] as const)));
  const promised = await promisedDays(call, rows);
  return rows.map((row, index) => {
    if (rows.findIndex(({ id }) => id === row.id) < index) return { code: 'taken' };
    const atDepot = rules.get(row.depot_id);
    const to = call.body.lines[index]?.to ?? '';
    const line = { ...rentedLine(row), promisedFrom: promised.get(row.id) ?? null };
    return atDepot ? extensionIssue(line, to, atDepot) : { code: 'reference' };
  });
}

/** Moves the end to the same time of another day. */
async function extendLine(call: Extending, row: RentedRow, to: string): Promise<Date> {
  const { db, scope, now, body } = call;
  const before = row.expected_off_rent_at as Date;
  const after = instantAt(to, localTime(before, row.time_zone), row.time_zone);
  await db.update('contract_line', row, { expected_off_rent_at: after });
  await db.insert('line_extension', [
    {
      id: crypto.randomUUID(),
      contract_line_id: row.id,
      expected_before: before,
      expected_after: after,
      reason: body.reason,
      extended_at: now,
      extended_by: scope.userId,
    },
  ]);
  return after;
}

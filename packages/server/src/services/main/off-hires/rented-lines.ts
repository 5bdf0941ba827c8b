import { getRentedLines } from '@hireyard/contract';
import { type Route, route } from '../../../http/route.ts';
import { linesWithReferences, toContractLine } from '../../overview/line-rows.ts';
import { postalAddress } from '../../postal-address.ts';
import { promisedDays } from './promised.ts';
import { callOffRulesOf } from './rules.ts';

/**
 * GET /rented-lines: data for a form that off-hires or extends lines of several contracts. Invisible lines are left
 * out.
 */
export const rentedRoutes: Route[] = [
  route(getRentedLines, async (call) => {
    const { query, scope } = call;
    if (query.line.length === 0 && query.contract.length === 0) return { lines: [], depots: [] };
    const rows = await linesWithReferences(call)
      .where((where) =>
        where.or([
          ...(query.line.length > 0 ? [where('contract_line.id', 'in', query.line)] : []),
          ...(query.contract.length > 0 ? [where('contract_line.contract_id', 'in', query.contract)] : []),
        ]),
      )
      .select([
        'contract.address_name',
        'contract.line1',
        'contract.line2',
        'contract.postal_code',
        'contract.region',
        'contract.country',
        'project.ends_on as project_to',
      ])
      .orderBy('contract_line.contract_number')
      .orderBy('contract_line.line_no')
      .execute();
    const depotIds = [...new Set(rows.map((row) => row.depot_id))];
    const depots = await Promise.all(depotIds.map(async (id) => ({ id, rules: await callOffRulesOf(call, id) })));
    const promised = await promisedDays(call, rows);
    return {
      lines: rows.map((row) => ({
        ...toContractLine(row, scope),
        address: postalAddress({ ...row, name: row.address_name }),
        promisedFrom: promised.get(row.id) ?? null,
        projectTo: row.project_to,
      })),
      depots,
    };
  }),
];

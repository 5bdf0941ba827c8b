import { fitsPattern, putContractReferences, type ValidationIssue } from '@hireyard/contract';
import { invalid, notFound, staleVersion } from '../../../http/problem.ts';
import { type Route, route } from '../../../http/route.ts';
import { settingsOf } from '../orders/rules.ts';

/** PUT /contracts/{id}: the client's references of a contract, as required by its policy (DOM-14). */
export const referenceRoutes: Route[] = [
  route(putContractReferences, async (call) => {
    const { body, db, params } = call;
    const stored = await db
      .selectFrom('contract')
      .where('id', '=', params.id)
      .select(['id', 'version'])
      .executeTakeFirst();
    if (!stored) throw notFound();
    if (stored.version !== call.version) throw staleVersion();
    const { policy } = await settingsOf(call);
    const issues: ValidationIssue[] = [];
    const { poNumber, costCode, reference } = body;
    if (policy.poRequired && poNumber === null) issues.push({ pointer: '/poNumber', code: 'required' });
    if (policy.costCodeRequired && costCode === null) issues.push({ pointer: '/costCode', code: 'required' });
    if (poNumber !== null && policy.poPattern !== null && !fitsPattern(poNumber, policy.poPattern))
      issues.push({ pointer: '/poNumber', code: 'pattern', params: { pattern: policy.poPattern } });
    if (issues.length > 0) throw invalid(issues);
    const changed = { po_number: poNumber, cost_code: costCode, reference };
    const { version } = await db.update('contract', stored, changed);
    return { ...body, version };
  }),
];

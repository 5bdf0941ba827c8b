import {
  closeProject,
  createProject,
  getProject,
  type Project,
  type ProjectAction,
  type ProjectEdit,
  type ProjectStatus,
  putProject,
  reopenProject,
  type ValidationIssue,
} from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { canMove, PROJECT } from '../../domain/lifecycle.ts';
import { moneyOf } from '../../domain/money.ts';
import { refusedBy } from '../../http/constraints.ts';
import { invalid, notFound, staleVersion } from '../../http/problem.ts';
import { type ClientCall, type ClientScope, type Route, route } from '../../http/route.ts';
import { currencyIssues, currencyOf } from '../currency-issues.ts';
import { rowOf } from '../row-of.ts';
import { siteContact } from '../site-contact.ts';
import { toAddress } from './addresses.ts';
import { projectHead } from './projects.ts';

type Row = Selectable<Database['project']>;

/** Routes of one project: read, create, edit, close and reopen. */
export const projectRoutes: Route[] = [
  route(getProject, async (call) => toProject(await rowOf(call, 'project', call.params.id), call)),

  route(createProject, async (call) => {
    const values = await projectColumns(call.body, null, call);
    const rows = [{ id: crypto.randomUUID(), status: 'active' as const, ...values }];
    // Refuses a caller who is confined to projects, because they would not see this project.
    const [row] = await call.db.insert('project', rows).catch(projectRefused);
    if (!row) throw notFound();
    return toProject(row, call);
  }),

  route(putProject, async (call) => {
    const stored = await rowOf(call, 'project', call.params.id);
    if (stored.version !== call.version) throw staleVersion();
    const values = await projectColumns(call.body, stored, call);
    return toProject(await call.db.update('project', stored, values).catch(projectRefused), call);
  }),

  route(closeProject, async (call) =>
    toProject(await call.db.move('project', call.params.id, PROJECT, 'closed'), call),
  ),
  route(reopenProject, async (call) =>
    toProject(await call.db.move('project', call.params.id, PROJECT, 'active'), call),
  ),
];

const STATUS_AFTER = { close: 'closed', reopen: 'active' } as const satisfies Partial<
  Record<ProjectAction, ProjectStatus>
>;

export const projectRefused = refusedBy({ project_client_id_number_key: { pointer: '/number', code: 'taken' } });

/** Budgets require the right to see prices, even if the client shows its rental prices to everyone (DOM-10). */
const seesBudgets = ({ rights }: Pick<ClientScope, 'rights'>): boolean => rights.has('price-view');

async function toProject(row: Row, { db, scope }: ClientCall): Promise<Project> {
  const { budget_amount: amount, budget_currency: currency } = row;
  const address = await db.selectFrom('address').where('id', '=', row.address_id).selectAll().executeTakeFirst();
  const contact = await db
    .selectFrom('contact_person')
    .where('id', '=', row.site_contact_id)
    .selectAll()
    .executeTakeFirst();
  return {
    ...projectHead(row),
    address: address ? toAddress(address) : null,
    siteContact: contact ? { id: contact.id, ...siteContact(contact) } : null,
    defaultPo: row.default_po,
    defaultCostCode: row.default_cost_code,
    budget: seesBudgets(scope) ? moneyOf(amount, currency) : null,
    actions: actionsOn(row, scope),
    version: row.version,
  };
}

function actionsOn({ status }: Row, { rights }: ClientScope): ProjectAction[] {
  if (!rights.has('manage-projects')) return [];
  const moves = (['close', 'reopen'] as const).filter((move) => canMove(PROJECT, status, STATUS_AFTER[move]));
  return ['edit', ...moves];
}

/** Converts input to columns. Throws 422 for a reference that is unknown, another client's or archived. */
export async function projectColumns(
  body: ProjectEdit,
  stored: Row | null,
  call: Pick<ClientCall, 'db'> & { readonly scope: Pick<ClientScope, 'opCo' | 'rights'> },
) {
  const { db, scope } = call;
  const issues: ValidationIssue[] = [];
  const check = async (table: 'address' | 'contact_person', id: string | null, before: string | null, at: string) => {
    // A reference of the project may stay, even if it has been archived since.
    if (id === null || id === before) return;
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (!row) issues.push({ pointer: at, code: 'reference' });
  };
  await check('address', body.addressId, stored?.address_id ?? null, '/addressId');
  await check('contact_person', body.siteContactId, stored?.site_contact_id ?? null, '/siteContactId');

  const { budget } = body;
  if (seesBudgets(scope)) issues.push(...currencyIssues(budget, '/budget', await currencyOf(call)));
  if (issues.length > 0) throw invalid(issues);
  return {
    number: body.number,
    name: body.name,
    address_id: body.addressId,
    site_contact_id: body.siteContactId,
    default_po: body.defaultPo,
    default_cost_code: body.defaultCostCode,
    starts_on: body.from,
    ends_on: body.to,
    // Users cannot change hidden amounts.
    ...(seesBudgets(scope) ? { budget_amount: budget?.amount ?? null, budget_currency: budget?.currency ?? null } : {}),
  };
}

import type { Endpoint } from '@hireyard/contract';
import {
  closeImportRun,
  getCompanyAddress,
  getCompanyClient,
  getCompanyContactPerson,
  getCompanyContract,
  getCompanyDepot,
  getCompanyInvoiceByExternalId,
  getCompanyLineByExternalId,
  getCompanyPaper,
  getCompanyProduct,
  getCompanyProductGroup,
  getCompanyProject,
  getCompanyRate,
  getCompanyReading,
  getCompanyStock,
  getCompanyUser,
  getPhoneOffHire,
  getPhoneOrder,
  type ImportKind,
  importCompanyAddresses,
  importCompanyClients,
  importCompanyContactPersons,
  importCompanyContracts,
  importCompanyDepots,
  importCompanyInvoices,
  importCompanyLines,
  importCompanyPapers,
  importCompanyProductGroups,
  importCompanyProducts,
  importCompanyProjects,
  importCompanyRates,
  importCompanyReadings,
  importCompanyStock,
  importCompanyUsers,
  importPhoneOffHires,
  importPhoneOrders,
  importSchemas,
  MAX_BATCH_ROWS,
  putCompanyAddress,
  putCompanyClient,
  putCompanyContactPerson,
  putCompanyContract,
  putCompanyDepot,
  putCompanyInvoice,
  putCompanyLine,
  putCompanyPaper,
  putCompanyProduct,
  putCompanyProductGroup,
  putCompanyProject,
  putCompanyRate,
  putCompanyReading,
  putCompanyStock,
  putCompanyUser,
  putPhoneOffHire,
  putPhoneOrder,
  type RowAnswer,
} from '@hireyard/contract/backoffice';
import * as z from 'zod/mini';
import { parseBody } from '../../http/input.ts';
import { malformed, notFound } from '../../http/problem.ts';
import type { CompanyCall, Logged, Route } from '../../http/route.ts';
import { closeRun } from '../../imports/close-run.ts';
import {
  importOne,
  importRows,
  type ReadRow,
  readByExternalId,
  readImported,
  readRow,
} from '../../imports/import-rows.ts';
import { KINDS } from '../../imports/kinds.ts';

type Notify = 'all' | 'none';
interface ByExternalId extends CompanyCall {
  readonly params: { readonly externalId: string };
}
interface Put extends ByExternalId {
  readonly query: { readonly notify: Notify; readonly dryRun: 'true' | 'false'; readonly id?: string | undefined };
  readonly body: object;
}
interface Batch {
  readonly dryRun: boolean;
  readonly notify: Notify;
  readonly run?: string | undefined;
  readonly items: readonly ReadRow[];
}

/** Reads and writes of one kind's rows by the company's own ids (OP-20). */
function routesOf(name: ImportKind, get: Endpoint, put: Endpoint, batch: Endpoint): Route[] {
  const kind = KINDS[name];
  const { reachesAccounts = false } = kind;
  return [
    {
      endpoint: get,
      async handle({ db, params }: ByExternalId) {
        const item = await readByExternalId(db, kind, params.externalId);
        if (!item) throw notFound();
        return item;
      },
    },
    {
      endpoint: put,
      reachesAccounts,
      async handle(call: Put) {
        const { notify, dryRun, id: rowId } = call.query;
        const row = { ...call.body, externalId: call.params.externalId };
        const options = { dryRun: dryRun === 'true', notifies: notify === 'all', rowId };
        return importOne(call, kind, row, options, async ({ id, outcome }) => {
          const item = (await readImported(call.db, kind, [id])).get(id);
          // What was there and went, such as a reading with its machine.
          if (!item) throw notFound();
          return { ...item, outcome };
        });
      },
    },
    {
      endpoint: batch,
      reachesAccounts,
      parse(body): Batch {
        const { items, ...envelope } = parseEnvelope(body);
        return { ...envelope, items: items.map((raw) => readRow(kind, raw)) };
      },
      async handle(call: CompanyCall & { readonly body: Batch }) {
        const { body } = call;
        const { run: runName, dryRun } = body;
        const run = runName === undefined ? null : { name: runName, kind: name, dryRun, by: call.by?.name ?? null };
        const keptIn = run && !dryRun ? () => call.db.importRuns.opened(run) : undefined;
        const options = { dryRun, notifies: body.notify === 'all', run: runName, keptIn };
        const items = (await importRows(call, kind, body.items, options)).map(shortened);
        const count = (outcome: RowAnswer['outcome']) => items.filter((item) => item.outcome === outcome).length;
        const counts = {
          created: count('created'),
          changed: count('changed'),
          unchanged: count('unchanged'),
          refused: count('refused'),
        };
        if (run) await call.db.importRuns.note(run, { ...counts, archived: 0 }, items.filter(isRefused));
        return { dryRun, ...counts, items };
      },
    },
  ];
}

/** Most wrong values of a row that a batch names. A thousand rows with all of theirs would be a huge answer, stored for a day. */
const MAX_ERRORS = 5;
const isRefused = ({ outcome }: RowAnswer) => outcome === 'refused';
const shortened = (row: RowAnswer): RowAnswer =>
  row.errors.length > MAX_ERRORS
    ? { ...row, errors: row.errors.slice(0, MAX_ERRORS), moreErrors: row.errors.length - MAX_ERRORS }
    : row;

const ENVELOPE = z.strictObject({
  run: importSchemas.importCompanyDepots.body.shape.run,
  dryRun: z._default(z.boolean(), false),
  notify: z._default(z.enum(['all', 'none']), 'all'),
  items: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MAX_BATCH_ROWS)),
});

/** Reads a batch without its rows, which are read one by one. */
function parseEnvelope(body: unknown): z.output<typeof ENVELOPE> {
  if (typeof body !== 'object' || body === null) throw malformed('A JSON object is needed.');
  const { items = null, ...rest } = body as { readonly items?: unknown };
  const rows = Array.isArray(items) ? items : null;
  const { dryRun, notify, run } = parseBody(ENVELOPE, {
    ...rest,
    items: rows ? rows.map(() => null) : items,
  }) as z.output<typeof ENVELOPE>;
  return { dryRun, notify, run, items: rows ?? [] };
}

/** POST /backoffice/imports/{kind}/runs/{run}/close */
const closeRoute: Route = {
  endpoint: closeImportRun,
  async handle(call: CompanyCall & Logged & { readonly params: RunParams; readonly body: Closing }) {
    const { kind: name, run } = call.params;
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name as ImportKind] : null;
    if (!kind?.archive || !kind.isInUse) throw notFound();
    const { archive, isInUse } = kind;
    const { dryRun } = call.body;
    const named = { name: run, kind: kind.name, dryRun, by: call.by?.name ?? null };
    const closing = { ...call.body, keptIn: () => call.db.importRuns.opened(named) };
    const { items: all, hasMore } = await closeRun(call, { ...kind, archive, isInUse }, run, closing);
    const items = all.map(shortened);
    const refused = items.filter(isRefused);
    const archived = items.length - refused.length;
    await call.db.importRuns.note(
      named,
      { created: 0, changed: 0, unchanged: 0, refused: refused.length, archived },
      refused,
      !hasMore,
    );
    return { dryRun, archived, refused: refused.length, hasMore, items };
  },
};
interface RunParams {
  readonly kind: string;
  readonly run: string;
}
interface Closing {
  readonly dryRun: boolean;
  readonly after?: string | undefined;
  readonly expectArchived?: number | undefined;
}

export const importRoutes: Route[] = [
  closeRoute,
  ...routesOf('depots', getCompanyDepot, putCompanyDepot, importCompanyDepots),
  ...routesOf('productGroups', getCompanyProductGroup, putCompanyProductGroup, importCompanyProductGroups),
  ...routesOf('products', getCompanyProduct, putCompanyProduct, importCompanyProducts),
  ...routesOf('stock', getCompanyStock, putCompanyStock, importCompanyStock),
  ...routesOf('clients', getCompanyClient, putCompanyClient, importCompanyClients),
  ...routesOf('addresses', getCompanyAddress, putCompanyAddress, importCompanyAddresses),
  ...routesOf('contactPersons', getCompanyContactPerson, putCompanyContactPerson, importCompanyContactPersons),
  ...routesOf('projects', getCompanyProject, putCompanyProject, importCompanyProjects),
  ...routesOf('rates', getCompanyRate, putCompanyRate, importCompanyRates),
  ...routesOf('users', getCompanyUser, putCompanyUser, importCompanyUsers),
  ...routesOf('contracts', getCompanyContract, putCompanyContract, importCompanyContracts),
  ...routesOf('lines', getCompanyLineByExternalId, putCompanyLine, importCompanyLines),
  ...routesOf('orders', getPhoneOrder, putPhoneOrder, importPhoneOrders),
  ...routesOf('offHires', getPhoneOffHire, putPhoneOffHire, importPhoneOffHires),
  ...routesOf('readings', getCompanyReading, putCompanyReading, importCompanyReadings),
  ...routesOf('invoices', getCompanyInvoiceByExternalId, putCompanyInvoice, importCompanyInvoices),
  ...routesOf('papers', getCompanyPaper, putCompanyPaper, importCompanyPapers),
];

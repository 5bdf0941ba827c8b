import type { Endpoint } from '@hireyard/contract';
import {
  getCompanyAddress,
  getCompanyClient,
  getCompanyContactPerson,
  getCompanyContract,
  getCompanyDepot,
  getCompanyLineByExternalId,
  getCompanyProject,
  type ImportKind,
  importCompanyAddresses,
  importCompanyClients,
  importCompanyContactPersons,
  importCompanyContracts,
  importCompanyDepots,
  importCompanyLines,
  importCompanyProjects,
  MAX_BATCH_ROWS,
  putCompanyAddress,
  putCompanyClient,
  putCompanyContactPerson,
  putCompanyContract,
  putCompanyDepot,
  putCompanyLine,
  putCompanyProject,
  type RowAnswer,
} from '@hireyard/contract/backoffice';
import * as z from 'zod/mini';
import { parseBody } from '../../http/input.ts';
import { malformed, notFound } from '../../http/problem.ts';
import type { CompanyCall, Route } from '../../http/route.ts';
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
  readonly query: { readonly notify: Notify; readonly dryRun: 'true' | 'false' };
  readonly body: object;
}
interface Batch {
  readonly dryRun: boolean;
  readonly notify: Notify;
  readonly items: readonly ReadRow[];
}

/** Reads and writes of one kind's rows by the company's own ids (OP-20). */
function routesOf(name: ImportKind, get: Endpoint, put: Endpoint, batch: Endpoint): Route[] {
  const kind = KINDS[name];
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
      async handle(call: Put) {
        const { notify, dryRun } = call.query;
        const row = { ...call.body, externalId: call.params.externalId };
        const options = { dryRun: dryRun === 'true', notifies: notify === 'all' };
        return importOne(call, kind, row, options, async ({ id, outcome }) => ({
          ...(await readImported(call.db, kind, [id])).get(id),
          outcome,
        }));
      },
    },
    {
      endpoint: batch,
      parse(body): Batch {
        const { items, ...envelope } = parseEnvelope(body);
        return { ...envelope, items: items.map((raw) => readRow(kind, raw)) };
      },
      async handle(call: CompanyCall & { readonly body: Batch }) {
        const { body } = call;
        const options = { dryRun: body.dryRun, notifies: body.notify === 'all' };
        const items = await importRows(call, kind, body.items, options);
        const count = (outcome: RowAnswer['outcome']) => items.filter((item) => item.outcome === outcome).length;
        return {
          dryRun: body.dryRun,
          created: count('created'),
          changed: count('changed'),
          unchanged: count('unchanged'),
          refused: count('refused'),
          items,
        };
      },
    },
  ];
}

const ENVELOPE = z.strictObject({
  dryRun: z._default(z.boolean(), false),
  notify: z._default(z.enum(['all', 'none']), 'all'),
  items: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MAX_BATCH_ROWS)),
});

/** Reads a batch without its rows, which are read one by one. */
function parseEnvelope(body: unknown): z.output<typeof ENVELOPE> {
  if (typeof body !== 'object' || body === null) throw malformed('A JSON object is needed.');
  const { items = null, ...rest } = body as { readonly items?: unknown };
  const rows = Array.isArray(items) ? items : null;
  const { dryRun, notify } = parseBody(ENVELOPE, {
    ...rest,
    items: rows ? rows.map(() => null) : items,
  }) as z.output<typeof ENVELOPE>;
  return { dryRun, notify, items: rows ?? [] };
}

export const importRoutes: Route[] = [
  ...routesOf('depots', getCompanyDepot, putCompanyDepot, importCompanyDepots),
  ...routesOf('clients', getCompanyClient, putCompanyClient, importCompanyClients),
  ...routesOf('addresses', getCompanyAddress, putCompanyAddress, importCompanyAddresses),
  ...routesOf('contactPersons', getCompanyContactPerson, putCompanyContactPerson, importCompanyContactPersons),
  ...routesOf('projects', getCompanyProject, putCompanyProject, importCompanyProjects),
  ...routesOf('contracts', getCompanyContract, putCompanyContract, importCompanyContracts),
  ...routesOf('lines', getCompanyLineByExternalId, putCompanyLine, importCompanyLines),
];

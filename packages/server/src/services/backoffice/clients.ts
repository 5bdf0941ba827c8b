import { type ClientRef, listCompanyClients } from '@hireyard/contract/backoffice';
import { notFound } from '../../http/problem.ts';
import { type CompanyCall, type Route, route } from '../../http/route.ts';
import { ofClients, pageInOrder } from './page.ts';

const BY_NUMBER = {
  keys: [{ key: 'corporate_client.id', type: 'integer' }],
  id: 'corporate_client.external_uuid',
  positionOf: ({ id, external_uuid: uuid }: { readonly id: number; readonly external_uuid: string }) => ({
    keys: [String(id)],
    id: uuid,
  }),
} as const;

/** GET /backoffice/clients, by number. */
export const companyClientRoutes: Route[] = [
  route(listCompanyClients, async ({ db, query }) => {
    let rows = db.selectFrom('corporate_client').selectAll();
    if (query.client.length) rows = rows.where(await ofClients(db, 'corporate_client.id', query.client));
    return pageInOrder(rows, BY_NUMBER, query, async (page) => {
      const ref = await refsOf(db, page);
      return page.map((row) => ({ ...ref(row), blocked: row.blocked }));
    });
  }),
];

interface ClientRow {
  readonly id: number;
  readonly external_uuid: string;
  readonly name: string;
  readonly customer_number: string;
}
async function refsOf({ externalKeys }: CompanyCall['db'], rows: readonly ClientRow[]) {
  const keys = await externalKeys.of(
    'clients',
    rows.map(({ id }) => String(id)),
  );
  return ({ id, external_uuid: uuid, name, customer_number: customerNumber }: ClientRow): ClientRef => ({
    uuid,
    externalId: keys.get(String(id))?.externalId ?? null,
    name,
    customerNumber,
  });
}

/** Returns references of the clients of rows. */
export async function clientRefs(
  { db }: Pick<CompanyCall, 'db'>,
  ids: readonly number[],
): Promise<(id: number) => ClientRef> {
  const rows = ids.length ? await db.selectFrom('corporate_client').selectAll().where('id', 'in', ids).execute() : [];
  const ref = await refsOf(db, rows);
  const byId = new Map(rows.map((row) => [row.id, ref(row)]));
  return (id) => {
    const client = byId.get(id);
    if (!client) throw notFound();
    return client;
  };
}

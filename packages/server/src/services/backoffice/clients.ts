import { type ClientRef, listCompanyClients } from '@hireyard/contract/backoffice';
import { notFound } from '../../http/problem.ts';
import { type CompanyCall, type Route, route } from '../../http/route.ts';
import { ofClients, pageInOrder } from './page.ts';

const BY_NUMBER = {
  key: 'corporate_client.id',
  type: 'integer',
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
    if (query.client.length) rows = rows.where(ofClients('corporate_client.id', query.client));
    return pageInOrder(rows, BY_NUMBER, query, async (page) =>
      page.map((row) => ({ ...clientRef(row), blocked: row.blocked })),
    );
  }),
];

interface ClientRow {
  readonly external_uuid: string;
  readonly name: string;
  readonly customer_number: string;
}
const clientRef = ({ external_uuid: uuid, name, customer_number: customerNumber }: ClientRow): ClientRef => ({
  uuid,
  name,
  customerNumber,
});

/** Returns references of the clients of rows. */
export async function clientRefs(
  { db }: Pick<CompanyCall, 'db'>,
  ids: readonly number[],
): Promise<(id: number) => ClientRef> {
  const rows = ids.length ? await db.selectFrom('corporate_client').selectAll().where('id', 'in', ids).execute() : [];
  const byId = new Map(rows.map((row) => [row.id, clientRef(row)]));
  return (id) => {
    const client = byId.get(id);
    if (!client) throw notFound();
    return client;
  };
}

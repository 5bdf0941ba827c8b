import {
  type CorporateClient,
  getCorporateClient,
  getGlobalActions,
  listCorporateClients,
  type Module,
} from '@hireyard/contract';
import { phoneText } from '@hireyard/contract/schemas';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { notFound } from '../../http/problem.ts';
import { type Caller, type Route, route } from '../../http/route.ts';
import { canOpen } from '../members.ts';
import { countUnread } from '../notifications/index.ts';

/** Selects the clients of a user, and those that have invited them: opening one accepts its invitation (DOM-07). */
const clientsOf = (db: Kysely<Database>, { userId, view }: Caller, now: Date) =>
  db
    .selectFrom('membership')
    .innerJoin('corporate_client as c', 'c.id', 'membership.client_id')
    .innerJoin('operating_company', 'operating_company.code', 'c.op_co')
    .where('membership.user_id', '=', userId)
    .where(canOpen(now))
    // A view is bound to its client.
    .$if(view !== null, (query) => query.where('c.id', '=', view?.clientId ?? 0))
    .select((eb) => [
      'c.id',
      'c.external_uuid as externalUuid',
      'c.name',
      'c.show_prices as showPrices',
      'c.customer_number as customerNumber',
      'c.op_co as opCo',
      'operating_company.time_zone as timeZone',
      'c.blocked',
      sql<Module[]>`array(select cm.module from client_module cm where cm.client_id = c.id order by cm.module)`.as(
        'modules',
      ),
      eb.ref('c.rental_phone').as('phone'),
      eb.ref('c.rental_email').as('email'),
    ]);

const toClient = ({
  phone,
  email,
  ...client
}: Omit<CorporateClient, 'rentalContact'> & CorporateClient['rentalContact']): CorporateClient => ({
  ...client,
  rentalContact: { phone: phoneText(phone), email },
});

export const corporateClientRoutes: Route[] = [
  route(listCorporateClients, async ({ db, caller, now }) => {
    const rows = await clientsOf(db, caller, now).orderBy('c.name').orderBy('c.id').execute();
    return { items: rows.map(toClient) };
  }),

  route(getCorporateClient, async ({ db, caller, params, now }) => {
    const row = await clientsOf(db, caller, now).where('c.external_uuid', '=', params.uuid).executeTakeFirst();
    if (!row) throw notFound();
    return toClient(row);
  }),

  route(getGlobalActions, async (call) => {
    const { modules, rights, blocked } = call.scope;
    return {
      order: { possible: modules.has('order') && rights.has('order-create'), disabled: blocked },
      notifications: { unread: await countUnread(call) },
    };
  }),
];

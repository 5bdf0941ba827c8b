import {
  type BodyOf,
  type Endpoint,
  getContract,
  getDocument,
  getDocumentAmounts,
  getInvoiceArchive,
  getInvoiceCsv,
  getInvoicePdf,
  getInvoiceUbl,
  getKeyFigures,
  getPlanning,
  listContractLines,
  listContractLinesExport,
  listContractLinesFacets,
  listContracts,
  listContractsFacets,
  listDocuments,
  listDocumentsExport,
  listDocumentsFacets,
  listPlanningLines,
  MODULES,
  markDocumentsRead,
  type QueryInput,
  type ResponseOf,
  RIGHTS,
} from '@hireyard/contract';
import { operationById } from '@hireyard/contract/operations';
import type { Insertable, Kysely } from 'kysely';
import { clientDb } from '../../database/client/client-db.ts';
import { rankProducts } from '../../database/product-ranks.ts';
import type { Database } from '../../database/tables.ts';
import { parseParams } from '../../http/input.ts';
import type { ClientScope, FileAnswer } from '../../http/route.ts';
import { overviewRoutes } from './index.ts';

/** Returns a readable id: its last digits are the number. */
export const idOf = (kind: number, number: number) =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const lineId = (number: number) => idOf(1, number);
export const contractId = (number: number) => idOf(2, number);
export const projectId = (number: number) => idOf(3, number);
export const AMSTERDAM = idOf(4, 1);
export const LONDON = idOf(4, 2);

/** A Friday, 10:00 in Amsterdam and 09:00 in London. */
export const NOW = new Date('2026-11-20T09:00:00Z');

type LineRow = Insertable<Database['contract_line']>;

export const line = (number: number, contract: number, more: Partial<LineRow>): LineRow => ({
  id: lineId(number),
  contract_id: contractId(contract),
  line_no: number,
  status: 'onRent',
  product_code: 'SCI-E-12',
  fleet_number: `204 ${String(number).padStart(3, '0')}`,
  quantity: 1,
  on_rent_at: '2026-10-12T05:00:00Z',
  expected_off_rent_at: null,
  rate_unit: 'week',
  rate_price: `${100 + number}.00`,
  rate_currency: 'EUR',
  ...more,
});

const LINES: readonly LineRow[] = [
  line(1, 1, { expected_off_rent_at: '2026-11-13T15:00:00Z' }),
  line(2, 1, { expected_off_rent_at: '2026-11-22T15:00:00Z', product_code: 'EXC-D-02' }),
  line(3, 1, { quantity: 5, qty_returned: 2, product_code: 'FEN-M-35', fleet_number: null }),
  line(4, 1, {
    status: 'planned',
    on_rent_at: '2026-12-01T06:00:00Z',
    expected_off_rent_at: '2026-12-05T15:00:00Z',
  }),
  line(5, 2, {
    status: 'offHireRequested',
    expected_off_rent_at: '2026-11-21T15:00:00Z',
    off_rent_at: '2026-11-21T12:00:00Z',
    qty_pending_pickup: 1,
  }),
  line(6, 2, {
    status: 'offHired',
    off_rent_at: '2026-11-18T15:00:00Z',
    off_hire_id: idOf(5, 1),
    qty_pending_pickup: 1,
  }),
  line(7, 2, { expected_off_rent_at: '2026-11-20T23:30:00Z' }),
  line(8, 3, { status: 'closed', on_rent_at: '2026-09-01T05:00:00Z', off_rent_at: '2026-10-10T15:00:00Z' }),
  line(9, 3, { status: 'cancelled', expected_off_rent_at: '2026-11-25T15:00:00Z' }),
  line(10, 3, { status: 'returned', off_rent_at: '2026-11-10T15:00:00Z', replaced_by_line_id: lineId(8) }),
  // Belongs to another client.
  line(90, 9, { expected_off_rent_at: '2026-11-01T15:00:00Z' }),
];

const place = (postalCode: string, city: string, country: string) => ({
  line1: 'Kade 1',
  postal_code: postalCode,
  city,
  country,
});

/**
 * Inserts two clients. The first has ten lines on three contracts, with two projects and without one, from depots in
 * two time zones.
 */
export async function insertRentals(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('operating_company')
    .values({ code: 'NL', name: 'Hireyard', country: 'NL', currency: 'EUR', time_zone: 'Europe/Amsterdam' })
    .execute();
  await db
    .insertInto('corporate_client')
    .values(
      [1, 2].map((id) => ({
        id,
        external_uuid: idOf(6, id),
        name: `Client ${id}`,
        show_prices: true,
        customer_number: String(id),
        op_co: 'NL',
        rental_phone: '+31205550100',
        rental_email: 'rental@hireyard.example',
        blocked: false,
      })),
    )
    .execute();
  const depot = { op_co: 'NL', phone: '+31205550110', email: 'depot@hireyard.example' };
  await db
    .insertInto('depot')
    .values([
      {
        ...depot,
        id: AMSTERDAM,
        name: 'Amsterdam',
        time_zone: 'Europe/Amsterdam',
        ...place('1042 AA', 'Amsterdam', 'NL'),
      },
      { ...depot, id: LONDON, name: 'London', time_zone: 'Europe/London', ...place('E16 2AB', 'London', 'GB') },
    ])
    .execute();
  const product = {
    product_group: 'access',
    kind: 'rental' as const,
    tracking: 'serialised' as const,
    energy: 'none' as const,
  };
  await db
    .insertInto('product')
    .values(['SCI-E-12', 'EXC-D-02', 'FEN-M-35'].map((code) => ({ code, ...product })))
    .execute();
  await db
    .insertInto('product_translation')
    .values([
      { product_code: 'SCI-E-12', language: 'nl', name: 'Elektrische schaarhoogwerker 12 m' },
      { product_code: 'SCI-E-12', language: 'de', name: 'Elektro-Scherenbühne 12 m' },
      { product_code: 'EXC-D-02', language: 'en-US', name: 'Mini excavator 1.8 t' },
      { product_code: 'FEN-M-35', language: 'en-US', name: 'Site fence panel 3.5 m' },
    ])
    .execute();
  await rankProducts(db);
  await db
    .insertInto('project')
    .values([
      { id: projectId(1), client_id: 1, number: 'P-1', name: 'Kade Noord', status: 'active' },
      { id: projectId(2), client_id: 1, number: 'P-2', name: 'Haven 7', status: 'active' },
      { id: projectId(9), client_id: 2, number: 'P-1', name: 'Kade Noord', status: 'active' },
    ])
    .execute();
  const contract = (number: number, clientId: number, project: number | null, depotId: string, city: string) => ({
    id: contractId(number),
    client_id: clientId,
    number: `C-26010${number}`,
    project_id: project === null ? null : projectId(project),
    depot_id: depotId,
    po_number: `450000${number}`,
    ...place('8232 VT', city, 'NL'),
  });
  await db
    .insertInto('contract')
    .values([
      contract(1, 1, 1, AMSTERDAM, 'Łódź'),
      contract(2, 1, 2, LONDON, 'Lelystad'),
      contract(3, 1, null, AMSTERDAM, 'Utrecht'),
      contract(9, 2, 9, AMSTERDAM, 'Utrecht'),
    ])
    .execute();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('off_hire')
      .values({
        id: idOf(5, 1),
        client_id: 1,
        number: 'OH-88213',
        status: 'confirmed',
        off_rent_at: '2026-11-18T15:00:00Z',
        transport: 'collect',
      })
      .execute();
    await trx
      .insertInto('contract_line')
      .values([...LINES])
      .execute();
    await trx
      .insertInto('off_hire_line')
      .values({ off_hire_id: idOf(5, 1), contract_line_id: lineId(6), quantity: 1 })
      .execute();
  });
}

export const SCOPE: ClientScope = {
  userId: idOf(7, 1),
  clientId: 1,
  clientUuid: idOf(6, 1),
  opCo: 'NL',
  language: 'en-US',
  timeZone: 'Europe/Amsterdam',
  modules: new Set(MODULES),
  rights: new Set(RIGHTS),
  prices: true,
  blocked: false,
  projects: 'all',
  clock: null,
};

interface Circumstances {
  readonly scope?: Partial<ClientScope>;
  readonly now?: Date;
  readonly params?: Record<string, string>;
  readonly body?: unknown;
}

/** Calls endpoints like the HTTP layer after its checks, with the query parsed by the contract. */
export function callsOn(db: Kysely<Database>) {
  const on =
    <E extends Endpoint>(endpoint: E) =>
    async (query: QueryInput<E> | undefined = undefined, { scope, now, params, body }: Circumstances = {}) => {
      const route = overviewRoutes.find((one) => one.endpoint.id === endpoint.id);
      const within = { ...SCOPE, ...scope };
      const call = {
        db: clientDb(db, within, now ?? NOW),
        scope: within,
        now: now ?? NOW,
        params: parseParams(endpoint, params),
        body,
        query: operationById(endpoint.id).query?.parse(query ?? {}),
      };
      return (await route?.handle(call as never)) as ResponseOf<E>;
    };
  const file =
    (endpoint: typeof getInvoicePdf | typeof getInvoiceUbl | typeof getInvoiceCsv) =>
    async (id: string, circumstances: Circumstances = {}) =>
      (await on(endpoint)(undefined, { ...circumstances, params: { id } })) as unknown as FileAnswer;
  const list =
    (endpoint: typeof listContractLinesExport | typeof listDocumentsExport) =>
    async (query: Readonly<Record<string, unknown>>, circumstances: Circumstances = {}) =>
      (await on(endpoint)(query as never, circumstances)) as unknown as FileAnswer;
  return {
    linesExport: list(listContractLinesExport),
    documentsExport: list(listDocumentsExport),
    lines: on(listContractLines),
    lineFacets: on(listContractLinesFacets),
    contracts: on(listContracts),
    contractFacets: on(listContractsFacets),
    keyFigures: on(getKeyFigures),
    amounts: on(getDocumentAmounts),
    planning: on(getPlanning),
    planningLines: on(listPlanningLines),
    documents: on(listDocuments),
    documentFacets: on(listDocumentsFacets),
    document: (id: string, circumstances: Circumstances = {}) =>
      on(getDocument)(undefined, { ...circumstances, params: { id } }),
    markRead: (body: BodyOf<typeof markDocumentsRead>, circumstances: Circumstances = {}) =>
      on(markDocumentsRead)(undefined, { ...circumstances, body }),
    invoicePdf: file(getInvoicePdf),
    invoiceUbl: file(getInvoiceUbl),
    invoiceCsv: file(getInvoiceCsv),
    invoiceArchive: async (row: string[], circumstances: Circumstances = {}) =>
      (await on(getInvoiceArchive)({ row }, circumstances)) as unknown as FileAnswer,
    listArchive: async (query: QueryInput<typeof getInvoiceArchive>, circumstances: Circumstances = {}) =>
      (await on(getInvoiceArchive)(query, circumstances)) as unknown as FileAnswer,
    contract: (id: string, circumstances: Circumstances = {}) =>
      on(getContract)(undefined, { ...circumstances, params: { id } }),
  };
}

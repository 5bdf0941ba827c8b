import type { Endpoint, UserStatus } from '@hireyard/contract';
import type { BackofficeEndpointId } from '@hireyard/contract/backoffice';
import type { OwnDeskEndpointId } from '@hireyard/contract/desk/operations';
import type { Insertable } from 'kysely';
import { newSecret } from '../auth/machine-accounts.ts';
import { actingPeople } from '../database/client/acting-people.ts';
import { companyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { acknowledge, type InboxRef } from '../services/backoffice/inbox.ts';
import { BACKOFFICE_SAMPLES, pdfForm } from './backoffice-samples.ts';
import { insertColleague, insertMachineAccount } from './fixture.ts';
import { insertFile, insertNote } from './fixture-documents.ts';
import { insertOwnProduct, insertPicture, photoOf, pictureForm } from './fixture-products.ts';
import type { Sample, Setting } from './samples.ts';

type Sampler = (setting: Setting) => Sample | Promise<Sample>;

const invited = (email: string) => ({ email, firstName: 'Ann', lastName: 'Mulder', language: 'en-US' });

/** Returns the client's built-in role of administrators. The clients of the tests have it on demand. */
export async function administratorRole(db: Setting['db'], { id: clientId }: Setting['client']): Promise<string> {
  const role = { client_id: clientId, name: 'Administrator', built_in: true };
  const roles = db.selectFrom('role').where('client_id', '=', clientId).where('built_in', '=', true);
  const found = await roles.where('name', '=', role.name).select('id').executeTakeFirst();
  if (found) return found.id;
  const id = crypto.randomUUID();
  await db
    .insertInto('role')
    .values({ id, ...role })
    .execute();
  await db.insertInto('role_right').values({ role_id: id, right: 'manage-roles-and-users' }).execute();
  return id;
}

/** Inserts a client with the settings of another, so that a changed policy refuses no other sample. Returns its UUID. */
async function insertClientLike({ db, client }: Setting): Promise<string> {
  const { id, terms, ...settings } = await db
    .selectFrom('corporate_client')
    .selectAll()
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow();
  const uuid = crypto.randomUUID();
  await db
    .insertInto('corporate_client')
    .values({
      ...settings,
      terms: JSON.stringify(terms),
      external_uuid: uuid,
      name: `Client ${uuid}`,
      customer_number: uuid,
    })
    .execute();
  return uuid;
}

async function insertedPicture(db: Setting['db']) {
  const { code, product } = await insertOwnProduct(db);
  await insertPicture(db, code);
  return { id: product, position: '1' };
}

/** Inserts a depot on which nothing depends. */
export async function insertDepot(db: Setting['db'], change: { readonly op_co?: string } = {}): Promise<string> {
  const id = crypto.randomUUID();
  const place = { line1: 'Havenweg 4', postal_code: '2031 AB', city: 'Haarlem', country: 'NL' };
  const contact = { phone: '+31235550100', email: 'haarlem@hireyard.example' };
  await db
    .insertInto('depot')
    .values({ id, op_co: 'NL', name: 'Haarlem', time_zone: 'Europe/Amsterdam', ...place, ...contact, ...change })
    .execute();
  return id;
}

/** Inserts an administrator of the client. */
async function administrator({ db, client }: Setting, status: UserStatus) {
  const userId = await insertColleague(db, client, status);
  const held = { user_id: userId, client_id: client.id, role_id: await administratorRole(db, client) };
  await db.insertInto('membership_role').values(held).execute();
  return { id: client.uuid, userId };
}

/** Inserts a mail that failed for good. */
export async function insertFailedMail(
  db: Setting['db'],
  {
    to = 'ada@client.example',
    subject = 'Your order O-2611-001 is confirmed',
    ...more
  }: Partial<Insertable<Database['failed_mail']>> & { readonly to?: string | null } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const at = new Date('2026-11-19T09:00:00Z');
  await db
    .insertInto('failed_mail')
    .values({
      ...{ id, op_co: 'NL', template: 'prospect', params: '{}', to_name: to && 'Ada Bakker', to_address: to, subject },
      ...{ reason: 'address', code: 'EENVELOPE 550', attempts: 1, created_at: at, failed_at: at, ...more },
    })
    .execute();
  return id;
}

/** Inserts a run of imports at the desk with a file of one depot, whose row is refused. */
export async function insertImportRun(
  db: Setting['db'],
  more: Partial<Insertable<Database['import_run']>> = {},
): Promise<{ readonly id: string; readonly fileId: string }> {
  const [id, fileId] = [crypto.randomUUID(), crypto.randomUUID()];
  const at = new Date('2026-11-20T08:00:00Z');
  const table = 'externalId,name\nD-1,Haarlem\n';
  await db
    .insertInto('import_run')
    .values({
      ...{ id, op_co: 'NL', source: 'desk', name: 'depots.csv', by_name: 'Ria Bos', by_user_id: null, state: 'tried' },
      ...{ dry_run: true, kinds: ['depots'], refused_count: 1, claimed_until: null, started_at: at, changed_at: at },
      ...more,
    })
    .execute();
  await db
    .insertInto('import_run_file')
    .values({
      ...{ id: fileId, run_id: id, op_co: more.op_co ?? 'NL', name: 'depots.csv', kind: 'depots', size: table.length },
      ...{ row_count: 2, content: new TextEncoder().encode(table), rejected: table },
    })
    .execute();
  await db
    .insertInto('import_run_refusal')
    .values({
      ...{ run_id: id, op_co: more.op_co ?? 'NL', position: 1, kind: 'depots', file_name: 'depots.csv', lines: [2] },
      ...{ external_id: 'D-1', reasons: JSON.stringify([{ column: 'phone', code: 'required', cell: null }]) },
    })
    .execute();
  return { id, fileId };
}

/** Inserts a record that a run of imports has changed. */
export async function insertImportEntry(
  db: Setting['db'],
  runId: string,
  more: Partial<Insertable<Database['import_entry']>> = {},
): Promise<void> {
  const entry = { run_id: runId, op_co: 'NL', kind: 'depots', external_id: 'D-1', is_new: false } as const;
  const kept = { is_adopted: false, former_version: null, former_time: null, fields: '{}', digest: '' };
  await db
    .insertInto('import_entry')
    .values({ written_at: new Date('2026-11-20T08:00:00Z'), ...entry, ...kept, ...more })
    .execute();
}

/** Returns a form with a file of depots. */
export function depotsFile(text = 'externalId,name\nD-2,Hoorn\n', name = 'depots.csv'): FormData {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), name);
  return form;
}

const paperOf = ({ client }: Setting) => ({
  ...{ client: client.uuid, type: 'certificate', date: '2026-11-02' },
  number: `C-${crypto.randomUUID().slice(0, 8)}`,
});

const runIn = async (db: Setting['db'], more?: Partial<Insertable<Database['import_run']>>) => ({
  params: { id: (await insertImportRun(db, more)).id },
});

/** A sample for each endpoint that the desk alone has. A new endpoint without a sample does not compile. */
const OWN_SAMPLES: Readonly<Record<OwnDeskEndpointId, Sampler>> = {
  getDeskAccount: () => ({}),
  listDeskInbox: () => ({}),
  listDeskInboxFacets: () => ({}),
  acknowledgeDeskEntry: BACKOFFICE_SAMPLES.acknowledgeInboxEntry,
  releaseDeskEntry: async (setting) => {
    const sample = await BACKOFFICE_SAMPLES.acknowledgeInboxEntry(setting);
    const now = new Date();
    const by = { name: 'Ria Bos', userId: null };
    await acknowledge({ db: companyDb(setting.db, 'NL', now), now, by }, sample.body as InboxRef);
    return sample;
  },
  listDeskColleagues: () => ({}),
  assignDeskEntry: async (setting) => {
    const { body } = await BACKOFFICE_SAMPLES.acknowledgeInboxEntry(setting);
    const [person] = await actingPeople(setting.db, 'NL');
    const sent = { ...(body as InboxRef), person: person?.id };
    return { body: sent, otherBody: { ...sent, person: crypto.randomUUID() } };
  },
  listDeskClients: () => ({}),
  listDeskClientsFacets: () => ({}),
  getDeskClient: ({ client }) => ({ params: { id: client.uuid } }),
  patchDeskClient: async (setting) => ({
    params: { id: await insertClientLike(setting) },
    body: { policy: { poPattern: 'PO-####' } },
    otherBody: { policy: { poPattern: null } },
  }),
  inviteDeskAdministrator: async ({ db, client }) => {
    await administratorRole(db, client);
    return {
      params: { id: client.uuid },
      body: invited(`${crypto.randomUUID()}@client.example`),
      otherBody: invited(`${crypto.randomUUID()}@client.example`),
    };
  },
  resendDeskInvitation: async (setting) => ({
    params: await administrator(setting, 'invited'),
    refused: { params: await administrator(setting, 'active') },
  }),
  listDeskImports: () => ({}),
  listDeskImportsFacets: () => ({}),
  getDeskImport: async ({ db }) => runIn(db),
  getDeskImportRefusals: async ({ db }) => runIn(db),
  startDeskImport: () => ({}),
  addDeskImportFile: async ({ db }) => ({
    ...(await runIn(db)),
    body: depotsFile(),
    otherBody: depotsFile('externalId,name\nD-3,Delft\n'),
    refused: await runIn(db, { state: 'done' }),
  }),
  removeDeskImportFile: async ({ db }) => {
    const { id, fileId } = await insertImportRun(db);
    const done = await insertImportRun(db, { state: 'done' });
    return { params: { id, fileId }, refused: { params: { id: done.id, fileId: done.fileId } } };
  },
  tryDeskImport: async ({ db }) => ({ ...(await runIn(db)), refused: await runIn(db, { state: 'done' }) }),
  runDeskImport: async ({ db }) => ({
    ...(await runIn(db)),
    body: { notifies: false },
    otherBody: { notifies: true },
    refused: await runIn(db, { state: 'open' }),
  }),
  undoDeskImport: async ({ db }) => ({
    ...(await runIn(db, { state: 'done', dry_run: false, created_count: 1 })),
    refused: await runIn(db, { state: 'tried' }),
  }),
  getDeskRejectedRows: async ({ db }) => {
    const { id, fileId } = await insertImportRun(db);
    return { params: { id, fileId } };
  },
  getDeskImportTemplate: () => ({ query: { name: 'clients' } }),
  listDeskMails: () => ({}),
  listDeskMailsFacets: () => ({}),
  getDeskMail: async ({ db }) => ({ params: { id: await insertFailedMail(db) } }),
  sendDeskMailAgain: async ({ db }) => ({
    params: { id: await insertFailedMail(db) },
    refused: { params: { id: await insertFailedMail(db, { state: 'again', handled_at: new Date() }) } },
  }),
  putDeskMailAside: async ({ db }) => ({
    params: { id: await insertFailedMail(db) },
    refused: { params: { id: await insertFailedMail(db, { state: 'aside', handled_at: new Date() }) } },
  }),
  listDeskClientUsers: ({ client }) => ({ params: { id: client.uuid } }),
  beginDeskView: async (setting) => ({
    params: await administrator(setting, 'active'),
    refused: { params: await administrator(setting, 'blocked') },
  }),
  endDeskView: async ({ db, client }) => {
    const desk = await db
      .selectFrom('desk_account')
      .innerJoin('app_user', 'app_user.id', 'desk_account.user_id')
      .innerJoin('session', 'session.user_id', 'desk_account.user_id')
      .select(['desk_account.user_id', 'session.id'])
      .where('app_user.email', '=', 'desk@nl.example')
      .executeTakeFirstOrThrow();
    const id = crypto.randomUUID();
    await db
      .insertInto('desk_view')
      .values({
        ...{ id, session_id: desk.id, desk_user_id: desk.user_id, client_id: client.id },
        user_id: await insertColleague(db, client, 'active'),
        ...{ begun_at: '2026-11-20T08:55:00Z', expires_at: '2026-11-20T09:25:00Z' },
      })
      .execute();
    return { params: { id } };
  },
  listDeskMachines: async ({ db }) => {
    const { id } = await db.selectFrom('depot').select('id').executeTakeFirstOrThrow();
    return { query: { depot: id } };
  },
  listDeskDepots: () => ({}),
  listDeskDepotsFacets: () => ({}),
  getDeskDepot: async ({ db }) => ({
    params: await db.selectFrom('depot').select('id').where('op_co', '=', 'NL').executeTakeFirstOrThrow(),
  }),
  patchDeskDepot: async ({ db }) => ({
    params: { id: await insertDepot(db) },
    body: { openingTimes: [{ day: 1, from: '07:00', to: '12:00' }], phone: '+31235550177' },
    otherBody: { openingTimes: [], email: 'other@hireyard.example' },
  }),
  getDeskClosedDays: async ({ db }) => ({ query: { depot: await insertDepot(db), lang: 'nl' } }),
  patchDeskClosedDays: () => ({
    body: { closingDays: [{ date: '2028-02-28', name: 'Stocktaking' }], workedDays: ['2028-05-05'] },
    otherBody: { closingDays: [], workedDays: [] },
  }),
  listDeskProducts: () => ({}),
  listDeskProductsFacets: () => ({}),
  getDeskProduct: async ({ db }) => ({ params: { id: (await insertOwnProduct(db)).product } }),
  patchDeskProduct: async ({ db }) => {
    const texts = (name: string) => ({ names: { nl: name }, fallbackLanguage: 'nl', descriptions: { nl: 'Droog' } });
    return {
      params: { id: (await insertOwnProduct(db)).product },
      body: texts('Bouwkeet'),
      otherBody: texts('Schaftkeet'),
    };
  },
  putDeskProductPicture: async ({ db }) => ({
    params: await insertedPicture(db),
    body: pictureForm(await photoOf('#ff0000')),
    otherBody: pictureForm(await photoOf('#00ff00')),
  }),
  deleteDeskProductPicture: async ({ db }) => ({ params: await insertedPicture(db) }),
  listDeskPapers: () => ({}),
  listDeskPapersFacets: () => ({}),
  getDeskPaper: async ({ db, client }) => ({ params: { id: await insertNote(db, client) } }),
  getDeskPaperFile: async ({ db, client }) => {
    const id = await insertNote(db, client);
    await insertFile(db, client, id);
    return { params: { id } };
  },
  createDeskPaper: (setting) => ({ body: paperOf(setting), otherBody: paperOf(setting) }),
  patchDeskPaper: async ({ db, client }) => ({
    params: { id: await insertNote(db, client) },
    body: { title: 'Corrected' },
    otherBody: { title: 'Corrected again' },
  }),
  putDeskPaperFile: async ({ db, client }) => ({
    params: { id: await insertNote(db, client) },
    body: pdfForm(crypto.randomUUID()),
    otherBody: pdfForm(crypto.randomUUID()),
  }),
  listDeskMachineAccounts: () => ({}),
  createDeskMachineAccount: () => ({ body: { name: 'Dispatch' }, otherBody: { name: 'Telematics' } }),
  revokeDeskMachineAccount: async ({ db }) => ({
    params: { id: await insertMachineAccount(db, 'NL', newSecret()) },
  }),
};

/** Returns the sample of an endpoint of the desk, which is that of the company's systems where they have it too. */
export const deskSampleOf = ({ id, sameAs }: Endpoint): Sampler =>
  sameAs === undefined ? OWN_SAMPLES[id as OwnDeskEndpointId] : BACKOFFICE_SAMPLES[sameAs as BackofficeEndpointId];

import type { AssetStatus, OrderStatus, RequestStatus, UserStatus } from '@hireyard/contract';
import type { EndpointId } from '@hireyard/contract/operations';
import type { Kysely } from 'kysely';
import { endOfLink, type LinkPurpose, makeLink } from '../auth/one-time-links.ts';
import type { Database } from '../database/tables.ts';
import {
  insertColleague,
  insertInvited,
  insertRole,
  insertSession,
  insertUser,
  PASSWORD,
  type TestClient,
  type TestUser,
} from './fixture.ts';
import { insertAsset, insertImport } from './fixture-assets.ts';
import { insertOverdue, insertSnooze, overdueLineOf } from './fixture-attention.ts';
import { insertExplained } from './fixture-bills.ts';
import { insertCalendarFeed } from './fixture-calendar.ts';
import { insertNote } from './fixture-documents.ts';
import { insertNotification } from './fixture-notifications.ts';
import { insertLine, insertOffHire } from './fixture-off-hires.ts';
import { enteredOrder, fixtureDepot, insertOrder } from './fixture-orders.ts';
import { insertOwnProduct, insertPicture } from './fixture-products.ts';
import { insertAddress, insertAttachment, insertPerson, insertProject, PNG } from './fixture-rentals.ts';
import { insertRequest } from './fixture-requests.ts';
import { insertSavedView } from './fixture-saved-views.ts';

/** A valid call of an endpoint. Generated tests start from it and break one thing. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A second valid body with different content. Every keyed write with a body has one. */
  readonly otherBody?: unknown;
  /** The same call on a resource whose state refuses it. Every endpoint with `illegal-transition` has one. */
  readonly refused?: Pick<Sample, 'params' | 'body'>;
}

/** User and client of a sample, and the database for its resources. */
export interface Setting {
  readonly db: Kysely<Database>;
  readonly user: TestUser;
  readonly client: TestClient;
}

/**
 * A sample for each endpoint. A new endpoint without a sample does not compile. A write creates its own resource each
 * time, e.g. `closeProject: async ({ db, client }) => ({ params: { id: await insertProject(db, client) } })`.
 */
export const SAMPLES: Readonly<Record<EndpointId, (setting: Setting) => Sample | Promise<Sample>>> = {
  getAvailability: () => ({}),
  putDemoClock: async ({ db }) => {
    const at = { anchored_at: '2026-11-20T09:00:00Z', shows: '2026-11-20T09:00:00Z' };
    await db
      .insertInto('demo_clock')
      .values({ id: 1, speed: 1, ...at, started_at: at.shows })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ speed: 1, ...at }))
      .execute();
    return { body: { speed: 1, aheadMinutes: 1 }, otherBody: { speed: 1, aheadMinutes: 2 } };
  },
  login: ({ user }) => ({ body: { email: user.email, password: PASSWORD } }),
  refresh: () => ({}),
  logout: () => ({}),
  getKeySet: () => ({}),
  requestPasswordReset: () => ({ body: { email: address() }, otherBody: { email: address() } }),
  readPasswordLink: async ({ db }) => {
    const { body } = await passwordByLink(db, 'reset', (await insertUser(db, address(), null, [])).id);
    return { body: { token: (body as { token: string }).token, purpose: 'reset' } };
  },
  resetPassword: async ({ db }) => passwordByLink(db, 'reset', (await insertUser(db, address(), null, [])).id),
  acceptInvitation: async ({ db, client }) =>
    passwordByLink(db, 'invitation', await insertInvited(db, address(), client, LINKED_AT)),
  changePassword: () => ({ body: { currentPassword: PASSWORD, newPassword: PASSWORD } }),
  createProspect: () => ({ body: prospect(), otherBody: prospect() }),
  listCorporateClients: () => ({}),
  getCorporateClient: ({ client }) => ({ params: { uuid: client.uuid } }),
  getGlobalActions: () => ({}),
  getRights: () => ({}),
  getProfile: () => ({}),
  putProfile: () => ({
    body: { firstName: 'Ada', lastName: 'Bakker', phone: null, preferredLanguageCode: 'nl' },
    otherBody: { firstName: 'Ada', lastName: 'Bakker', phone: '+31305550110', preferredLanguageCode: 'pl' },
  }),
  getPersonalData: () => ({}),
  listSessions: () => ({}),
  endSession: async ({ db, user }) => ({ params: { id: await insertSession(db, user.id) } }),
  getModules: ({ user, client }) => ({ params: { userId: user.id }, query: { clientUuid: client.uuid } }),
  getProductTranslations: () => ({ query: { lang: 'en-US' } }),
  getProductPicture: async ({ db }) => ({ params: { id: await ownPicture(db) } }),
  getProductPictureThumbnail: async ({ db }) => ({ params: { id: await ownPicture(db) } }),
  getAttention: () => ({ query: { size: '200' } }),
  listIdleMachines: () => ({ query: { size: '200' } }),
  listSites: () => ({}),
  // Projects of both clients have it in their numbers, so an answer could leak the other client's.
  search: () => ({ query: { q: 'P-1' } }),
  putAttentionSnooze: async ({ db, client }) => ({
    params: { id: await insertOverdue(db, client) },
    body: { until: '2026-11-23' },
    otherBody: { until: '2026-11-24' },
  }),
  deleteAttentionSnooze: async ({ db, user, client }) => {
    const id = await insertOverdue(db, client);
    await insertSnooze(db, { clientId: client.id, userId: user.id, lineId: id, contractId: client.contractId });
    return { params: { id } };
  },
  getAttentionAssignees: async ({ db, client }) => ({
    params: { id: (await overdueLineOf(db, client.projectIds[0])).lineId },
  }),
  putAttentionAssignee: async ({ db, client, user }) => ({
    params: { id: await insertOverdue(db, client) },
    body: { userId: user.id },
    otherBody: { userId: null },
  }),
  snoozeAttention: async ({ db, client }) => {
    const ids = [await insertOverdue(db, client), await insertOverdue(db, client)];
    return { body: { ids, until: '2026-11-23' }, otherBody: { ids, until: '2026-11-24' } };
  },
  getSharedAssignees: async ({ db, client }) => ({
    query: { entry: (await overdueLineOf(db, client.projectIds[0])).lineId },
  }),
  assignAttention: async ({ db, client, user }) => {
    const ids = [await insertOverdue(db, client), await insertOverdue(db, client)];
    return { body: { ids, userId: user.id }, otherBody: { ids, userId: null } };
  },
  listContractLines: () => ({}),
  listContractLinesFacets: () => ({}),
  listContracts: () => ({}),
  listContractsFacets: () => ({}),
  getCallOffRules: async ({ db }) => ({ query: { depot: await fixtureDepot(db) } }),
  getRentedLines: ({ client }) => ({ query: { contract: client.contractId } }),
  listOffHires: () => ({}),
  listOffHiresFacets: () => ({}),
  createOffHire: async ({ db, client }) => ({
    body: offHireEdit(await insertLine(db, client)),
    otherBody: offHireEdit(await insertLine(db, client)),
    refused: { body: offHireEdit(await insertLine(db, client, { status: 'planned' })) },
  }),
  estimateOffHire: async ({ db, client }) => {
    const rate = { rate_unit: 'week' as const, rate_price: '282.00', rate_currency: 'EUR' };
    const lineId = await insertLine(db, client, { ...rate, expected_off_rent_at: '2026-12-18T15:00:00Z' });
    const bodyOf = (quantity: number) => ({ lines: [{ lineId, quantity }], offRentAt: '2026-11-20T09:00:00Z' });
    return { body: bodyOf(1), otherBody: bodyOf(2) };
  },
  getOffHire: async ({ client, db }) => {
    const number = `${client.name} first OH-1`;
    const offHires = db.selectFrom('off_hire').select('id').where('number', '=', number);
    return { params: { ...(await offHires.executeTakeFirstOrThrow()) } };
  },
  getOffHirePdf: async ({ client, db }) => {
    const number = `${client.name} first OH-1`;
    const offHires = db.selectFrom('off_hire').select('id').where('number', '=', number);
    return { params: { ...(await offHires.executeTakeFirstOrThrow()) }, query: { lang: 'en-US' } };
  },
  askAnotherDay: async ({ db, client }) => ({
    params: { id: (await insertOffHire(db, client, 'failed')).id },
    body: { window: { date: '2026-11-24', slot: 'morning' }, place: 'Behind gate 2', keyPlace: null },
    otherBody: { window: { date: '2026-11-25', slot: 'day' }, place: null, keyPlace: null },
    refused: {
      params: { id: (await insertOffHire(db, client, 'scheduled')).id },
      body: { window: { date: '2026-11-24', slot: 'morning' }, place: null, keyPlace: null },
    },
  }),
  withdrawOffHire: async ({ db, client }) => ({
    params: { id: (await insertOffHire(db, client, 'confirmed')).id },
    refused: { params: { id: (await insertOffHire(db, client, 'scheduled')).id } },
  }),
  extendLines: async ({ db, client }) => ({
    body: extension(await insertLine(db, client)),
    otherBody: extension(await insertLine(db, client)),
  }),
  estimateExtension: async ({ db, client }) => {
    const rate = { rate_unit: 'week' as const, rate_price: '282.00', rate_currency: 'EUR' };
    const lineId = await insertLine(db, client, { ...rate, expected_off_rent_at: '2026-12-18T15:00:00Z' });
    const bodyOf = (to: string) => ({ lines: [{ lineId, to }] });
    return { body: bodyOf('2026-12-23'), otherBody: bodyOf('2026-12-30') };
  },
  putContractReferences: ({ client }) => ({
    params: { id: client.contractId },
    body: { poNumber: '4500077', costCode: null, reference: 'Gate 2' },
    otherBody: { poNumber: '4500078', costCode: '41-200', reference: null },
  }),
  getContract: ({ client }) => ({ params: { id: client.contractId } }),
  getMachine: async ({ db, client }) => ({ params: { fleetNumber: await fleetNumberOf(db, client) } }),
  listMachineClients: async ({ db, client }) => ({
    query: { opCo: 'NL', fleetNumber: await fleetNumberOf(db, client) },
  }),
  getKeyFigures: () => ({}),
  getPlanning: () => ({}),
  listPlanningLines: () => ({}),
  getSpend: () => ({}),
  listSpendLines: () => ({}),
  exportSpend: () => ({ query: { format: 'csv' } }),
  getEmissions: () => ({}),
  listEmissionLines: () => ({}),
  getEmissionMethod: () => ({}),
  exportEmissions: () => ({ query: { format: 'csv' } }),
  getDocumentAmounts: () => ({}),
  listDocuments: () => ({}),
  listDocumentsFacets: () => ({}),
  getDocument: ({ client }) => ({ params: { id: client.documentId } }),
  explainInvoice: async ({ db, client }) => ({
    params: { id: await insertExplained(db, client) },
    query: { lang: 'en-US' },
  }),
  listActivityExport: () => ({ query: { format: 'csv' } }),
  listAddressesExport: () => ({ query: { format: 'csv' } }),
  listAssetsExport: () => ({ query: { format: 'csv' } }),
  listContactPersonsExport: () => ({ query: { format: 'csv' } }),
  listContractLinesExport: () => ({ query: { format: 'csv' } }),
  listContractsExport: () => ({ query: { format: 'csv' } }),
  listDocumentsExport: () => ({ query: { format: 'csv' } }),
  listUsersExport: () => ({ query: { format: 'csv' } }),
  listOrdersExport: () => ({ query: { format: 'csv' } }),
  listProjectsExport: () => ({ query: { format: 'csv' } }),
  listRequestsExport: () => ({ query: { format: 'csv' } }),
  getInvoicePdf: ({ client }) => ({ params: { id: client.documentId } }),
  getInvoiceUbl: ({ client }) => ({ params: { id: client.documentId } }),
  getInvoiceCsv: ({ client }) => ({ params: { id: client.documentId } }),
  getInvoiceArchive: ({ client }) => ({ query: { row: client.documentId } }),
  markDocumentsRead: async ({ db, client }) => ({
    body: { ids: [await insertNote(db, client)] },
    otherBody: { ids: [await insertNote(db, client)] },
  }),
  listProjects: () => ({}),
  listProjectsFacets: () => ({}),
  getProject: ({ client }) => ({ params: { id: client.projectIds[0] } }),
  getProjectSpend: ({ client }) => ({ params: { id: client.projectIds[0] } }),
  createProject: () => ({ body: projectEdit(), otherBody: projectEdit() }),
  putProject: async ({ db, client }) => ({
    params: { id: await insertProject(db, client.id, label()) },
    body: projectEdit(),
    otherBody: projectEdit(),
  }),
  closeProject: async ({ db, client }) => ({
    params: { id: await insertProject(db, client.id, label()) },
    refused: { params: { id: await insertProject(db, client.id, label(), 'closed') } },
  }),
  reopenProject: async ({ db, client }) => ({
    params: { id: await insertProject(db, client.id, label(), 'closed') },
    refused: { params: { id: await insertProject(db, client.id, label()) } },
  }),
  listUsers: () => ({}),
  listUsersFacets: () => ({}),
  getUser: ({ client }) => ({ params: { id: client.colleagueId } }),
  inviteUser: async (setting) => ({ body: await invitation(setting), otherBody: await invitation(setting) }),
  putUser: async (setting) => {
    const { db, client } = setting;
    const [one, other] = [await invitation(setting), await invitation(setting)];
    return {
      params: { id: await insertColleague(db, client) },
      body: one,
      otherBody: { ...other, projectIds: null },
      refused: { params: { id: await insertColleague(db, client, 'deactivated') } },
    };
  },
  resendInvitation: ({ db, client }) => sampleOfUser(db, client, 'invited', 'active'),
  blockUser: ({ db, client }) => sampleOfUser(db, client, 'active', 'blocked'),
  unblockUser: ({ db, client }) => sampleOfUser(db, client, 'blocked', 'invited'),
  deactivateUser: ({ db, client }) => sampleOfUser(db, client, 'active', 'deactivated'),
  listRoles: () => ({}),
  getRole: ({ client }) => ({ params: { id: client.roleId } }),
  createRole: async ({ db, client }) => {
    const copiedFromId = await insertRole(db, client);
    return { body: { copiedFromId, ...roleEdit() }, otherBody: { copiedFromId, ...roleEdit() } };
  },
  putRole: async ({ db, client }) => ({
    params: { id: await insertRole(db, client) },
    body: roleEdit(),
    otherBody: roleEdit(),
  }),
  deleteRole: async ({ db, client }) => ({ params: { id: await insertRole(db, client) } }),
  listActivity: () => ({}),
  listActivityFacets: () => ({}),
  createAttachment: () => ({ body: upload(), otherBody: upload() }),
  getAttachmentContent: async ({ db, client }) => ({ params: { id: await attachmentOf(db, client) } }),
  getAttachmentThumbnail: async ({ db, client }) => ({ params: { id: await attachmentOf(db, client) } }),
  listNotifications: () => ({}),
  listNotificationsFacets: () => ({}),
  markNotificationsRead: async (setting) => ({
    body: { ids: null },
    otherBody: { ids: [await notificationOf(setting)] },
  }),
  getNotificationSettings: () => ({}),
  putNotificationSettings: () => ({
    body: { kinds: [{ kind: 'comment', portal: true, mail: false }] },
    otherBody: { kinds: [{ kind: 'comment', portal: false, mail: false }] },
  }),
  listProducts: () => ({}),
  getCatalogue: () => ({}),
  getProjectFavorites: ({ client }) => ({ params: { id: client.projectIds[0] } }),
  putProjectFavorite: async ({ db, client }) => ({
    params: { id: await insertProject(db, client.id, label()) },
    body: { productCode: 'LIFT-10', favorite: true },
    otherBody: { productCode: 'LIFT-10', favorite: false },
  }),
  getStock: async ({ db }) => ({ query: { depot: await fixtureDepot(db), from: '2026-11-25', to: '2026-12-15' } }),
  listOrders: () => ({}),
  listOrdersFacets: () => ({}),
  getOrderRules: async ({ db }) => ({ query: { depot: await fixtureDepot(db), lang: 'en-US' } }),
  estimateOrder: () => ({
    body: { depotId: null, lines: [orderLine(1)] },
    otherBody: { depotId: null, lines: [orderLine(2)] },
  }),
  getOrder: ({ client }) => ({ params: { id: client.orderId } }),
  createOrder: async (setting) => ({ body: await orderEdit(setting, 1), otherBody: await orderEdit(setting, 2) }),
  putOrder: async (setting) => ({
    ...(await sampleOfOrder(setting, 'draft', 'submitted')),
    body: await orderEdit(setting, 1),
    otherBody: await orderEdit(setting, 2),
  }),
  deleteOrder: (setting) => sampleOfOrder(setting, 'draft', 'submitted'),
  submitOrder: (setting) => sampleOfOrder(setting, 'draft', 'submitted'),
  withdrawOrder: (setting) => sampleOfOrder(setting, 'pendingApproval', 'submitted'),
  approveOrder: async (setting) => ({
    ...(await sampleOfOrder(setting, 'pendingApproval', 'submitted', setting.client.colleagueId)),
    body: { comment: null },
    otherBody: { comment: 'Within budget' },
  }),
  rejectOrder: async (setting) => ({
    ...(await sampleOfOrder(setting, 'pendingApproval', 'submitted', setting.client.colleagueId)),
    body: { reason: 'Use our own' },
    otherBody: { reason: 'Too long' },
  }),
  cancelOrder: (setting) => sampleOfOrder(setting, 'submitted', 'completed'),
  listRequests: () => ({}),
  listRequestsFacets: () => ({}),
  getRequest: ({ client }) => ({ params: { id: client.requestId } }),
  createRequest: () => ({ body: requestEdit(), otherBody: requestEdit() }),
  putRequest: async (setting) => ({
    ...(await sampleOfRequest(setting, 'draft', 'submitted')),
    body: requestEdit(),
    otherBody: requestEdit(),
  }),
  deleteRequest: (setting) => sampleOfRequest(setting, 'draft', 'submitted'),
  submitRequest: (setting) => sampleOfRequest(setting, 'draft', 'submitted'),
  reviewRequest: (setting) => sampleOfRequest(setting, 'submitted', 'inReview'),
  quoteRequest: (setting) => sampleOfAnswer(setting, { validTo: '2026-12-31' }),
  approveRequest: (setting) => sampleOfAnswer(setting),
  rejectRequest: async (setting) => ({
    ...(await sampleOfRequest(setting, 'inReview', 'submitted')),
    body: { reason: 'Too late' },
    otherBody: { reason: 'Too much' },
  }),
  fulfilRequest: (setting) => sampleOfRequest(setting, 'approved', 'fulfilled'),
  cancelRequest: (setting) => sampleOfRequest(setting, 'inReview', 'rejected'),
  commentOnRequest: async (setting) => ({
    ...(await sampleOfRequest(setting, 'inReview', 'draft')),
    body: { text: 'Which gate?', asksBack: true, attachmentIds: [] },
    otherBody: { text: 'Gate 3', asksBack: false, attachmentIds: [] },
  }),
  listDepots: () => ({ query: { lang: 'en-US' } }),
  getWhatsNew: () => ({ query: { lang: 'en-US' } }),
  listCalendarFeeds: () => ({}),
  createCalendarFeed: () => ({ body: calendarFeed(), otherBody: calendarFeed() }),
  deleteCalendarFeed: async ({ db, client, user }) => ({
    params: { id: await insertCalendarFeed(db, client, user.id) },
  }),
  listSavedViews: () => ({}),
  getSavedView: async ({ db, client }) => {
    const shared = db
      .selectFrom('saved_view')
      .select('id')
      .where('client_id', '=', client.id)
      .where('shared', '=', true);
    return { params: await shared.orderBy('created_at').executeTakeFirstOrThrow() };
  },
  createSavedView: () => ({
    body: { list: 'documents', ...savedView() },
    otherBody: { list: 'documents', ...savedView() },
  }),
  putSavedView: async ({ db, client, user }) => ({
    params: { id: await insertSavedView(db, client, user.id) },
    body: savedView(),
    otherBody: savedView(),
  }),
  deleteSavedView: async ({ db, client, user }) => ({ params: { id: await insertSavedView(db, client, user.id) } }),
  createFeedback: () => ({ body: feedback(), otherBody: feedback() }),
  listAddresses: () => ({}),
  listAddressesFacets: () => ({}),
  getAddress: async ({ db, client }) => ({ params: { id: await ofProject(db, client, 'address_id') } }),
  createAddress: () => ({ body: addressEdit(), otherBody: addressEdit() }),
  putAddress: async ({ db, client }) => ({
    params: { id: await insertAddress(db, client.id, label()) },
    body: addressEdit(),
    otherBody: addressEdit(),
  }),
  archiveAddress: async ({ db, client }) => ({
    params: { id: await insertAddress(db, client.id, label()) },
    refused: { params: { id: await insertAddress(db, client.id, label(), 'archived') } },
  }),
  restoreAddress: async ({ db, client }) => ({
    params: { id: await insertAddress(db, client.id, label(), 'archived') },
    refused: { params: { id: await insertAddress(db, client.id, label()) } },
  }),
  listAssets: () => ({}),
  listAssetsFacets: () => ({}),
  getAsset: ({ client }) => ({ params: { id: client.assetId } }),
  createAsset: () => ({ body: assetEdit(), otherBody: assetEdit() }),
  putAsset: async (setting) => ({
    ...(await sampleOfAsset(setting, 'available', 'retired')),
    body: assetEdit(),
    otherBody: assetEdit(),
  }),
  assignAsset: async (setting) => {
    const [projectId, other] = setting.client.projectIds;
    const stay = { holderId: null, to: '2026-12-19' };
    return {
      ...(await sampleOfAsset(setting, 'available', 'lost')),
      body: { projectId, ...stay },
      otherBody: { projectId: other, ...stay },
    };
  },
  releaseAsset: (setting) => sampleOfAsset(setting, 'assigned', 'lost'),
  reportAssetDefect: async (setting) => ({
    ...(await sampleOfAsset(setting, 'available', 'lost')),
    body: { description: 'Leaks oil,\nleft side' },
    otherBody: { description: 'Does not start' },
  }),
  startAssetMaintenance: (setting) => sampleOfAsset(setting, 'defective', 'assigned'),
  endAssetMaintenance: (setting) => sampleOfAsset(setting, 'inMaintenance', 'lost'),
  reportAssetLost: (setting) => sampleOfAsset(setting, 'available', 'retired'),
  reportAssetFound: (setting) => sampleOfAsset(setting, 'lost', 'assigned'),
  retireAsset: (setting) => sampleOfAsset(setting, 'defective', 'assigned'),
  planInspection: async (setting) => ({
    ...(await sampleOfAsset(setting, 'available', 'retired')),
    body: { type: 'Tilt alarm check', intervalMonths: 3, dueOn: '2027-02-02' },
    otherBody: { type: 'Load test', intervalMonths: 12, dueOn: '2027-02-02' },
  }),
  recordInspection: async (setting) => {
    const { params, refused } = await sampleOfAsset(setting, 'available', 'retired');
    const { id: inspectionId } = await setting.db
      .selectFrom('asset_inspection')
      .select('id')
      .where('asset_id', '=', params.id)
      .executeTakeFirstOrThrow();
    const done = { doneOn: '2026-11-19', remarks: null, certificateId: null };
    return {
      params: { ...params, inspectionId },
      refused: { params: { ...refused.params, inspectionId } },
      body: { ...done, result: 'pass' },
      otherBody: { ...done, result: 'fail' },
    };
  },
  addReading: async (setting) => ({
    ...(await sampleOfAsset(setting, 'available', 'retired')),
    body: { kind: 'cumulativeOperatingHours', value: 1300.5, isSure: true },
    otherBody: { kind: 'fuelRemaining', value: 38 },
  }),
  voidReading: async (setting) => {
    const { params, refused } = await sampleOfAsset(setting, 'available', 'retired');
    const readingOf = async ({ id }: { id: string }) => {
      const reading = {
        id: crypto.randomUUID(),
        asset_id: id,
        client_id: setting.client.id,
        kind: 'distance' as const,
      };
      await setting.db
        .insertInto('asset_reading')
        .values({ ...reading, value: '7.0', read_at: '2026-11-20T06:00:00Z', source: 'manual' })
        .execute();
      return reading.id;
    };
    return {
      params: { ...params, readingId: await readingOf(params) },
      refused: { params: { ...refused.params, readingId: await readingOf(refused.params) } },
      body: { reason: 'Typing error' },
      otherBody: { reason: 'Another machine' },
    };
  },
  addAssetFiles: async (setting) => {
    const { db, client, user } = setting;
    const unused = async () => [await insertAttachment(db, client.id, label(), null, user.id)];
    return {
      ...(await sampleOfAsset(setting, 'available', 'retired')),
      body: { attachmentIds: await unused() },
      otherBody: { attachmentIds: await unused() },
    };
  },
  removeAssetFile: async (setting) => {
    const { params, refused } = await sampleOfAsset(setting, 'available', 'retired');
    const fileOf = ({ id }: { id: string }) =>
      insertAttachment(setting.db, setting.client.id, label(), { resource: 'asset', id });
    return {
      params: { ...params, attachmentId: await fileOf(params) },
      refused: { params: { ...refused.params, attachmentId: await fileOf(refused.params) } },
    };
  },
  checkAssetImport: () => ({ body: { tags: [label()], productCodes: ['LIFT-10'] } }),
  startAssetImport: async ({ db, client }) => {
    // A client has one import at a time.
    await db.deleteFrom('asset_import').where('client_id', '=', client.id).where('state', '=', 'running').execute();
    return { body: assetList(), otherBody: assetList() };
  },
  getAssetImports: async (setting) => {
    await importOf(setting);
    return {};
  },
  getAssetImportRefusals: async (setting) => ({ params: { id: await importOf(setting) } }),
  listContactPersons: () => ({}),
  listContactPersonsFacets: () => ({}),
  getContactPerson: async ({ db, client }) => ({ params: { id: await ofProject(db, client, 'site_contact_id') } }),
  createContactPerson: () => ({ body: personEdit(), otherBody: personEdit() }),
  putContactPerson: async ({ db, client }) => ({
    params: { id: await insertPerson(db, client.id, label()) },
    body: personEdit(),
    otherBody: personEdit(),
  }),
  archiveContactPerson: async ({ db, client }) => ({
    params: { id: await insertPerson(db, client.id, label()) },
    refused: { params: { id: await insertPerson(db, client.id, label(), 'archived') } },
  }),
  restoreContactPerson: async ({ db, client }) => ({
    params: { id: await insertPerson(db, client.id, label(), 'archived') },
    refused: { params: { id: await insertPerson(db, client.id, label()) } },
  }),
};

const sampleOfUser = async (db: Kysely<Database>, client: TestClient, from: UserStatus, refused: UserStatus) => ({
  params: { id: await insertColleague(db, client, from) },
  refused: { params: { id: await insertColleague(db, client, refused) } },
});

const sampleOfAsset = async ({ db, client }: Setting, status: AssetStatus, refused: AssetStatus) => ({
  params: { id: await insertAsset(db, client.id, label(), { status }) },
  refused: { params: { id: await insertAsset(db, client.id, label(), { status: refused }) } },
});

const assetEdit = () => ({
  tag: label(),
  name: 'Diesel scissor lift 12 m',
  productCode: 'LIFT-10',
  make: 'Northlift',
  model: 'NX-12 D',
  serialNumber: null,
  year: 2022,
  home: 'Yard Almere, bay 4',
});

const offHireEdit = (lineId: string) => ({
  lines: [{ lineId, quantity: 1, meterHours: 1204, fuelPercent: 75 }],
  offRentAt: '2026-11-20T09:00:00Z',
  transport: 'bringBack',
  window: null,
  place: 'Behind gate 2',
  keyPlace: 'Site office, hook 4',
  siteContactId: null,
  attachmentIds: [],
});

const extension = (lineId: string) => ({ lines: [{ lineId, to: '2026-12-11' }], reason: 'Facade is late' });

const orderOf = ({ db, client }: Setting, status: OrderStatus, ordererId: string) =>
  insertOrder(db, client, { ordererId, status, label: label() });

const sampleOfOrder = async (
  setting: Setting,
  from: OrderStatus,
  refused: OrderStatus,
  ordererId = setting.user.id,
) => ({
  params: { id: await orderOf(setting, from, ordererId) },
  refused: { params: { id: await orderOf(setting, refused, ordererId) } },
});

const orderLine = (quantity: number) => ({
  productCode: 'LIFT-10',
  quantity,
  from: '2026-11-25',
  to: '2026-12-15',
  remark: null,
});

const orderEdit = async ({ db }: Setting, quantity: number) =>
  enteredOrder({
    poNumber: '4500012',
    depotId: await fixtureDepot(db),
    lines: [orderLine(quantity)],
    submit: false,
  });

const requestOf = ({ db, client, user }: Setting, status: RequestStatus) =>
  insertRequest(db, client, { writerId: user.id, status, label: label() });

const sampleOfRequest = async (setting: Setting, from: RequestStatus, refused: RequestStatus) => ({
  params: { id: (await requestOf(setting, from)).id },
  refused: { params: { id: (await requestOf(setting, refused)).id } },
});

/** Returns an answer to each line of a request in review. */
async function sampleOfAnswer(setting: Setting, more: object = {}): Promise<Sample> {
  const { id, lineIds } = await requestOf(setting, 'inReview');
  const answersWith = (note: string) => ({
    ...more,
    answers: lineIds.map((lineId) => ({ lineId, by: 'ownAsset', note, assetId: null })),
  });
  return {
    params: { id },
    body: answersWith('BN-0321'),
    otherBody: answersWith('BN-0317'),
    refused: { params: { id: (await requestOf(setting, 'cancelled')).id } },
  };
}

const requestEdit = () => ({
  kind: 'equipment',
  title: label(),
  projectId: null,
  poNumber: '4500012',
  costCode: null,
  submit: false,
  lines: [
    { productCode: 'LIFT-10', text: null, quantity: 2, from: '2026-11-25', to: '2026-12-12', remark: null },
    { productCode: null, text: 'Slings 2 t', quantity: 4, from: '2026-11-25', to: null, remark: 'by gate 3' },
  ],
});

const invitation = async ({ db, client }: Setting) => ({
  email: `${label()}@invited.example`,
  firstName: 'Ada',
  lastName: 'Bakker',
  language: 'nl',
  roleIds: [await insertRole(db, client)],
  projectIds: [client.projectIds[0]],
  orderLimit: { amount: '1500.75', currency: 'EUR' },
});

/** Returns an import of the user. */
async function fleetNumberOf(db: Kysely<Database>, { contractId }: TestClient): Promise<string> {
  const lines = db.selectFrom('contract_line').where('contract_id', '=', contractId).where('status', '=', 'onRent');
  const line = await lines.where('fleet_number', 'is not', null).select('fleet_number').executeTakeFirstOrThrow();
  return line.fleet_number as string;
}

async function importOf({ db, client, user }: Setting): Promise<string> {
  const row = await db
    .selectFrom('asset_import')
    .select('id')
    .where('client_id', '=', client.id)
    .where('started_by', '=', user.id)
    .executeTakeFirst();
  return row?.id ?? insertImport(db, { clientId: client.id, userId: user.id, label: label() });
}

/** Returns a form with a file of one asset. */
function assetList(): FormData {
  const form = new FormData();
  form.append('file', new Blob([`tag,name\n${label()},Lift\n`], { type: 'text/csv' }), 'list.csv');
  return form;
}

/** Returns a form with one file of a unique name. */
function upload(): FormData {
  const form = new FormData();
  form.append('file', new Blob([PNG], { type: 'image/png' }), `${label()}.png`);
  return form;
}

/** Inserts a picture of a product on which nothing else depends. */
const ownPicture = async (db: Kysely<Database>) => insertPicture(db, (await insertOwnProduct(db)).code);

/** Returns the attachment of the client's first project. */
async function attachmentOf(db: Kysely<Database>, { projectIds: [id] }: TestClient): Promise<string> {
  const row = await db.selectFrom('attachment').select('id').where('resource_id', '=', id).executeTakeFirstOrThrow();
  return row.id;
}

const notificationOf = ({ db, client, user }: Setting) =>
  insertNotification(db, client.id, user.id, client.projectIds[0]);

const roleEdit = () => ({ name: label(), rights: ['contract-view'] });

/** Returns a unique label. */
const label = () => crypto.randomUUID().slice(0, 13);

const address = () => `${label()}@a.example`;

const LINKED_AT = new Date('2026-11-20T09:00:00.000Z');

/** Returns the link of a user that only this sample uses. */
async function passwordByLink(db: Kysely<Database>, purpose: LinkPurpose, userId: string): Promise<Sample> {
  const token = await makeLink(db, { userId, purpose }, endOfLink(purpose, LINKED_AT));
  return {
    body: { token, password: 'tall cranes over the harbor' },
    otherBody: { token, password: 'low cranes under the bridge' },
  };
}

const prospect = () => ({
  opCo: 'NL',
  company: `Bouw ${label()}`,
  country: 'NL',
  vatNumber: 'NL004495445B01',
  firstName: 'Ada',
  lastName: 'Bakker',
  email: address(),
  phone: '+31205550110',
  language: 'nl',
  termsAccepted: true,
});

const calendarFeed = () => ({ name: label(), kinds: ['delivery', 'end'], projectId: null });

const savedView = () => ({ name: label(), query: 'q=lift&sort=date%2Casc', shared: false });

const feedback = () => ({
  kind: 'problem',
  text: `The map ${label()}\nstays empty.`,
  page: '/order/contact/depots',
  version: '0.1.0',
  traceId: null,
  screenshotId: null,
});

const projectEdit = () => ({
  number: label(),
  name: 'Quay North',
  addressId: null,
  siteContactId: null,
  defaultPo: null,
  defaultCostCode: '41-200',
  from: '2026-11-20',
  to: '2027-03-31',
  budget: { amount: '125000.50', currency: 'EUR' },
});

/** Returns a reference of the client's first project, so that a user confined to it sees it too. */
async function ofProject(
  db: Kysely<Database>,
  { projectIds: [id] }: TestClient,
  column: 'address_id' | 'site_contact_id',
): Promise<string> {
  const project = await db.selectFrom('project').select(column).where('id', '=', id).executeTakeFirstOrThrow();
  return String(project[column as keyof typeof project]);
}

const addressEdit = () => ({
  kind: 'delivery',
  name: label(),
  line1: 'Kade 7',
  line2: null,
  postalCode: '3011aa',
  city: 'Rotterdam',
  region: null,
  country: 'NL',
  geo: { latitude: 51.9225, longitude: 4.47917 },
  access: { instructions: 'Gate 3,\nring twice', maxVehicle: 'truck', from: '06:30', to: '15:00' },
});

const personEdit = () => ({
  firstName: 'Jo',
  lastName: 'Vos',
  email: `${label()}@site.example`,
  phone: '+31 20 555 0177',
  functions: ['site', 'orderer'],
  language: 'nl',
});

import type { UserStatus } from '@hireyard/contract';
import type { EndpointId } from '@hireyard/contract/operations';
import type { Kysely } from 'kysely';
import { makeLink } from '../auth/one-time-links.ts';
import type { Database } from '../database/tables.ts';
import {
  insertColleague,
  insertRole,
  insertSession,
  insertUser,
  PASSWORD,
  type TestClient,
  type TestUser,
} from './fixture.ts';
import { insertNote } from './fixture-documents.ts';
import { insertAddress, insertPerson, insertProject } from './fixture-rentals.ts';

/** A valid call of an endpoint: what the generated tests start from before they break one thing. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A second valid body that asks for something else; every keyed write with a body has one. */
  readonly otherBody?: unknown;
  /** The same call on a resource whose state refuses it; every endpoint with `illegal-transition` has one. */
  readonly refused?: { readonly params: Readonly<Record<string, string>> };
}

/** Who calls within which client, and where a sample makes what it needs. */
export interface Setting {
  readonly db: Kysely<Database>;
  readonly user: TestUser;
  readonly client: TestClient;
}

/**
 * A sample for each endpoint; a new endpoint that brings none does not compile. A write makes its own resource each
 * time, e.g. `closeProject: async ({ db, client }) => ({ params: { id: await insertProject(db, client) } })`.
 */
export const SAMPLES: Readonly<Record<EndpointId, (setting: Setting) => Sample | Promise<Sample>>> = {
  getAvailability: () => ({}),
  login: ({ user }) => ({ body: { email: user.email, password: PASSWORD } }),
  refresh: () => ({}),
  logout: () => ({}),
  getKeySet: () => ({}),
  requestPasswordReset: () => ({ body: { email: address() }, otherBody: { email: address() } }),
  resetPassword: async ({ db }) => passwordByLink(db, 'reset'),
  acceptInvitation: async ({ db }) => passwordByLink(db, 'invitation'),
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
  listSessions: () => ({}),
  endSession: async ({ db, user }) => ({ params: { id: await insertSession(db, user.id) } }),
  getModules: ({ user, client }) => ({ params: { userId: user.id }, query: { clientUuid: client.uuid } }),
  getProductTranslations: () => ({ query: { lang: 'en-US' } }),
  listContractLines: () => ({}),
  listContractLinesFacets: () => ({}),
  listContracts: () => ({}),
  listContractsFacets: () => ({}),
  getContract: ({ client }) => ({ params: { id: client.contractId } }),
  getKeyFigures: () => ({}),
  getPlanning: () => ({}),
  listPlanningLines: () => ({}),
  listDocuments: () => ({}),
  listDocumentsFacets: () => ({}),
  getDocument: ({ client }) => ({ params: { id: client.documentId } }),
  markDocumentsRead: async ({ db, client }) => ({
    body: { ids: [await insertNote(db, client)] },
    otherBody: { ids: [await insertNote(db, client)] },
  }),
  listProjects: () => ({}),
  listProjectsFacets: () => ({}),
  getProject: ({ client }) => ({ params: { id: client.projectIds[0] } }),
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
  listDepots: () => ({ query: { lang: 'en-US' } }),
  getWhatsNew: () => ({ query: { lang: 'en-US' } }),
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

const invitation = async ({ db, client }: Setting) => ({
  email: `${label()}@invited.example`,
  firstName: 'Ada',
  lastName: 'Bakker',
  language: 'nl',
  roleIds: [await insertRole(db, client)],
  projectIds: [client.projectIds[0]],
  orderLimit: { amount: '1500.75', currency: 'EUR' },
});

const roleEdit = () => ({ name: label(), rights: ['contract-view'] });

/** Names what a sample makes; no two are the same. */
const label = () => crypto.randomUUID().slice(0, 13);

const address = () => `${label()}@a.example`;

/** The link of a user who is there for this sample alone. */
async function passwordByLink(db: Kysely<Database>, purpose: 'reset' | 'invitation'): Promise<Sample> {
  const { id: userId } = await insertUser(db, address(), null, []);
  const status = purpose === 'reset' ? 'active' : 'invited';
  await db.updateTable('app_user').set({ status }).where('id', '=', userId).execute();
  const { token } = await makeLink(db, { userId, purpose }, new Date('2026-11-20T09:00:00.000Z'));
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

const projectEdit = () => ({
  number: label(),
  name: 'Quay North',
  addressId: null,
  siteContactId: null,
  defaultPo: null,
  defaultCostCode: '41-200',
  from: '2026-11-20',
  till: '2027-03-31',
  budget: { amount: '125000.50', currency: 'EUR' },
});

/** What the client's first project has, so that who is confined to it sees it too. */
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
  access: { instructions: 'Gate 3,\nring twice', maxVehicle: 'truck', from: '06:30', till: '15:00' },
});

const personEdit = () => ({
  firstName: 'Jo',
  lastName: 'Vos',
  email: `${label()}@site.example`,
  phone: '+31 20 555 0177',
  functions: ['site', 'orderer'],
  language: 'nl',
});

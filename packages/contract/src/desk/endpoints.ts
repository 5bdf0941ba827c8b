import * as company from '../backoffice/endpoints.ts';
import { type CallTypes, type Endpoint, endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import { PICTURE_PROBLEMS } from '../products/values.ts';
import type { deskSchemas } from './schemas.ts';
import {
  DESK_CLIENT_LIST,
  DESK_DEPOT_LIST,
  DESK_INBOX_LIST,
  DESK_MAIL_LIST,
  DESK_PAPER_LIST,
  DESK_PRODUCT_LIST,
  DESK_RUN_LIST,
} from './values.ts';

/**
 * Declares the endpoints of the desk: the people of an operating company, who act for it as its systems do. The portal
 * does not use them.
 */
const declare = endpointsOf<typeof deskSchemas>();
const declareList = listsOf<typeof deskSchemas>();
const common = { base: 'main', module: null, access: 'desk' } as const;

export const getDeskAccount = /* @__PURE__ */ declare('getDeskAccount', {
  ...common,
  summary: 'The signed-in person of the rental company, with company, depots and rights',
  method: 'GET',
  path: '/desk/account',
  uncached: true,
});

export const listDeskInbox = /* @__PURE__ */ declareList('listDeskInbox', {
  ...common,
  summary: 'What waits for the company from all its clients, urgent entries first, then the oldest',
  path: '/desk/inbox',
  list: DESK_INBOX_LIST,
});
export const listDeskInboxFacets = /* @__PURE__ */ facetsOf(listDeskInbox);
export const acknowledgeDeskEntry = /* @__PURE__ */ declare('acknowledgeDeskEntry', {
  ...common,
  summary: 'Say that the caller sees to an entry of the inbox',
  method: 'POST',
  path: '/desk/inbox/acknowledge',
  deskRight: 'desk.act',
  problems: ['not-found'],
});
export const releaseDeskEntry = /* @__PURE__ */ declare('releaseDeskEntry', {
  ...common,
  summary: 'Give an entry of the inbox back, whoever has seen to it',
  method: 'POST',
  path: '/desk/inbox/release',
  deskRight: 'desk.act',
  problems: ['not-found'],
});

export const listDeskColleagues = /* @__PURE__ */ declare('listDeskColleagues', {
  ...common,
  summary: 'People of the operating company who may see to entries of the inbox',
  method: 'GET',
  path: '/desk/colleagues',
});
export const assignDeskEntry = /* @__PURE__ */ declare('assignDeskEntry', {
  ...common,
  summary: 'Hand an entry of the inbox to a colleague, whoever has seen to it',
  method: 'POST',
  path: '/desk/inbox/assign',
  deskRight: 'desk.act',
  problems: ['not-found'],
});

export const listDeskClients = /* @__PURE__ */ declareList('listDeskClients', {
  ...common,
  summary: 'Clients of the operating company',
  path: '/desk/clients',
  list: DESK_CLIENT_LIST,
});
export const listDeskClientsFacets = /* @__PURE__ */ facetsOf(listDeskClients);
export const getDeskClient = /* @__PURE__ */ declare('getDeskClient', {
  ...common,
  summary: 'One client with its modules, policy and administrators',
  method: 'GET',
  path: '/desk/clients/{id}',
  problems: ['not-found'],
});
export const patchDeskClient = /* @__PURE__ */ declare('patchDeskClient', {
  ...common,
  summary: 'Block or unblock a client, or change its modules, prices and policy',
  method: 'PATCH',
  path: '/desk/clients/{id}',
  deskRight: 'desk.act',
  problems: ['not-found'],
});
export const inviteDeskAdministrator = /* @__PURE__ */ declare('inviteDeskAdministrator', {
  ...common,
  summary: 'Invite an administrator of a client by mail',
  method: 'POST',
  path: '/desk/clients/{id}/administrators',
  deskRight: 'desk.act',
  status: 201,
  problems: ['not-found', 'too-many-requests'],
});
export const resendDeskInvitation = /* @__PURE__ */ declare('resendDeskInvitation', {
  ...common,
  summary: 'Send the invitation of an administrator again, with a new expiry',
  method: 'POST',
  path: '/desk/clients/{id}/administrators/{userId}/invitation',
  deskRight: 'desk.act',
  problems: ['not-found', 'illegal-transition', 'too-many-requests'],
});
export const listDeskClientUsers = /* @__PURE__ */ declare('listDeskClientUsers', {
  ...common,
  summary: 'Users of a client by name',
  method: 'GET',
  path: '/desk/clients/{id}/users',
  problems: ['not-found'],
});
export const beginDeskView = /* @__PURE__ */ declare('beginDeskView', {
  ...common,
  summary: 'View the portal as a user of a client: read only, for 30 minutes',
  method: 'POST',
  path: '/desk/clients/{id}/users/{userId}/views',
  deskRight: 'desk.view-as',
  status: 201,
  secret: true,
  idempotent: false,
  problems: ['not-found', 'illegal-transition'],
});
export const endDeskView = /* @__PURE__ */ declare('endDeskView', {
  ...common,
  summary: 'End a view of the portal as a user',
  method: 'DELETE',
  path: '/desk/views/{id}',
  deskRight: 'desk.view-as',
  status: 204,
  idempotent: false,
  problems: ['not-found'],
});
export const listDeskMachines = /* @__PURE__ */ declare('listDeskMachines', {
  ...common,
  summary: 'Machines of a depot that are on rent, or were within the last 90 days, by fleet number',
  method: 'GET',
  path: '/desk/machines',
});

export const listDeskDepots = /* @__PURE__ */ declareList('listDeskDepots', {
  ...common,
  summary: 'Depots of the operating company',
  path: '/desk/depots',
  list: DESK_DEPOT_LIST,
});
export const listDeskDepotsFacets = /* @__PURE__ */ facetsOf(listDeskDepots);
export const getDeskDepot = /* @__PURE__ */ declare('getDeskDepot', {
  ...common,
  summary: 'One depot with its opening times',
  method: 'GET',
  path: '/desk/depots/{id}',
  problems: ['not-found'],
});
export const patchDeskDepot = /* @__PURE__ */ declare('patchDeskDepot', {
  ...common,
  summary: 'Change the opening times and closing days of a depot, or how it is reached',
  method: 'PATCH',
  path: '/desk/depots/{id}',
  deskRight: 'desk.act',
  problems: ['not-found'],
});
export const getDeskClosedDays = /* @__PURE__ */ declare('getDeskClosedDays', {
  ...common,
  summary: 'Days of the coming year on which the company or a depot of it is closed, with their causes',
  method: 'GET',
  path: '/desk/closed-days',
  problems: ['not-found'],
});
export const patchDeskClosedDays = /* @__PURE__ */ declare('patchDeskClosedDays', {
  ...common,
  summary: 'Change the closing days of the company, which close all of its depots',
  method: 'PATCH',
  path: '/desk/closed-days',
  deskRight: 'desk.act',
});

export const listDeskProducts = /* @__PURE__ */ declareList('listDeskProducts', {
  ...common,
  summary: 'Products that the operating company offers',
  path: '/desk/products',
  list: DESK_PRODUCT_LIST,
});
export const listDeskProductsFacets = /* @__PURE__ */ facetsOf(listDeskProducts);
export const getDeskProduct = /* @__PURE__ */ declare('getDeskProduct', {
  ...common,
  summary: 'One product with its texts and pictures',
  method: 'GET',
  path: '/desk/products/{id}',
  problems: ['not-found'],
});
export const patchDeskProduct = /* @__PURE__ */ declare('patchDeskProduct', {
  ...common,
  summary: 'Change the names and descriptions of a product of the company',
  method: 'PATCH',
  path: '/desk/products/{id}',
  deskRight: 'desk.act',
  problems: ['not-found'],
});
export const putDeskProductPicture = /* @__PURE__ */ declare('putDeskProductPicture', {
  ...common,
  summary: 'Set the picture of a product at a position from 1 to 6',
  method: 'PUT',
  path: '/desk/products/{id}/pictures/{position}',
  deskRight: 'desk.act',
  carries: 'upload',
  problems: PICTURE_PROBLEMS,
});
export const deleteDeskProductPicture = /* @__PURE__ */ declare('deleteDeskProductPicture', {
  ...common,
  summary: 'Remove the picture of a product at a position',
  method: 'DELETE',
  path: '/desk/products/{id}/pictures/{position}',
  deskRight: 'desk.act',
  problems: ['not-found'],
});

export const listDeskPapers = /* @__PURE__ */ declareList('listDeskPapers', {
  ...common,
  summary: 'Papers of the clients of the operating company: contracts, confirmations, notes, quotes and certificates',
  path: '/desk/papers',
  list: DESK_PAPER_LIST,
});
export const listDeskPapersFacets = /* @__PURE__ */ facetsOf(listDeskPapers);
export const getDeskPaper = /* @__PURE__ */ declare('getDeskPaper', {
  ...common,
  summary: 'One paper with what it belongs to',
  method: 'GET',
  path: '/desk/papers/{id}',
  problems: ['not-found'],
});
export const getDeskPaperFile = /* @__PURE__ */ declare('getDeskPaperFile', {
  ...common,
  summary: 'The PDF of a paper, as it was sent',
  method: 'GET',
  path: '/desk/papers/{id}/file',
  carries: 'download',
  uncached: true,
  problems: ['not-found'],
});
export const createDeskPaper = /* @__PURE__ */ declare('createDeskPaper', {
  ...common,
  summary: 'Add a paper of a client, whose file follows',
  method: 'POST',
  path: '/desk/papers',
  deskRight: 'desk.act',
  status: 201,
});
export const patchDeskPaper = /* @__PURE__ */ declare('patchDeskPaper', {
  ...common,
  summary: 'Correct a paper, make it void, or valid again',
  method: 'PATCH',
  path: '/desk/papers/{id}',
  deskRight: 'desk.act',
  problems: ['not-found'],
});
export const putDeskPaperFile = /* @__PURE__ */ declare('putDeskPaperFile', {
  ...common,
  summary: 'Set or replace the PDF of a paper, which is kept byte for byte',
  method: 'PUT',
  path: '/desk/papers/{id}/file',
  deskRight: 'desk.act',
  carries: 'upload',
  problems: ['not-found', 'active-content'],
});

export const listDeskMachineAccounts = /* @__PURE__ */ declare('listDeskMachineAccounts', {
  ...common,
  summary: 'Machine accounts of the operating company, active ones first',
  method: 'GET',
  path: '/desk/machine-accounts',
});
export const createDeskMachineAccount = /* @__PURE__ */ declare('createDeskMachineAccount', {
  ...common,
  summary: 'Create a machine account; only this response contains its secret',
  method: 'POST',
  path: '/desk/machine-accounts',
  deskRight: 'desk.connect',
  status: 201,
  secret: true,
  // Not idempotent: a stored answer would contain the secret.
  idempotent: false,
});
export const revokeDeskMachineAccount = /* @__PURE__ */ declare('revokeDeskMachineAccount', {
  ...common,
  summary: 'Revoke a machine account: its secret stops working at once',
  method: 'POST',
  path: '/desk/machine-accounts/{id}/revoke',
  deskRight: 'desk.connect',
  problems: ['not-found'],
});
export const listDeskMails = /* @__PURE__ */ declareList('listDeskMails', {
  ...common,
  summary: 'Mails of the operating company that failed for good',
  path: '/desk/mails',
  list: DESK_MAIL_LIST,
});
export const listDeskMailsFacets = /* @__PURE__ */ facetsOf(listDeskMails);
export const getDeskMail = /* @__PURE__ */ declare('getDeskMail', {
  ...common,
  summary: 'One mail that failed for good',
  method: 'GET',
  path: '/desk/mails/{id}',
  problems: ['not-found'],
});
export const sendDeskMailAgain = /* @__PURE__ */ declare('sendDeskMailAgain', {
  ...common,
  summary: 'Send a mail that failed again, written anew',
  method: 'POST',
  path: '/desk/mails/{id}/send',
  deskRight: 'desk.act',
  problems: ['not-found', 'illegal-transition'],
});
export const putDeskMailAside = /* @__PURE__ */ declare('putDeskMailAside', {
  ...common,
  summary: 'Put a mail that failed aside: it is not sent',
  method: 'POST',
  path: '/desk/mails/{id}/put-aside',
  deskRight: 'desk.act',
  problems: ['not-found', 'illegal-transition'],
});

export const listDeskImports = /* @__PURE__ */ declareList('listDeskImports', {
  ...common,
  summary: 'Runs of imports of the operating company, the last changed one first',
  path: '/desk/imports',
  list: DESK_RUN_LIST,
});
export const listDeskImportsFacets = /* @__PURE__ */ facetsOf(listDeskImports);
export const getDeskImport = /* @__PURE__ */ declare('getDeskImport', {
  ...common,
  summary: 'One run of imports with its files',
  method: 'GET',
  path: '/desk/imports/{id}',
  problems: ['not-found'],
});
export const getDeskImportRefusals = /* @__PURE__ */ declare('getDeskImportRefusals', {
  ...common,
  summary: 'Refused rows of a run, in the order of its files',
  method: 'GET',
  path: '/desk/imports/{id}/refusals',
  problems: ['not-found'],
});
export const startDeskImport = /* @__PURE__ */ declare('startDeskImport', {
  ...common,
  summary: 'Begin a run of imports, to which files are added',
  method: 'POST',
  path: '/desk/imports',
  deskRight: 'desk.act',
  status: 201,
  problems: ['validation'],
});
export const addDeskImportFile = /* @__PURE__ */ declare('addDeskImportFile', {
  ...common,
  summary: 'Add a table (CSV or XLSX), or a PDF that one of them names, in place of a file of the same name',
  method: 'POST',
  path: '/desk/imports/{id}/files',
  carries: 'upload',
  deskRight: 'desk.act',
  status: 201,
  problems: ['malformed', 'validation', 'not-found', 'illegal-transition'],
});
export const removeDeskImportFile = /* @__PURE__ */ declare('removeDeskImportFile', {
  ...common,
  summary: 'Take a file out of a run that has not been imported',
  method: 'DELETE',
  path: '/desk/imports/{id}/files/{fileId}',
  deskRight: 'desk.act',
  problems: ['not-found', 'illegal-transition'],
});
export const tryDeskImport = /* @__PURE__ */ declare('tryDeskImport', {
  ...common,
  summary: 'Try all rows of a run in the background, and keep nothing',
  method: 'POST',
  path: '/desk/imports/{id}/try',
  deskRight: 'desk.act',
  status: 202,
  problems: ['not-found', 'illegal-transition'],
});
export const runDeskImport = /* @__PURE__ */ declare('runDeskImport', {
  ...common,
  summary: 'Import the rows of a run that was tried, in the background',
  method: 'POST',
  path: '/desk/imports/{id}/run',
  deskRight: 'desk.act',
  status: 202,
  problems: ['not-found', 'illegal-transition'],
});
export const undoDeskImport = /* @__PURE__ */ declare('undoDeskImport', {
  ...common,
  summary:
    'Take a run back in the background: its records are archived, void or as before, unless something depends on them',
  method: 'POST',
  path: '/desk/imports/{id}/undo',
  deskRight: 'desk.act',
  status: 202,
  problems: ['not-found', 'illegal-transition'],
});
export const getDeskRejectedRows = /* @__PURE__ */ declare('getDeskRejectedRows', {
  ...common,
  summary: 'The refused rows of a file, to mend and to import',
  method: 'GET',
  path: '/desk/imports/{id}/files/{fileId}/rejected',
  carries: 'download',
  uncached: true,
  problems: ['not-found'],
});
export const getDeskImportTemplate = /* @__PURE__ */ declare('getDeskImportTemplate', {
  ...common,
  summary: 'An empty file of a kind with its headings, or the description of all columns',
  method: 'GET',
  path: '/desk/import-templates',
  carries: 'download',
  uncached: true,
});

/** `confirmDeskOrder` for `confirmCompanyOrder`. */
type DeskId<Id extends string> = Id extends `${infer Head}Company${infer Tail}` ? `${Head}Desk${Tail}` : never;

/** Declares for a person what `endpoint` is for a system of the company. Writes need `desk.act`. */
const forPeople = <const Id extends string, T extends CallTypes>(endpoint: Endpoint<T> & { readonly id: Id }) =>
  ({
    ...endpoint,
    id: endpoint.id.replace('Company', 'Desk'),
    path: endpoint.path.replace('/backoffice/', '/desk/'),
    access: 'desk',
    sameAs: endpoint.id,
    namedAs: undefined,
    ...(endpoint.method !== 'GET' && { deskRight: 'desk.act' }),
  }) as unknown as Endpoint<T> & { readonly id: DeskId<Id>; readonly access: 'desk'; readonly sameAs: Id };

export const getDeskOrder = /* @__PURE__ */ forPeople(company.getCompanyOrder);
export const confirmDeskOrder = /* @__PURE__ */ forPeople(company.confirmCompanyOrder);
export const rejectDeskOrder = /* @__PURE__ */ forPeople(company.rejectCompanyOrder);
export const cancelDeskOrder = /* @__PURE__ */ forPeople(company.cancelCompanyOrder);
export const completeDeskOrder = /* @__PURE__ */ forPeople(company.completeCompanyOrder);

export const getDeskOffHire = /* @__PURE__ */ forPeople(company.getCompanyOffHire);
export const confirmDeskOffHire = /* @__PURE__ */ forPeople(company.confirmCompanyOffHire);
export const scheduleDeskOffHire = /* @__PURE__ */ forPeople(company.scheduleCompanyOffHire);
export const collectDeskOffHire = /* @__PURE__ */ forPeople(company.collectCompanyOffHire);
export const withdrawDeskOffHire = /* @__PURE__ */ forPeople(company.withdrawCompanyOffHire);
export const failDeskOffHire = /* @__PURE__ */ forPeople(company.failCompanyOffHire);

export const getDeskRequest = /* @__PURE__ */ forPeople(company.getCompanyRequest);
export const reviewDeskRequest = /* @__PURE__ */ forPeople(company.reviewCompanyRequest);
export const quoteDeskRequest = /* @__PURE__ */ forPeople(company.quoteCompanyRequest);
export const approveDeskRequest = /* @__PURE__ */ forPeople(company.approveCompanyRequest);
export const rejectDeskRequest = /* @__PURE__ */ forPeople(company.rejectCompanyRequest);
export const fulfilDeskRequest = /* @__PURE__ */ forPeople(company.fulfilCompanyRequest);
export const commentOnDeskRequest = /* @__PURE__ */ forPeople(company.commentOnCompanyRequest);

export const getDeskAttachment = /* @__PURE__ */ forPeople(company.getCompanyAttachment);
export const getDeskAttachmentThumbnail = /* @__PURE__ */ forPeople(company.getCompanyAttachmentThumbnail);

import { type Language, PAPER_TYPES, type ResponseOf } from '@hireyard/contract';
import { INBOX_KINDS, type InboxEntry } from '@hireyard/contract/backoffice';
import {
  ARCHIVE_STATES,
  CLIENT_STATES,
  type DeskAccount,
  type DeskMachineAccount,
  FAILED_MAIL_STATES,
  type getDeskClient,
  type getDeskClosedDays,
  type getDeskDepot,
  type getDeskImport,
  type getDeskImportRefusals,
  type getDeskMail,
  type getDeskOffHire,
  type getDeskOrder,
  type getDeskPaper,
  type getDeskProduct,
  type getDeskRequest,
  type listDeskClientUsers,
  type listDeskInboxFacets,
  type listDeskMachines,
  MAIL_FAILURES,
  MAIL_KINDS,
  PAPER_STATES,
  RUN_SOURCES,
  RUN_STATES,
} from '@hireyard/contract/desk';
import { createMemoryRouter } from 'react-router-dom';
import { Subject } from 'rxjs';
import { createDeskRouter } from '../desk/desk-router.tsx';
import { DESK_NAMESPACES } from '../desk/open-desk.tsx';
import type { EpicDependencies } from '../epics/epic.ts';
import { createEpics } from '../epics/epic-middleware.ts';
import { rootEpic } from '../epics/root.ts';
import { productNamesEpic } from '../epics/start-calls.ts';
import type { Http, HttpRequest } from '../http/types.ts';
import { createI18n } from '../i18n/i18n.ts';
import { deviceStorage } from '../storage/storage.ts';
import { followLanguage } from '../store/follow-language.ts';
import { createStore, type RootState } from '../store/store.ts';
import type { Answers } from './fake-http.ts';
import { SITE } from './fixtures.ts';
import { PROFILE, visitor } from './state.ts';

const DEPOT = { id: '7a1d6a52-53a5-4f0b-9d52-00000000d001', name: 'Amsterdam' };

export const DESK_ACCOUNT: DeskAccount = {
  userId: PROFILE.id,
  firstName: 'Dirk',
  lastName: 'de Wit',
  email: 'desk.nl@demo.example',
  preferredLanguageCode: 'en-US',
  company: { code: 'NL', name: 'Hireyard Nederland', country: 'NL', timeZone: 'Europe/Amsterdam' },
  depot: null,
  depots: [DEPOT, { id: '7a1d6a52-53a5-4f0b-9d52-00000000d002', name: 'Rotterdam' }],
  rights: ['desk.see', 'desk.act', 'desk.connect'],
  companyMismatch: { isOwnMissing: false, notSetUp: [] },
};

const CLIENT_REF = {
  uuid: '7a1d6a52-53a5-4f0b-9d52-0a6d30bbd0f7',
  externalId: null,
  name: 'Bouwbedrijf De Linde',
  customerNumber: 'C-1007',
};

export const DESK_ORDER: ResponseOf<typeof getDeskOrder> = {
  id: '7a1d6a52-53a5-4f0b-9d52-00000000e001',
  externalId: null,
  client: CLIENT_REF,
  number: 'O-260017',
  status: 'submitted',
  orderer: { id: PROFILE.id, externalId: null, name: 'Petra Planner' },
  fulfilment: 'delivery',
  depotId: DEPOT.id,
  depot: null,
  project: null,
  address: { ...SITE, externalId: null },
  slot: 'early',
  siteContact: { externalId: null, name: 'Jan de Boer', phone: '+31 20 555 0123' },
  poNumber: '4500017',
  costCode: null,
  reference: null,
  remark: 'Ring at the gate.',
  lines: [
    {
      id: '7a1d6a52-53a5-4f0b-9d52-00000000f001',
      lineNo: 1,
      productCode: 'SL-12E',
      quantity: 2,
      from: '2026-11-24',
      to: '2026-12-11',
      remark: null,
    },
  ],
  rejectReason: null,
  acceptedTerms: null,
  contracts: [],
  actions: ['confirm', 'reject'],
  updatedAt: '2026-11-20T08:12:00.000Z',
  version: 2,
};

const CALLED_LINE = {
  ...{ line: null, contractId: '7a1d6a52-53a5-4f0b-9d52-00000000e004', contract: null, contractNumber: 'C-260101' },
  ...{ productCode: 'SL-12E', quantity: 1, meterHours: null, fuelPercent: null, status: 'offHired' as const },
};

/** Two machines whose pick-up is scheduled. */
export const DESK_OFF_HIRE: ResponseOf<typeof getDeskOffHire> = {
  id: '7a1d6a52-53a5-4f0b-9d52-00000000e005',
  externalId: null,
  client: CLIENT_REF,
  number: 'OH-260042',
  status: 'scheduled',
  offRentAt: '2026-11-20T08:00:00.000Z',
  transport: 'collect',
  window: { date: '2026-11-23', slot: 'morning' },
  address: SITE,
  place: null,
  keyPlace: null,
  siteContact: null,
  depotId: DEPOT.id,
  depot: null,
  timeZone: 'Europe/Amsterdam',
  failReason: null,
  caller: { id: PROFILE.id, externalId: null, name: 'Petra Planner' },
  attachments: [],
  lines: [
    { ...CALLED_LINE, lineId: '7a1d6a52-53a5-4f0b-9d52-00000000e006', fleetNumber: '204 118' },
    { ...CALLED_LINE, lineId: '7a1d6a52-53a5-4f0b-9d52-00000000e007', fleetNumber: '204 119' },
  ],
  actions: ['collect', 'fail', 'withdraw'],
  updatedAt: '2026-11-20T08:12:00.000Z',
  version: 3,
};

/** A breakdown that is not safe to use. */
export const DESK_BREAKDOWN: ResponseOf<typeof getDeskRequest> = {
  id: '7a1d6a52-53a5-4f0b-9d52-00000000e002',
  client: CLIENT_REF,
  number: 'R-2611-004',
  attachments: [],
  kind: 'service',
  status: 'submitted',
  title: 'The platform does not come down',
  project: null,
  writer: { id: PROFILE.id, externalId: null, name: 'Petra Planner' },
  createdAt: '2026-11-20T09:20:00.000Z',
  neededOn: null,
  lineCount: 0,
  waitsFor: 'company',
  poNumber: null,
  costCode: null,
  description: 'It stands still at 8 m. Nobody is on it.',
  lines: [],
  subject: {
    type: 'contractLine',
    id: '7a1d6a52-53a5-4f0b-9d52-00000000e003',
    externalId: null,
    contractId: '7a1d6a52-53a5-4f0b-9d52-00000000e004',
    contract: null,
    contractNumber: 'C-260101',
    productCode: 'SL-12E',
    fleetNumber: '204 118',
  },
  disputedLines: [],
  service: { fault: 'breakdown', safeToUse: false },
  askedBack: false,
  waitingSince: '2026-11-20T09:20:00.000Z',
  validTo: null,
  rejectReason: null,
  comments: [],
  steps: [],
  actions: ['review', 'comment', 'askBack'],
  updatedAt: '2026-11-20T09:20:00.000Z',
  version: 2,
};

/** The two records as entries of the inbox. */
export const ORDER_ENTRY: InboxEntry = {
  kind: 'order',
  id: DESK_ORDER.id,
  externalId: null,
  number: DESK_ORDER.number,
  client: CLIENT_REF,
  depot: { ...DEPOT, externalId: null },
  project: null,
  site: 'Zuidas Tower C, Amsterdam',
  title: null,
  requestKind: null,
  service: null,
  document: null,
  machines: [
    {
      productCode: 'SL-12E',
      name: 'Scissor lift 12 m',
      fleetNumber: null,
      quantity: 2,
      from: '2026-11-24',
      to: '2026-12-11',
    },
  ],
  machineCount: 1,
  attachments: [],
  until: null,
  waitingSince: '2026-11-20T08:12:00.000Z',
  urgent: false,
  next: 'confirm',
  acknowledgedAt: null,
  acknowledgedBy: null,
  path: `/api/backoffice/orders/${DESK_ORDER.id}`,
};
export const BREAKDOWN_ENTRY: InboxEntry = {
  ...ORDER_ENTRY,
  kind: 'request',
  id: DESK_BREAKDOWN.id,
  number: DESK_BREAKDOWN.number,
  depot: null,
  site: null,
  title: DESK_BREAKDOWN.title,
  requestKind: 'service',
  service: DESK_BREAKDOWN.service,
  machines: [
    {
      productCode: 'SL-12E',
      name: 'Scissor lift 12 m',
      fleetNumber: '204 118',
      quantity: 1,
      from: null,
      to: null,
    },
  ],
  waitingSince: '2026-11-20T09:20:00.000Z',
  urgent: true,
  next: 'review',
  acknowledgedAt: '2026-11-20T09:24:00.000Z',
  acknowledgedBy: 'Ria Bos',
  path: `/api/backoffice/requests/${DESK_BREAKDOWN.id}`,
};

type Counts = ResponseOf<typeof listDeskInboxFacets>;
const countOf = (entries: readonly InboxEntry[], holds: (entry: InboxEntry) => boolean) => entries.filter(holds).length;

/** Answers of an inbox with these entries, narrowed to the kind, depot or record that is asked for. */
export const inboxAnswers = (entries: readonly InboxEntry[] = []): Answers => {
  const shown = ({ query }: HttpRequest) => {
    const asked = (name: string) => [query?.[name] ?? []].flat() as readonly string[];
    const holds = (name: string, value: string) => asked(name).length === 0 || asked(name).includes(value);
    return entries.filter(
      ({ kind, id, depot }) => holds('kind', kind) && holds('record', id) && holds('depot', depot?.id ?? 'none'),
    );
  };
  return {
    'GET /desk/inbox': (request: HttpRequest) => ({ items: shown(request), page: 0, size: 25, hasMore: false }),
    'GET /desk/inbox/facets': (request: HttpRequest): Counts => ({
      total: shown(request).length,
      facets: {
        kind: INBOX_KINDS.map((kind) => ({
          value: kind,
          label: null,
          count: countOf(entries, (entry) => entry.kind === kind),
        })),
        depot: DESK_ACCOUNT.depots.map(({ id, name }) => ({
          value: id,
          label: name,
          count: countOf(entries, ({ depot }) => depot?.id === id),
        })),
        person: [
          { value: 'none', label: null, count: countOf(entries, ({ acknowledgedAt }) => acknowledgedAt === null) },
          { value: DESK_ACCOUNT.userId, label: 'Dirk de Wit', count: 0 },
        ],
      },
    }),
  };
};

export const DESK_CLIENT: ResponseOf<typeof getDeskClient> = {
  id: CLIENT_REF.uuid,
  externalId: 'K-1007',
  name: CLIENT_REF.name,
  customerNumber: CLIENT_REF.customerNumber,
  vatNumber: 'NL000099998B57',
  peppolId: null,
  terms: [],
  showPrices: true,
  blocked: false,
  modules: ['order', 'request'],
  policy: {
    poRequired: true,
    poPattern: '45#####',
    projectRequired: false,
    costCodeRequired: false,
    approval: 'overLimit',
  },
  rentalContact: { phone: '+31 20 555 0100', email: 'rental@hireyard.example' },
  depot: DEPOT,
  archived: false,
  administrators: [
    {
      id: PROFILE.id,
      firstName: 'Petra',
      lastName: 'Planner',
      email: 'petra@linde.example',
      status: 'active',
      invitation: null,
    },
    {
      id: '7a1d6a52-53a5-4f0b-9d52-00000000b002',
      firstName: 'Ann',
      lastName: 'Mulder',
      email: 'ann@linde.example',
      status: 'invited',
      invitation: { sentAt: '2024-11-10T08:00:00.000Z', expiresAt: '2024-11-17T08:00:00.000Z', failedAt: null },
    },
  ],
};

/** Answers of the list of clients. */
export const clientAnswers = (clients: readonly (typeof DESK_CLIENT)[] = [DESK_CLIENT]): Answers => ({
  'GET /desk/clients': {
    items: clients.map(({ id, name, customerNumber, blocked, administrators }) => ({
      ...{ id, name, customerNumber, state: blocked ? 'blocked' : 'active' },
      administrators: administrators.filter(({ status }) => status === 'active').length,
    })),
    page: 0,
    size: 25,
    hasMore: false,
  },
  'GET /desk/clients/facets': {
    total: clients.length,
    facets: {
      state: CLIENT_STATES.map((value) => ({ value, label: null, count: value === 'active' ? clients.length : 0 })),
      managed: ['yes', 'no'].map((value) => ({ value, label: null, count: value === 'yes' ? clients.length : 0 })),
    },
  },
});

/** A mail that failed for good. */
export const DESK_MAIL: ResponseOf<typeof getDeskMail> = {
  id: '7a1d6a52-53a5-4f0b-9d52-00000000a101',
  kind: 'notification',
  to: { name: 'Petra Planner', email: 'petra@linde.example' },
  subject: 'Order O-260017 is confirmed',
  reason: 'address',
  state: 'open',
  createdAt: '2026-11-19T08:12:00.000Z',
  failedAt: '2026-11-19T08:12:04.000Z',
  attempts: 1,
  code: 'EENVELOPE 550',
  handledAt: null,
};

/** Answers of the list of failed mails. */
export const mailAnswers = (mails: readonly (typeof DESK_MAIL)[] = [DESK_MAIL]): Answers => ({
  'GET /desk/mails': {
    items: mails.map(({ attempts: _attempts, code: _code, handledAt: _handledAt, ...summary }) => summary),
    page: 0,
    size: 25,
    hasMore: false,
  },
  'GET /desk/mails/facets': {
    total: mails.length,
    facets: {
      state: FAILED_MAIL_STATES.map((value) => ({ value, label: null, count: value === 'open' ? mails.length : 0 })),
      kind: MAIL_KINDS.map((value) => ({
        ...{ value, label: null },
        count: mails.filter(({ kind }) => kind === value).length,
      })),
      reason: MAIL_FAILURES.map((value) => ({
        ...{ value, label: null },
        count: mails.filter(({ reason }) => reason === value).length,
      })),
    },
  },
});
export const DESK_DEPOT: ResponseOf<typeof getDeskDepot> = {
  id: DEPOT.id,
  externalId: 'DEP-01',
  name: DEPOT.name,
  address: {
    ...{ name: null, line1: 'Kuiperbergweg 20', line2: null, postalCode: '1101 AG' },
    ...{ city: 'Amsterdam', region: null, country: 'NL' },
  },
  phone: '+31 20 555 0100',
  email: 'amsterdam@hireyard.example',
  timeZone: 'Europe/Amsterdam',
  subdivision: null,
  geo: null,
  openingTimes: [
    { day: 1, from: '07:00', to: '12:00' },
    { day: 1, from: '12:30', to: '16:30' },
    ...[2, 3, 4, 5].map((day) => ({ day, from: '07:00', to: '16:30' })),
  ],
  closingDays: [{ date: '2099-01-05', name: 'Rebuilding' }],
  workedDays: ['2026-12-28'],
  archived: false,
};

/** Closed days of that depot. */
export const DESK_CLOSED_DAYS: ResponseOf<typeof getDeskClosedDays> = {
  closingDays: DESK_DEPOT.closingDays,
  workedDays: DESK_DEPOT.workedDays,
  items: [
    { date: '2026-12-25', name: 'Christmas Day', cause: 'holiday', worked: false },
    { date: '2026-12-28', name: 'Stocktaking', cause: 'company', worked: true },
    { date: '2027-01-04', name: 'Rebuilding', cause: 'depot', worked: false },
  ],
};

/** Answers of the list of depots. */
export const depotAnswers = (depots: readonly (typeof DESK_DEPOT)[] = [DESK_DEPOT]): Answers => {
  const daysOf = ({ openingTimes }: typeof DESK_DEPOT) => new Set(openingTimes.map(({ day }) => day)).size;
  return {
    'GET /desk/closed-days': DESK_CLOSED_DAYS,
    'GET /desk/depots': {
      items: depots.map((depot) => ({
        ...{ id: depot.id, name: depot.name, city: depot.address.city },
        ...{ state: depot.archived ? 'archived' : 'active', openDays: daysOf(depot) },
      })),
      page: 0,
      size: 25,
      hasMore: false,
    },
    'GET /desk/depots/facets': {
      total: depots.length,
      facets: {
        state: ARCHIVE_STATES.map((value) => ({ value, label: null, count: value === 'active' ? depots.length : 0 })),
        hours: ['yes', 'no'].map((value) => ({
          value,
          label: null,
          count: depots.filter((depot) => daysOf(depot) > 0 === (value === 'yes')).length,
        })),
      },
    },
  };
};

/** Users of that client. Only one of them can be viewed. */
export const DESK_USERS: ResponseOf<typeof listDeskClientUsers>['items'] = [
  {
    ...{ id: '7a1d6a52-53a5-4f0b-9d52-00000000c101', firstName: 'Petra', lastName: 'Planner' },
    ...{ email: 'petra@linde.example', status: 'active', roles: ['Administrator'] },
  },
  {
    ...{ id: '7a1d6a52-53a5-4f0b-9d52-00000000c102', firstName: 'Bram', lastName: 'Visser' },
    ...{ email: 'bram@linde.example', status: 'blocked', roles: ['Site manager', 'Requester'] },
  },
];
export const DESK_PRODUCT: ResponseOf<typeof getDeskProduct> = {
  ...{ id: '7a1d6a52-53a5-4f0b-9d52-00000000ab08', externalId: 'P-1', code: 'OWN-1', kind: 'rental' },
  names: { 'en-US': 'Site hut', nl: 'Bouwkeet' },
  fallbackLanguage: 'en-US',
  descriptions: {},
  ...{ archived: false, pictures: [], own: true },
};

/** Answers of the list of products. */
export const productAnswers = (products: readonly (typeof DESK_PRODUCT)[] = [DESK_PRODUCT]): Answers => ({
  'GET /desk/products': {
    items: products.map(({ id, code, names, archived, pictures }) => ({
      ...{ id, code, name: names['en-US'] ?? code, state: archived ? 'archived' : 'active' },
      ...{ pictures: pictures.length, picture: pictures[0]?.id ?? null },
    })),
    page: 0,
    size: 25,
    hasMore: false,
  },
  'GET /desk/products/facets': {
    total: products.length,
    facets: {
      state: ARCHIVE_STATES.map((value) => ({ value, label: null, count: value === 'active' ? products.length : 0 })),
      pictures: ['yes', 'no'].map((value) => ({
        ...{ value, label: null },
        count: products.filter(({ pictures }) => pictures.length > 0 === (value === 'yes')).length,
      })),
    },
  },
});

export const DESK_PAPER: ResponseOf<typeof getDeskPaper> = {
  ...{ id: '7a1d6a52-53a5-4f0b-9d52-00000000ad01', externalId: 'N-1', type: 'deliveryNote', number: 'LS-2611-004' },
  ...{ title: 'Lift to site', date: '2026-11-02', voidedOn: null },
  client: { id: CLIENT_REF.uuid, name: CLIENT_REF.name, customerNumber: CLIENT_REF.customerNumber },
  ...{ poNumber: '4500017', order: null, from: null, to: null, fleetNumber: null, contracts: ['C-260101'] },
  hasFile: true,
  file: { size: 48_213, sha256: 'a'.repeat(64), storedAt: '2026-11-02T09:00:00.000Z' },
};

/** Answers of the list of papers. */
export const paperAnswers = (papers: readonly (typeof DESK_PAPER)[] = [DESK_PAPER]): Answers => {
  const counted = (value: string, holds: (paper: typeof DESK_PAPER) => boolean, label: string | null = null) => ({
    ...{ value, label },
    count: papers.filter(holds).length,
  });
  return {
    'GET /desk/papers': {
      items: papers.map(({ id, type, number, title, date, voidedOn, client, hasFile }) => ({
        ...{ id, type, number, title, date, voidedOn, client, hasFile },
      })),
      page: 0,
      size: 25,
      hasMore: false,
    },
    'GET /desk/papers/facets': {
      total: papers.length,
      facets: {
        type: PAPER_TYPES.map((value) => counted(value, ({ type }) => type === value)),
        client: [counted(CLIENT_REF.uuid, ({ client }) => client.id === CLIENT_REF.uuid, CLIENT_REF.name)],
        file: ['yes', 'no'].map((value) => counted(value, ({ hasFile }) => hasFile === (value === 'yes'))),
        state: PAPER_STATES.map((value) =>
          counted(value, ({ voidedOn }) => (voidedOn === null) === (value === 'valid')),
        ),
      },
    },
  };
};

/** A run of files that was tried, with a refused row. */
export const DESK_IMPORT: ResponseOf<typeof getDeskImport> = {
  id: '7a1d6a52-53a5-4f0b-9d52-00000000a201',
  source: 'desk',
  name: 'clients.csv',
  by: 'Dirk de Wit',
  state: 'tried',
  dryRun: true,
  kinds: ['clients'],
  created: 12,
  changed: 1,
  unchanged: 0,
  refused: 1,
  archived: 0,
  undo: null,
  canUndo: false,
  startedAt: '2026-11-20T08:00:00.000Z',
  changedAt: '2026-11-20T08:02:00.000Z',
  files: [
    {
      id: '7a1d6a52-53a5-4f0b-9d52-00000000a202',
      name: 'clients.csv',
      kind: 'clients',
      sheetOf: null,
      size: 1_400,
      report: {
        ...{ created: 12, changed: 1, unchanged: 0, refused: 1, fault: null },
        ...{ encoding: 'windows-1252', isEncodingSure: false, ignored: ['Nickname'] },
      },
      hasRejected: true,
    },
  ],
};

/** A run that was taken back, but for one record. */
export const UNDONE_IMPORT: typeof DESK_IMPORT = {
  ...{ ...DESK_IMPORT, state: 'done', dryRun: false, refused: 0, canUndo: true },
  undo: { askedAt: '2026-11-20T08:10:00.000Z', doneAt: '2026-11-20T08:11:00.000Z', takenBack: 12, refused: 1 },
};

/** Answers of the list of imports, and of each of them. */
export const importAnswers = (runs: readonly (typeof DESK_IMPORT)[] = [DESK_IMPORT]): Answers => ({
  'GET /desk/imports': {
    items: runs.map(({ files: _files, ...summary }) => summary),
    page: 0,
    size: 25,
    hasMore: false,
  },
  'GET /desk/imports/facets': {
    total: runs.length,
    facets: {
      source: RUN_SOURCES.map((value) => ({
        ...{ value, label: null },
        count: runs.filter(({ source }) => source === value).length,
      })),
      state: RUN_STATES.map((value) => ({
        ...{ value, label: null },
        count: runs.filter(({ state }) => state === value).length,
      })),
      refused: ['yes', 'no'].map((value) => ({ value, label: null, count: value === 'yes' ? runs.length : 0 })),
      dryRun: ['yes', 'no'].map((value) => ({ value, label: null, count: value === 'yes' ? runs.length : 0 })),
    },
  },
  ...Object.fromEntries(
    runs.flatMap((run) => [
      [`GET /desk/imports/${run.id}`, run],
      [`GET /desk/imports/${run.id}/refusals`, run.undo ? STAYS : REFUSALS],
    ]),
  ),
});

const REFUSALS: ResponseOf<typeof getDeskImportRefusals> = {
  items: [
    {
      ...{ position: 1, kind: 'clients', file: 'clients.csv', lines: [14], externalId: 'K-14' },
      reasons: [
        { column: 'depot', code: 'reference', cell: 'D-404' },
        { column: 'rentalContact.email', code: 'email', cell: 'nobody' },
      ],
    },
  ],
  hasMore: false,
};

const STAYS: ResponseOf<typeof getDeskImportRefusals> = {
  items: [
    {
      ...{ position: 1, kind: 'clients', file: null, lines: [], externalId: 'K-7' },
      reasons: [{ column: null, code: 'in-use', cell: null }],
    },
  ],
  hasMore: false,
};

/** Machines of a depot: two sheets of codes. */
export const MACHINES: ResponseOf<typeof listDeskMachines> = {
  items: Array.from({ length: 12 }, (_, index) => ({
    fleetNumber: `204 ${118 + index}`,
    productCode: index % 2 === 0 ? 'SCI-E-12' : 'BOT-D-22',
  })),
  hasMore: false,
};

export const MACHINE_ACCOUNT: DeskMachineAccount = {
  id: '7a1d6a52-53a5-4f0b-9d52-00000000ab01',
  name: 'ERP',
  createdAt: '2026-11-02T09:00:00.000Z',
  createdBy: 'Dirk de Wit',
  usedAt: '2026-11-20T08:30:00.000Z',
  revokedAt: null,
};

/** State of a person at the desk. The store holds no client. */
export const atDesk = (): Partial<RootState> => {
  const { user, ...rest } = visitor();
  return { ...rest, user: { ...user, status: 'signedIn', id: PROFILE.id } as RootState['user'] };
};

/** Answers that every page of the desk needs. */
export const DESK_ANSWERS: Answers = {
  'GET /desk/account': DESK_ACCOUNT,
  'GET /profile': PROFILE,
  [`GET /desk/clients/${DESK_CLIENT.id}/users`]: { items: DESK_USERS, hasMore: false },
  ...inboxAnswers(),
};

interface DeskOpening {
  readonly http: Http;
  readonly address: string;
  readonly state?: Partial<RootState>;
  readonly language?: Language;
}

/** Returns the props of `DeskApp`: real store, texts and routes over a stubbed HTTP pipeline. */
export async function openDesk({ http, address, state = atDesk(), language = 'en-US' }: DeskOpening) {
  const i18n = await createI18n(language, DESK_NAMESPACES);
  const epics = createEpics({
    http,
    navigationEnd: new Subject<string>(),
    storage: deviceStorage,
  } as Partial<EpicDependencies> as EpicDependencies);
  const store = createStore({ http, preloadedState: state, epicMiddleware: epics.middleware });
  epics.run(rootEpic([productNamesEpic]));
  followLanguage(store, i18n);
  const router = createDeskRouter((routes) => createMemoryRouter(routes, { initialEntries: [address] }));
  return { store, i18n, router };
}

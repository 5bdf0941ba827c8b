import * as z from 'zod/mini';
import {
  CompanyProduct,
  nameRules,
  ProductDescriptionsEdit,
  ProductNamesEdit,
} from '../backoffice/imports/catalogue.ts';
import { CompanyClientDetail, clientSettings } from '../backoffice/imports/clients.ts';
import { CompanyDepot, openingRules, openingTimes } from '../backoffice/imports/depots.ts';
import { CompanyPaper, certificateFacts, paperFacts } from '../backoffice/imports/papers.ts';
import { IMPORT_KINDS } from '../backoffice/imports/values.ts';
import { InboxEntry } from '../backoffice/inbox-schemas.ts';
import { Email, PhoneNumber } from '../core/contact-schemas.ts';
import { LANGUAGES } from '../core/languages.ts';
import { searchText } from '../core/list-schemas.ts';
import { Instant, LanguageCode, LocalDate, Named, Uuid } from '../core/primitive-schemas.ts';
import { lineOf, optionalLineOf } from '../core/text-schemas.ts';
import { closingDayEdits, closingDayFields } from '../depots/closing-day-schemas.ts';
import { SentInvitation, UserInvitation } from '../members/schemas.ts';
import { USER_STATUSES } from '../members/values.ts';
import {
  ARCHIVE_STATES,
  CLIENT_STATES,
  CLOSED_BY,
  DESK_RIGHTS,
  FAILED_MAIL_STATES,
  FILE_FAULTS,
  MACHINE_ACCOUNT_NAME_MAX,
  MAIL_FAILURES,
  MAIL_KINDS,
  RUN_SOURCES,
  RUN_STATES,
} from './values.ts';

/** Account of a person at the rental company. It has no corporate client. */
export const DeskAccount = z.object({
  userId: Uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  preferredLanguageCode: z.enum(LANGUAGES),
  company: z.object({ code: z.string(), name: z.string(), country: z.string(), timeZone: z.string() }),
  /** Depot where the person works; null for all. */
  depot: z.nullable(Named),
  /** Depots of the operating company that are in use, by name. */
  depots: z.array(Named),
  rights: z.array(z.enum(DESK_RIGHTS)),
  /** Differences between `app-config.json` and the database (OP-24). */
  companyMismatch: z.object({
    /** True if `app-config.json` does not have the operating company of the person. */
    isOwnMissing: z.boolean(),
    /** Codes of operating companies that `app-config.json` has, and the database does not. */
    notSetUp: z.array(z.string()),
  }),
});
export type DeskAccount = z.infer<typeof DeskAccount>;

/** Client of the operating company. Its id is the UUID that the portal knows it by. */
const DeskClientSummary = z.object({
  id: Uuid,
  name: z.string(),
  customerNumber: z.string(),
  state: z.enum(CLIENT_STATES),
  /** Number of active users who manage the client's users. */
  administrators: z.int(),
});
export type DeskClientSummary = z.infer<typeof DeskClientSummary>;

/** User who manages the client's users, or is invited to. */
const ClientAdministrator = z.object({
  id: Uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(USER_STATUSES),
  /** Null for a user who has accepted, and for one who was not invited yet. */
  invitation: z.nullable(SentInvitation),
});
export type ClientAdministrator = z.infer<typeof ClientAdministrator>;

export const DeskClient = z.extend(z.omit(CompanyClientDetail, { uuid: true, sourceVersion: true, sourceTime: true }), {
  id: Uuid,
  /** Depot that usually serves the client. */
  depot: z.nullable(Named),
  administrators: z.array(ClientAdministrator),
});
export type DeskClient = z.infer<typeof DeskClient>;

/** User of a client. */
const DeskUser = z.object({
  id: Uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(USER_STATUSES),
  /** Names of the roles within the client. */
  roles: z.array(z.string()),
});
export type DeskUser = z.infer<typeof DeskUser>;

/** View of the portal as a user (DK-15). */
const DeskView = z.object({
  id: Uuid,
  /** Token of the view. It reads what the user sees at the client, and cannot be renewed. */
  accessToken: z.string(),
  expiresAt: Instant,
  user: Named,
  client: z.object({ uuid: Uuid, name: z.string() }),
});
export type DeskView = z.infer<typeof DeskView>;

/** Machine by its number, for the code on it. */
export const DeskMachine = z.object({ fleetNumber: z.string(), productCode: z.string() });
export type DeskMachine = z.infer<typeof DeskMachine>;

/** Depot of the operating company. */
const DeskDepotSummary = z.object({
  id: Uuid,
  name: z.string(),
  city: z.string(),
  state: z.enum(ARCHIVE_STATES),
  /** Number of days in a week on which it opens; 0 if its opening times are not known. */
  openDays: z.int(),
});
export type DeskDepotSummary = z.infer<typeof DeskDepotSummary>;

export const DeskDepot = z.omit(CompanyDepot, { sourceVersion: true, sourceTime: true });
export type DeskDepot = z.infer<typeof DeskDepot>;

/** Closed days of the company or of a depot. */
export const DeskClosedDays = z.object({
  ...closingDayFields,
  /** Days of the coming year, in order. */
  items: z.array(
    z.object({
      date: LocalDate,
      name: z.string(),
      cause: z.enum(CLOSED_BY),
      /** True for a day on which it works all the same. */
      worked: z.boolean(),
    }),
  ),
});
export type DeskClosedDays = z.infer<typeof DeskClosedDays>;

const DeskProductSummary = z.object({
  id: Uuid,
  code: z.string(),
  /** In the language of the person, or in the fallback language. */
  name: z.string(),
  state: z.enum(ARCHIVE_STATES),
  pictures: z.int(),
  /** Id of the first picture; null without one. */
  picture: z.nullable(Uuid),
});
export type DeskProductSummary = z.infer<typeof DeskProductSummary>;

export const DeskProduct = z.extend(
  z.pick(CompanyProduct, {
    externalId: true,
    id: true,
    code: true,
    names: true,
    fallbackLanguage: true,
    descriptions: true,
    kind: true,
    archived: true,
    pictures: true,
  }),
  {
    /** False for a product of all operating companies, whose texts are not the company's. */
    own: z.boolean(),
  },
);
export type DeskProduct = z.infer<typeof DeskProduct>;

/** Paper of a client of the operating company. */
const DeskPaperSummary = z.extend(
  z.pick(CompanyPaper, { id: true, type: true, number: true, title: true, date: true, voidedOn: true }),
  {
    /** Its id is the UUID that the portal knows it by. */
    client: z.object({ id: Uuid, name: z.string(), customerNumber: z.string() }),
    hasFile: z.boolean(),
  },
);
export type DeskPaperSummary = z.infer<typeof DeskPaperSummary>;

const DeskPaper = z.extend(
  z.extend(
    DeskPaperSummary,
    z.pick(CompanyPaper, {
      externalId: true,
      poNumber: true,
      order: true,
      from: true,
      to: true,
      fleetNumber: true,
      file: true,
    }).shape,
  ),
  {
    /** Numbers of the contracts. */
    contracts: z.array(z.string()),
  },
);
export type DeskPaper = z.infer<typeof DeskPaper>;

/** Account by which a system of the operating company calls `/api/backoffice`. Its secret cannot be read. */
export const DeskMachineAccount = z.object({
  id: Uuid,
  name: z.string(),
  createdAt: Instant,
  /** Person who made it at the desk; null for one that an operator has made. */
  createdBy: z.nullable(z.string()),
  /** Time of the last call, to the hour; null if there was none. */
  usedAt: z.nullable(Instant),
  /** Null for an active account. */
  revokedAt: z.nullable(Instant),
});
export type DeskMachineAccount = z.infer<typeof DeskMachineAccount>;
/** A mail that failed for good. Neither its text nor its links are kept. */
const DeskMailSummary = z.object({
  id: Uuid,
  kind: z.enum(MAIL_KINDS),
  /** Null if there was nobody to write to. */
  to: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** In the recipient's language. Null if the mail could not be written. */
  subject: z.nullable(z.string()),
  reason: z.enum(MAIL_FAILURES),
  state: z.enum(FAILED_MAIL_STATES),
  /** When the mail was to be sent first. */
  createdAt: Instant,
  failedAt: Instant,
});
export type DeskMailSummary = z.infer<typeof DeskMailSummary>;

const DeskMail = z.extend(DeskMailSummary, {
  /** Number of times that the mail was tried. */
  attempts: z.int(),
  /** Answer of the mail server, such as `EENVELOPE 550`. */
  code: z.string(),
  /** When it was sent again, or put aside. */
  handledAt: z.nullable(Instant),
});
export type DeskMail = z.infer<typeof DeskMail>;

const outcomes = { created: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() };

/** A run of imports. */
const DeskImportSummary = z.object({
  id: Uuid,
  source: z.enum(RUN_SOURCES),
  /** Name of the run at the company's systems, else the names of its files. */
  name: z.string(),
  /** System or person. Null for an operator, and for a person whose data was erased. */
  by: z.nullable(z.string()),
  state: z.enum(RUN_STATES),
  /** True where nothing was kept. */
  dryRun: z.boolean(),
  kinds: z.array(z.enum(IMPORT_KINDS)),
  ...outcomes,
  archived: z.int(),
  /** State of the undo of the run; null for a run that nobody has taken back. */
  undo: z.nullable(
    z.object({
      askedAt: Instant,
      /** Null while it is worked on. */
      doneAt: z.nullable(Instant),
      takenBack: z.int(),
      /** Number of records that could not be taken back the last time. */
      refused: z.int(),
    }),
  ),
  /** True if it can be taken back: it has imported, and is kept. */
  canUndo: z.boolean(),
  startedAt: Instant,
  changedAt: Instant,
});
export type DeskImportSummary = z.infer<typeof DeskImportSummary>;

const DeskImportFile = z.object({
  id: Uuid,
  name: z.string(),
  /** Null for a PDF, and for a workbook that is not named after a kind. */
  kind: z.nullable(z.enum(IMPORT_KINDS)),
  /** Workbook of which it is a sheet. Sheets are known once the run was tried. */
  sheetOf: z.nullable(Uuid),
  size: z.int(),
  /** Result of the last try or import. Null before, for a PDF, and for a workbook whose sheets have it. */
  report: z.nullable(
    z.object({
      ...outcomes,
      /** Number of unchanged rows with another version or time at their source. Older reports have none. */
      newMarks: z.optional(z.int()),
      /** Why nothing of the file was read. */
      fault: z.nullable(z.object({ code: z.enum(FILE_FAULTS), missing: z.array(z.string()) })),
      encoding: z.nullable(z.string()),
      /** False if the letters do not tell the encoding. */
      isEncodingSure: z.boolean(),
      /** Headings that are no column. */
      ignored: z.array(z.string()),
    }),
  ),
  /** True if its refused rows can be saved. */
  hasRejected: z.boolean(),
});
export type DeskImportFile = z.infer<typeof DeskImportFile>;

const DeskImport = z.extend(DeskImportSummary, {
  /** Files of a run at the desk, in the order of their import. */
  files: z.array(DeskImportFile),
});
export type DeskImport = z.infer<typeof DeskImport>;

const DeskRefusal = z.object({
  /** Place among the refused rows of the run. */
  position: z.int(),
  kind: z.nullable(z.enum(IMPORT_KINDS)),
  /** Null for a row of the API. */
  file: z.nullable(z.string()),
  /** Numbers of the rows of a file. */
  lines: z.array(z.int()),
  externalId: z.nullable(z.string()),
  reasons: z.array(
    z.object({
      /** Column or field; null for the whole row. */
      column: z.nullable(z.string()),
      code: z.string(),
      /** What the file has there. */
      cell: z.nullable(z.string()),
      params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
});
export type DeskRefusal = z.infer<typeof DeskRefusal>;

/** Templates: an empty file of each kind, and the description of all columns. */
const TEMPLATES = [...IMPORT_KINDS, 'columns'] as const;

/** Entry of the inbox. Its id is the one that the inbox shows: the desk has no ids of other systems. */
const entryRef = { kind: InboxEntry.shape.kind, id: Uuid };

export const deskSchemas = {
  getDeskAccount: { response: DeskAccount },
  listDeskInbox: { item: InboxEntry },
  acknowledgeDeskEntry: { body: z.object(entryRef), response: InboxEntry },
  releaseDeskEntry: { body: z.object(entryRef), response: InboxEntry },
  /** People who may see to entries, by name. */
  listDeskColleagues: { response: z.object({ items: z.array(Named) }) },
  assignDeskEntry: {
    body: z.object({
      ...entryRef,
      /** Person of the same operating company who may see to entries. */
      person: Uuid,
    }),
    response: InboxEntry,
  },
  listDeskClients: { item: DeskClientSummary },
  getDeskClient: { response: DeskClient },
  /** Fields that are left out stay as they are. */
  patchDeskClient: { body: z.strictObject(clientSettings), response: DeskClient },
  inviteDeskAdministrator: {
    body: z.pick(UserInvitation, { email: true, firstName: true, lastName: true, language: true }),
    response: DeskClient,
  },
  resendDeskInvitation: { response: DeskClient },
  listDeskImports: { item: DeskImportSummary },
  getDeskImport: { response: DeskImport },
  getDeskImportRefusals: {
    query: z.strictObject({
      /** Position of the last refused row of the answer before. */
      after: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
      /** `undo`: rows that could not be taken back. */
      of: z._default(z.enum(['import', 'undo']), 'import'),
    }),
    response: z.object({
      items: z.array(DeskRefusal),
      hasMore: z.boolean(),
    }),
  },
  startDeskImport: { response: DeskImport },
  addDeskImportFile: { response: DeskImport },
  removeDeskImportFile: { response: DeskImport },
  tryDeskImport: { response: DeskImport },
  undoDeskImport: { response: DeskImport },
  runDeskImport: {
    body: z.strictObject({
      /** True tells clients of what is new to them, as if it had come by the API. */
      notifies: z.boolean(),
    }),
    response: DeskImport,
  },
  getDeskRejectedRows: {},
  getDeskImportTemplate: { query: z.strictObject({ name: z.enum(TEMPLATES) }) },
  listDeskMails: { item: DeskMailSummary },
  getDeskMail: { response: DeskMail },
  sendDeskMailAgain: { response: DeskMail },
  putDeskMailAside: { response: DeskMail },
  listDeskClientUsers: {
    query: z.strictObject({ q: searchText }),
    response: z.object({
      /** At most `MAX_CLIENT_USERS`. */
      items: z.array(DeskUser),
      /** True if the client has more. */
      hasMore: z.boolean(),
    }),
  },
  beginDeskView: { response: DeskView },
  endDeskView: {},
  listDeskMachines: {
    query: z.strictObject({ depot: Uuid }),
    response: z.object({
      /** At most `MAX_CODES`. */
      items: z.array(DeskMachine),
      /** True if the depot has more. */
      hasMore: z.boolean(),
    }),
  },
  listDeskDepots: { item: DeskDepotSummary },
  getDeskDepot: { response: DeskDepot },
  patchDeskDepot: {
    /** Fields that are left out stay as they are. Phone and e-mail of a depot with an external id come from its system. */
    body: z
      .strictObject({
        openingTimes: z.optional(openingTimes),
        ...closingDayEdits,
        phone: z.optional(PhoneNumber),
        email: z.optional(Email),
      })
      .check(...openingRules),
    response: DeskDepot,
  },
  getDeskClosedDays: {
    query: z.strictObject({
      /** Depot of the company. Default: the company itself. */
      depot: z.optional(Uuid),
      /** Language of the names of public holidays. */
      lang: LanguageCode,
    }),
    response: DeskClosedDays,
  },
  patchDeskClosedDays: { body: z.strictObject(closingDayEdits), response: z.object(closingDayFields) },
  listDeskProducts: { item: DeskProductSummary },
  getDeskProduct: { response: DeskProduct },
  patchDeskProduct: {
    /** All texts of the product: a language that is left out has none. */
    body: z
      .strictObject({
        names: ProductNamesEdit,
        fallbackLanguage: LanguageCode,
        descriptions: ProductDescriptionsEdit,
      })
      .check(...nameRules),
    response: DeskProduct,
  },
  putDeskProductPicture: { response: DeskProduct },
  deleteDeskProductPicture: { response: DeskProduct },
  listDeskPapers: { item: DeskPaperSummary },
  getDeskPaper: { response: DeskPaper },
  getDeskPaperFile: {},
  createDeskPaper: {
    body: z.strictObject({
      /** UUID of the client. */
      client: Uuid,
      ...paperFacts,
      /** Number of a contract of the client. */
      contract: z.optional(optionalLineOf(40)),
      ...certificateFacts,
    }),
    response: DeskPaper,
  },
  /** Replaces the file. The same bytes change nothing. */
  /** Fields that are left out stay as they are. */
  patchDeskPaper: {
    body: z.partial(
      z.strictObject({
        ...z.pick(z.object(paperFacts), { number: true, date: true }).shape,
        title: optionalLineOf(120),
        ...certificateFacts,
        /** Null for a paper that is valid again. */
        voidedOn: z.nullable(LocalDate),
      }),
    ),
    response: DeskPaper,
  },
  putDeskPaperFile: { response: DeskPaper },
  /** Active accounts first, then those that were revoked last. */
  listDeskMachineAccounts: { response: z.object({ items: z.array(DeskMachineAccount) }) },
  createDeskMachineAccount: {
    body: z.strictObject({ name: lineOf(MACHINE_ACCOUNT_NAME_MAX) }),
    /** Returns the secret only once. */
    response: z.object({ account: DeskMachineAccount, secret: z.string() }),
  },
  revokeDeskMachineAccount: { response: DeskMachineAccount },
};

import { INBOX_KINDS, type InboxKind } from '../backoffice/values.ts';
import { ids, listOf, values } from '../core/list.ts';
import { PAPER_TYPES } from '../documents/values.ts';
import { isWorkbook } from '../table-file/workbook.ts';

/**
/**
 * Rights of a desk account: reading what waits for the rental company, moving it, making machine accounts, and viewing the
 * portal as a user of a client. Machine accounts are apart, because whoever has a secret can make an administrator of each
 * client.
 */
export const DESK_RIGHTS = ['desk.see', 'desk.act', 'desk.connect', 'desk.view-as'] as const;
export type DeskRight = (typeof DESK_RIGHTS)[number];

/** The inbox of the desk, in its one order: urgent entries first, then what waits longest. */
export const DESK_INBOX_LIST = /* @__PURE__ */ listOf({
  sorts: ['urgency'],
  defaultSort: { field: 'urgency', direction: 'asc' },
  filters: {
    kind: /* @__PURE__ */ values(INBOX_KINDS),
    /** Ids of depots; `none` selects entries for the rental contact. */
    depot: ids,
    /** Ids of people who see to an entry; `none` selects entries that nobody sees to. */
    person: ids,
    /** Ids of orders, off-hires, requests and certificates. */
    record: ids,
  },
  facets: ['kind', 'depot', 'person'],
});

const RECORD_PATHS = {
  order: 'orders',
  offHire: 'off-hires',
  request: 'requests',
  dispute: 'requests',
  certificate: 'certificates',
} as const;

/** Returns the path of an entry's page at the desk. */
export const deskPathOf = (kind: InboxKind, id: string): string => `/desk/${RECORD_PATHS[kind]}/${id}`;

/** States of a client at the rental company. A blocked one sees everything and orders nothing. */
export const CLIENT_STATES = ['active', 'blocked', 'archived'] as const;
export type ClientState = (typeof CLIENT_STATES)[number];

/** Clients of the operating company. */
export const DESK_CLIENT_LIST = /* @__PURE__ */ listOf({
  sorts: ['name', 'number'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {
    state: /* @__PURE__ */ values(CLIENT_STATES),
    /** Selects clients that have, or do not have, somebody who manages their users. */
    managed: /* @__PURE__ */ values(['yes', 'no']),
  },
  facets: ['state', 'managed'],
  opensWith: { state: ['active', 'blocked'] },
});

/** States of a depot or a product. An archived one is not offered any more. */
export const ARCHIVE_STATES = ['active', 'archived'] as const;
export type ArchiveState = (typeof ARCHIVE_STATES)[number];

/** Depots of the operating company. */
export const DESK_DEPOT_LIST = /* @__PURE__ */ listOf({
  sorts: ['name', 'city'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {
    state: /* @__PURE__ */ values(ARCHIVE_STATES),
    /** Selects depots whose opening times are known, or are not. */
    hours: /* @__PURE__ */ values(['yes', 'no']),
  },
  facets: ['state', 'hours'],
  opensWith: { state: ['active'] },
});

/** Products that the operating company offers: its own ones, and those of all companies. */
export const DESK_PRODUCT_LIST = /* @__PURE__ */ listOf({
  sorts: ['name', 'code'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {
    state: /* @__PURE__ */ values(ARCHIVE_STATES),
    /** Selects products that have pictures, or have none. */
    pictures: /* @__PURE__ */ values(['yes', 'no']),
  },
  facets: ['state', 'pictures'],
  opensWith: { state: ['active'] },
});

/** States of a paper. A void one keeps its number. */
export const PAPER_STATES = ['valid', 'void'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** Papers of the clients of the operating company. */
export const DESK_PAPER_LIST = /* @__PURE__ */ listOf({
  sorts: ['date', 'number', 'client'],
  defaultSort: { field: 'date', direction: 'desc' },
  filters: {
    type: /* @__PURE__ */ values(PAPER_TYPES),
    /** UUIDs of clients. */
    client: ids,
    /** Selects papers that have a file, or have none. */
    file: /* @__PURE__ */ values(['yes', 'no']),
    state: /* @__PURE__ */ values(PAPER_STATES),
  },
  facets: ['type', 'client', 'file', 'state'],
});

/** Maximum number of active machine accounts of an operating company, and maximum length of a name. */
export const MACHINE_ACCOUNTS_MAX = 100;
export const MACHINE_ACCOUNT_NAME_MAX = 100;

/** Codes of machines that are printed at once: fifty sheets. */
export const MAX_CODES = 500;

/** Kinds of mails. Stored in the database, so a kind is never renamed. */
export const MAIL_KINDS = [
  'invitation',
  'passwordReset',
  'passwordChanged',
  'notification',
  'notificationList',
  'weekly',
  'prospect',
  'prospectReceived',
  'clientNews',
  'feedback',
  'inbox',
  'handedOver',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * Why a mail failed for good. `address`: the mail server does not know it. `noAddress`: the company has none where this
 * mail goes to. `refused`: the mail server refuses the mail. `signIn`: it refuses the sign-in of the portal.
 */
export const MAIL_FAILURES = ['address', 'noAddress', 'refused', 'signIn', 'unreachable', 'other'] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** States of a mail that failed: nobody has seen to it, it was sent again, or it was put aside. */
export const FAILED_MAIL_STATES = ['open', 'again', 'aside'] as const;
export type FailedMailState = (typeof FAILED_MAIL_STATES)[number];

/** Days for which a mail that failed is kept. */
export const FAILED_MAIL_DAYS = 30;

/** Mails of the operating company that failed for good. */
export const DESK_MAIL_LIST = /* @__PURE__ */ listOf({
  sorts: ['failedAt', 'createdAt'],
  defaultSort: { field: 'failedAt', direction: 'desc' },
  filters: {
    state: /* @__PURE__ */ values(FAILED_MAIL_STATES),
    kind: /* @__PURE__ */ values(MAIL_KINDS),
    reason: /* @__PURE__ */ values(MAIL_FAILURES),
  },
  facets: ['state', 'kind', 'reason'],
  opensWith: { state: ['open'] },
});
/** Users of a client that are shown at once. A search finds the others. */
export const MAX_CLIENT_USERS = 50;
/** Minutes for which a person of the rental company views the portal as a user (DK-15). */
export const VIEW_MINUTES = 30;

/** Where a run of imports comes from: the company's systems, the command of an operator, or a person at the desk. */
export const RUN_SOURCES = ['api', 'operate', 'desk'] as const;
export type RunSource = (typeof RUN_SOURCES)[number];

/**
 * States of a run. `open`: files are added at the desk. `trying`: all rows are tried, and nothing is kept. `tried`: they can
 * be imported. `stopped`: the import failed, and what it has imported stays. A run of the API is `importing` until it ends
 * for each kind.
 */
export const RUN_STATES = ['open', 'trying', 'tried', 'importing', 'done', 'stopped'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Days for which a run is kept after its last change. */
export const RUN_DAYS = 30;
/** Refused rows that are kept of a run. */
export const MAX_KEPT_REFUSALS = 1_000;
/** Refused rows of one answer. */
export const REFUSALS_PAGE = 100;
/** Limits of the files of one run at the desk. Larger ones are imported by `operate import` or the API. */
export const MAX_RUN_FILES = 50;
export const MAX_OPEN_RUNS = 10;
export const MAX_RUN_BYTES = 50_000_000;
export const MAX_RUN_ROWS = 200_000;

/**
 * Why nothing of a file was read. `workbook`: it is encrypted, damaged, or unpacks to too much. `tooLarge`: reading it
 * takes more memory or time than a file may. `rows`: with it the run has more than `MAX_RUN_ROWS`.
 */
export const FILE_FAULTS = ['kind', 'noText', 'empty', 'columns', 'workbook', 'tooLarge', 'rows'] as const;

/** Returns whether a file of a run has rows: one that is named after a kind, or a workbook. */
export const hasRows = ({ kind, name }: { readonly kind: string | null; readonly name: string }): boolean =>
  kind !== null || isWorkbook(name);

/** Runs of imports of the operating company. */
export const DESK_RUN_LIST = /* @__PURE__ */ listOf({
  sorts: ['changedAt', 'startedAt'],
  defaultSort: { field: 'changedAt', direction: 'desc' },
  filters: {
    source: /* @__PURE__ */ values(RUN_SOURCES),
    state: /* @__PURE__ */ values(RUN_STATES),
    /** Selects runs with, or without, refused rows. */
    refused: /* @__PURE__ */ values(['yes', 'no']),
    /** Selects runs that have tried the rows only, or imported them. */
    dryRun: /* @__PURE__ */ values(['yes', 'no']),
  },
  facets: ['source', 'state', 'refused', 'dryRun'],
});

/** Causes of a closed day. */
export const CLOSED_BY = ['holiday', 'company', 'depot'] as const;

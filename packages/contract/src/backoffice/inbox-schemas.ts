import * as z from 'zod/mini';
import { Attachment } from '../attachments/schemas.ts';
import { cursorPageOf, cursorQuery } from '../core/list-schemas.ts';
import { Instant, LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { ClientRequest } from '../requests/schemas.ts';
import { RecordName } from './imports/frame.ts';
import { ClientRef } from './line-schemas.ts';
import { CompanyProjectRef, CompanyRef, OwnId } from './own-ref-schemas.ts';
import { COMPANY_INBOX_FILTERS, COMPANY_REQUEST_KINDS, INBOX_KINDS, INBOX_STEPS } from './values.ts';

/** Machine or item of an entry, in short. */
const InboxMachine = z.object({
  /** Null for an own asset of the client, and for a description in words. */
  productCode: z.nullable(z.string()),
  /** Name of the product or the asset, or the client's words. */
  name: z.string(),
  fleetNumber: z.nullable(z.string()),
  quantity: z.int(),
  /** First day of the rental that was asked for; null for a machine that is on rent. */
  from: z.nullable(LocalDate),
  to: z.nullable(LocalDate),
});

/** Something that waits for the rental company. It leaves the inbox with its cause. */
export const InboxEntry = z.object({
  kind: z.enum(INBOX_KINDS),
  /** Id of the order, of the off-hire, of the request that asks or disputes, or of the certificate. */
  id: Uuid,
  /** Id in the company's own systems. */
  externalId: OwnId,
  /** Null for an off-hire that has no number yet. */
  number: z.nullable(z.string()),
  client: ClientRef,
  /** Depot that it concerns; null for the rental contact. A dispute has the depot of its contracts. */
  depot: z.nullable(CompanyRef),
  project: z.nullable(CompanyProjectRef),
  /** Name and city of the place; null where none is named. */
  site: z.nullable(z.string()),
  /** Title of a request or a certificate; null for orders and off-hires. */
  title: z.nullable(z.string()),
  /** Null for orders and off-hires. */
  requestKind: z.nullable(z.enum(COMPANY_REQUEST_KINDS)),
  /** Null for all but service requests. */
  service: ClientRequest.shape.service,
  /** Document of a dispute, by its number; null for other kinds. */
  document: z.nullable(CompanyRef),
  /** The first machines or items. */
  machines: z.array(InboxMachine),
  /** Number of all its machines or items. */
  machineCount: z.int(),
  attachments: z.array(Attachment),
  /** Last day of a certificate; null for other kinds. */
  until: z.nullable(LocalDate),
  waitingSince: Instant,
  /** True for a machine that is not safe to use. Urgent entries stand first. */
  urgent: z.boolean(),
  /** Next step of the company. */
  next: z.enum(INBOX_STEPS),
  /** Since when somebody at the company sees to it; null if nobody does. */
  acknowledgedAt: z.nullable(Instant),
  /** Person or system that sees to it; null if nobody does, and for a person whose data was erased. */
  acknowledgedBy: z.nullable(z.string()),
  /** Path that answers it whole. */
  path: z.string(),
});
export type InboxEntry = z.infer<typeof InboxEntry>;

export const companyInboxSchemas = {
  getCompanyInbox: {
    query: cursorQuery(COMPANY_INBOX_FILTERS),
    response: cursorPageOf(InboxEntry),
  },
  acknowledgeInboxEntry: {
    body: z.object({ kind: z.enum(INBOX_KINDS), id: RecordName }),
    response: InboxEntry,
  },
  getCompanyAttachment: {},
  getCompanyAttachmentThumbnail: {},
};

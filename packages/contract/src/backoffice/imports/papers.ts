import * as z from 'zod/mini';
import { Instant, LocalDate, Uuid } from '../../core/primitive-schemas.ts';
import { fieldsRule } from '../../core/rule-schemas.ts';
import { lineOf, optionalLineOf } from '../../core/text-schemas.ts';
import { PAPER_TYPES } from '../../documents/values.ts';
import { ClientRef } from '../line-schemas.ts';
import { ExternalId, importedFields, importOf, importSchemasOf, neverArchived } from './frame.ts';
import { FILED_KINDS } from './values.ts';

/** Contracts of one paper, at most. */
const MAX_CONTRACTS = 100;

/** File of a document as it was received. */
export const ReceivedFile = z.object({
  /** In bytes. */
  size: z.int(),
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: z.string(),
  storedAt: Instant,
});
export type ReceivedFile = z.infer<typeof ReceivedFile>;

interface Period {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** What each paper has. */
export const paperFacts = {
  type: z.enum(PAPER_TYPES),
  number: lineOf(40),
  /** Day of issue. */
  date: LocalDate,
};
/** What a certificate needs to stand in the passport of a machine until its last day. */
export const certificateFacts = {
  /** Last day that it is about, such as that of a certificate. */
  to: z.optional(z.nullable(LocalDate)),
  /** Number of the machine that it is about. */
  fleetNumber: z.optional(optionalLineOf(40)),
};

export const paperImport = importOf(
  {
    /** A paper keeps its number: it is declared void. */
    archived: neverArchived,
    client: ExternalId,
    ...paperFacts,
    /** Title, such as `Operating manual`. */
    title: z.optional(optionalLineOf(120)),
    poNumber: z.optional(optionalLineOf(50)),
    /** Default: the project that all contracts share. */
    project: z.optional(z.nullable(ExternalId)),
    contracts: z.optional(z.array(ExternalId).check(z.maxLength(MAX_CONTRACTS))),
    /** Number of an order in the portal. */
    order: z.optional(optionalLineOf(40)),
    /** Days that it is about, such as those for which a certificate counts. */
    from: z.optional(z.nullable(LocalDate)),
    to: certificateFacts.to,
    voidedOn: z.optional(z.nullable(LocalDate)),
    fleetNumber: certificateFacts.fleetNumber,
  },
  [
    fieldsRule<Period, 'from' | 'to'>(['from', 'to'], ({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      code: 'before-from',
    }),
  ],
);
export type PaperImport = z.output<typeof paperImport.row>;

export const CompanyPaper = z.object({
  ...importedFields,
  id: Uuid,
  client: ClientRef,
  type: z.enum(PAPER_TYPES),
  number: z.string(),
  date: LocalDate,
  title: z.nullable(z.string()),
  poNumber: z.nullable(z.string()),
  /** External id of the project. */
  project: z.nullable(z.string()),
  /** External ids of the contracts; null for one that has none. */
  contracts: z.array(z.nullable(z.string())),
  /** Number of the order. */
  order: z.nullable(z.string()),
  from: z.nullable(LocalDate),
  to: z.nullable(LocalDate),
  voidedOn: z.nullable(LocalDate),
  /** Null for a paper that is not about one machine. */
  fleetNumber: z.nullable(z.string()),
  file: z.nullable(ReceivedFile),
});
export type CompanyPaper = z.infer<typeof CompanyPaper>;

const { get, listOfClient, put, batch } = importSchemasOf(paperImport, CompanyPaper);
/** Kind of the external id. */
const OfKind = z.strictObject({ kind: z._default(z.enum(FILED_KINDS), 'papers') });

export const paperImportSchemas = {
  listCompanyPapers: listOfClient,
  getCompanyPaper: get,
  putCompanyPaper: put,
  importCompanyPapers: batch,
  getDocumentFile: { query: OfKind },
  /** Replaces the file. The same bytes change nothing. */
  putDocumentFile: {
    query: OfKind,
    response: z.extend(ReceivedFile, {
      externalId: z.string(),
      kind: z.enum(FILED_KINDS),
      outcome: z.enum(['created', 'changed', 'unchanged']),
    }),
  },
};

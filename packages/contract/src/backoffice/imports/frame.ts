import * as z from 'zod/mini';
import { cursor, cursorPageOf, OwnId, pagedQuery, repeated } from '../../core/list-schemas.ts';
import { Instant, Uuid } from '../../core/primitive-schemas.ts';
import { PROBLEM_STATUS, type ProblemType } from '../../core/problem.ts';
import { ValidationIssue } from '../../core/problem-schemas.ts';
import { rule } from '../../core/rule-schemas.ts';
import { lineOf } from '../../core/text-schemas.ts';
import { IMPORT_OUTCOMES, MAX_BATCH_ROWS } from './values.ts';

/** Segments of a path that clients and proxies remove, also where they are encoded. */
const DOTS: readonly string[] = ['.', '..'];
/** Id of a row in the company's own system, unique for operating company and kind. `batches` is a path of its own. */
export const ExternalId = lineOf(100).check(
  rule((id) => id !== 'batches', { code: 'taken' }),
  rule((id) => !DOTS.includes(id), { code: 'characters' }),
);

/** Name of a record: its id in the company's own system, or the portal's for a record that has none there. */
export const RecordName = lineOf(100);

/** Far above the milliseconds since 1970, and exact in JavaScript. Tells clients that 32 bits are too few. */
const MAX_SOURCE_VERSION = 9_000_000_000_000_000;
/** Grows with every change at the source: a row version, or a time in milliseconds since 1970. */
const SourceVersion = z.int().check(z.minimum(0), z.maximum(MAX_SOURCE_VERSION));

/**
 * Time of the last change at the source, with its offset (RFC 3339) and up to microseconds. For systems without a version. A
 * record that has the one is not changed by a row with the other alone.
 */
const SourceTime = z.iso.datetime({ offset: true }).check(
  z.maxLength(40),
  rule((text) => /^(19|2\d)/.test(text), { code: 'date' }),
);

/** Name of a full run. It is part of a path. */
const RunId = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,100}$/));

/** `none` tells nobody, neither in the portal nor by mail. */
export const notify = z._default(z.enum(['all', 'none']), 'all');

/** `archived` of a kind whose records are ended by a move or a correction of their own. */
export const neverArchived = z.optional(z.literal(false));

/** Fields of every kind. A row that is left out of a call, or a field of a row, stays as it is. */
const common = {
  archived: z.optional(z.boolean()),
  sourceVersion: z.optional(SourceVersion),
  sourceTime: z.optional(SourceTime),
};

/** Returns the schemas of a kind's rows: as the body of a PUT, and with their id in a batch or a file. */
export const importOf = <const S extends z.core.$ZodShape>(
  shape: S,
  checks: readonly z.core.$ZodCheck<never>[] = [],
) => {
  // A kind may have its own `archived`.
  const fields = { ...shape, ...common, ...shape };
  return {
    edit: z.strictObject(fields).check(...(checks as never[])),
    row: z.strictObject({ externalId: ExternalId, ...fields }).check(...(checks as never[])),
  };
};

/** Fields of every row that the rental company reads. */
export const importedFields = {
  /** Null for a row that has none: it was made in the portal, or before the company's systems were connected. */
  externalId: z.nullable(z.string()),
  sourceVersion: z.nullable(SourceVersion),
  /** UTC, with microseconds. */
  sourceTime: z.nullable(Instant),
};

/** Query of a PUT. With `notify=none` nobody is told, neither in the portal nor by mail. */
const options = z.strictObject({ notify, dryRun: z._default(z.enum(['true', 'false']), 'false') });

/** Query of a PUT that also takes over a record of the portal without an external id, by `id`. */
const takeoverOptions = z.extend(options, { id: z.optional(Uuid) });

/** Answer to one row of a batch. Pointers are relative to the row: `/name`. */
export const RowAnswer = z.object({
  /** Null if the row has no id that can be read. */
  externalId: z.nullable(z.string()),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** Reason of a refusal: the type of the problem that a PUT of the row would be answered with. */
  problem: z.nullable(z.enum(Object.keys(PROBLEM_STATUS) as [ProblemType, ...ProblemType[]])),
  /** The first of its wrong values, five at most. A PUT of the row answers up to 100. */
  errors: z.array(ValidationIssue),
  /** Number of further wrong values. Left out where there are none. */
  moreErrors: z.optional(z.int()),
});
export type RowAnswer = z.infer<typeof RowAnswer>;

const BatchAnswer = z.object({
  dryRun: z.boolean(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** One answer for each row, in their order. */
  items: z.array(RowAnswer),
});

/** End of a full run: rows that no batch of it has named are archived, 1,000 at a time. */
export const importRunSchemas = {
  closeImportRun: {
    body: z.strictObject({
      dryRun: z._default(z.boolean(), false),
      /**
       * Continues behind this row while `hasMore` is true: the `externalId` of the last item of the answer before. Left out
       * in the first call.
       */
      after: z.optional(ExternalId),
      /**
       * Number of rows, behind `after`, that the run has not named. Needed for more than half of those in use, and checked
       * wherever it is sent.
       */
      expectArchived: z.optional(z.int().check(z.minimum(0))),
    }),
    response: z.object({
      dryRun: z.boolean(),
      archived: z.int(),
      refused: z.int(),
      /** True if there are further rows that the run has not named. Send `after` to go on. */
      hasMore: z.boolean(),
      /** One answer for each row that the run has not named, 1,000 at most, by `externalId`: changed or refused. */
      items: z.array(RowAnswer),
    }),
  },
};

/** Ids select records; they are the portal's, as the changes name them. An unknown one matches nothing. */
const listed = { after: cursor, id: repeated(OwnId) };
/** Query of a list of records: in the order of their ids, which never change, so that a reader misses none. */
const recordQuery = pagedQuery(listed);
/** Clients are named by the company's own ids, or by their UUIDs. */
const ofClientQuery = pagedQuery({ ...listed, client: repeated(OwnId) });

interface Kind<E extends z.ZodMiniType, R extends z.ZodMiniType> {
  readonly edit: E;
  readonly row: R;
}
const putOf = <E extends z.ZodMiniType, I extends z.core.$ZodShape>(edit: E, item: z.ZodMiniObject<I>) => ({
  body: edit,
  response: z.extend(item, { outcome: z.enum(['created', 'changed', 'unchanged']) }),
});

/** Returns the schemas of a kind's read, lists, PUT and batch. */
export const importSchemasOf = <E extends z.ZodMiniType, R extends z.ZodMiniType, I extends z.core.$ZodShape>(
  { edit, row }: Kind<E, R>,
  item: z.ZodMiniObject<I>,
) => ({
  get: { response: item },
  list: { query: recordQuery, response: cursorPageOf(item) },
  listOfClient: { query: ofClientQuery, response: cursorPageOf(item) },
  put: { query: options, ...putOf(edit, item) },
  putByEitherId: { query: takeoverOptions, ...putOf(edit, item) },
  batch: {
    body: z.strictObject({
      dryRun: z._default(z.boolean(), false),
      notify,
      /** Full run that the batch belongs to: what no batch of it names can be archived (`closeImportRun`). */
      run: z.optional(RunId),
      items: z.array(row).check(z.minLength(1), z.maxLength(MAX_BATCH_ROWS)),
    }),
    response: BatchAnswer,
  },
});

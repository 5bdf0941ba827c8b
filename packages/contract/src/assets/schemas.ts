import * as z from 'zod/mini';
import { Attachment, AttachmentIds } from '../attachments/schemas.ts';
import { Instant, LocalDate, Named, Uuid } from '../core/primitive-schemas.ts';
import { fieldsRule } from '../core/rule-schemas.ts';
import { lineOf, linesOf, optionalLineOf, optionalLinesOf } from '../core/text-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import {
  ASSET_ACTIONS,
  ASSET_ROW_STATUSES,
  ASSIGNMENT_KINDS,
  IMPORT_REFUSALS,
  IMPORT_STATES,
  INSPECTION_RESULTS,
  INSPECTION_STANDINGS,
  MAX_CHECKED,
  OWNERSHIPS,
  READING_KINDS,
  READING_SOURCES,
} from './values.ts';

const Holder = z.object({ id: Uuid, name: z.string(), phone: z.nullable(z.string()) });

/** Own asset or rented machine, as a row of the list. */
export const AssetSummary = z.object({
  id: Uuid,
  ownership: z.enum(OWNERSHIPS),
  status: z.enum(ASSET_ROW_STATUSES),
  /** Number painted on the machine: the client's own number or the rental company's fleet number. */
  tag: z.nullable(z.string()),
  /** Null for a rented machine: its product gives the name. */
  name: z.nullable(z.string()),
  productCode: z.nullable(z.string()),
  make: z.nullable(z.string()),
  model: z.nullable(z.string()),
  serialNumber: z.nullable(z.string()),
  year: z.nullable(z.int()),
  /** Number of pieces of a bulk product, else 1. */
  quantity: z.int(),
  project: z.nullable(ProjectRef),
  holder: z.nullable(Holder),
  contract: z.nullable(z.object({ id: Uuid, number: z.string() })),
  /** Most urgent standing of its inspections, and the earliest due date. */
  inspection: z.object({ standing: z.enum(INSPECTION_STANDINGS), dueOn: z.nullable(LocalDate) }),
});
export type AssetSummary = z.infer<typeof AssetSummary>;

/** Latest value of one kind, with the time of its measurement. */
export const AssetReading = z.object({
  kind: z.enum(READING_KINDS),
  value: z.number(),
  at: Instant,
  source: z.enum(READING_SOURCES),
  id: Uuid,
  /** True if the caller may declare it void: they entered it, or are an administrator. */
  mayVoid: z.boolean(),
});
export type AssetReading = z.infer<typeof AssetReading>;

/** Reading that turned out to be wrong. */
export const VoidReading = z.object({
  id: Uuid,
  kind: z.enum(READING_KINDS),
  value: z.number(),
  at: Instant,
  voidedAt: Instant,
  /** Null if telematics or the rental company corrected it. */
  voidedBy: z.nullable(Named),
  /** True if the rental company declared it void. */
  byCompany: z.boolean(),
  reason: z.nullable(z.string()),
});
export type VoidReading = z.infer<typeof VoidReading>;

export const AssetInspection = z.object({
  id: Uuid,
  type: z.string(),
  intervalMonths: z.int(),
  dueOn: LocalDate,
  standing: z.enum(['overdue', 'due', 'valid']),
  /** Days until the due date; negative if overdue. */
  daysLeft: z.int(),
  lastDoneOn: z.nullable(LocalDate),
  lastResult: z.nullable(z.enum(INSPECTION_RESULTS)),
  remarks: z.nullable(z.string()),
  /** Certificate of the last inspection: one of the asset's attachments. */
  certificateId: z.nullable(Uuid),
});
export type AssetInspection = z.infer<typeof AssetInspection>;

/** Stay on a project or in maintenance. */
export const AssetAssignment = z.object({
  id: Uuid,
  kind: z.enum(ASSIGNMENT_KINDS),
  project: z.nullable(Named),
  holder: z.nullable(z.string()),
  from: LocalDate,
  /** Null while the stay lasts. */
  to: z.nullable(LocalDate),
  /** Operating hours between the readings at the start and the end; null if unknown. */
  hoursRun: z.nullable(z.number()),
});
export type AssetAssignment = z.infer<typeof AssetAssignment>;

export const Asset = z.object({
  ...AssetSummary.shape,
  /** Usual storage place. */
  home: z.nullable(z.string()),
  /** Energy that machines of its product use. */
  energy: z.nullable(z.string()),
  /** Start and expected end of its current stay. */
  from: z.nullable(LocalDate),
  to: z.nullable(LocalDate),
  /** Reported defect; null once it is repaired. */
  defect: z.nullable(z.string()),
  readings: z.array(AssetReading),
  /** Latest first. */
  voidReadings: z.array(VoidReading),
  inspections: z.array(AssetInspection),
  assignments: z.array(AssetAssignment),
  assignmentCount: z.int(),
  /** Photos, manuals and certificates, oldest first. */
  attachments: z.array(Attachment),
  actions: z.array(z.enum(ASSET_ACTIONS)),
  version: z.int(),
});
export type Asset = z.infer<typeof Asset>;

const YEAR = z.int().check(z.minimum(1950), z.maximum(2099));

export const AssetEdit = z.object({
  tag: lineOf(30),
  name: lineOf(120),
  productCode: optionalLineOf(40),
  make: optionalLineOf(60),
  model: optionalLineOf(60),
  serialNumber: optionalLineOf(60),
  year: z.nullable(YEAR),
  home: optionalLineOf(120),
});
export type AssetEdit = z.infer<typeof AssetEdit>;

export const AssetAssign = z.object({
  projectId: Uuid,
  holderId: z.nullable(Uuid),
  to: z.nullable(LocalDate),
});
export type AssetAssign = z.infer<typeof AssetAssign>;

export const DefectReport = z.object({ description: linesOf(1000) });
export type DefectReport = z.infer<typeof DefectReport>;

export const InspectionPlan = z.object({
  type: lineOf(80),
  intervalMonths: z.int().check(z.minimum(1), z.maximum(120)),
  dueOn: LocalDate,
});
export type InspectionPlan = z.infer<typeof InspectionPlan>;

export const InspectionRecord = z.object({
  doneOn: LocalDate,
  result: z.enum(INSPECTION_RESULTS),
  remarks: optionalLinesOf(1000),
  /** Uploaded file. Recording the inspection attaches it to the asset. */
  certificateId: z.nullable(Uuid),
});
export type InspectionRecord = z.infer<typeof InspectionRecord>;

/** Manual reading, taken now. */
export const ReadingEntry = z
  .object({
    kind: z.enum(READING_KINDS),
    value: z.number().check(z.minimum(0), z.maximum(10_000_000)),
    /** True for a value above `highestLikely` that is right all the same. */
    isSure: z.optional(z.boolean()),
  })
  .check(
    fieldsRule(['kind', 'value'], ({ kind, value }) => kind !== 'fuelRemaining' || value <= 100, {
      path: ['value'],
      code: 'percentage',
    }),
  );
export type ReadingEntry = z.infer<typeof ReadingEntry>;

export const ReadingVoid = z.object({ reason: linesOf(500) });
export type ReadingVoid = z.infer<typeof ReadingVoid>;

/** Uploaded files to attach to an asset. */
export const AssetFiles = z.object({ attachmentIds: AttachmentIds.check(z.minLength(1)) });
export type AssetFiles = z.infer<typeof AssetFiles>;

/** Numbers and products of rows to import. The server compares them with the client's assets and products. */
export const AssetImportCheck = z.object({
  tags: z.array(lineOf(30)).check(z.maxLength(MAX_CHECKED)),
  productCodes: z.array(lineOf(40)).check(z.maxLength(MAX_CHECKED)),
});
export type AssetImportCheck = z.infer<typeof AssetImportCheck>;

/** Numbers that are taken, and products that do not exist. */
export const AssetImportChecked = z.object({ taken: z.array(z.string()), unknown: z.array(z.string()) });

/** Import of a file in the background. */
export const AssetImport = z.object({
  id: Uuid,
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  rowCount: z.int(),
  createdCount: z.int(),
  refusedCount: z.int(),
  startedAt: Instant,
  startedBy: z.nullable(Named),
  /** Null while it runs. */
  finishedAt: z.nullable(Instant),
});
export type AssetImport = z.infer<typeof AssetImport>;

/** Rows that were not imported, as in the file. */
export const AssetImportRefusals = z.object({
  headings: z.array(z.string()),
  rows: z.array(
    z.object({
      /** Number of the row in the file. */
      line: z.int(),
      cells: z.array(z.string()),
      isUnclosed: z.boolean(),
      /** Empty if the row itself has faults. */
      refused: z.array(z.enum(IMPORT_REFUSALS)),
    }),
  ),
  hasMore: z.boolean(),
});
export type AssetImportRefusals = z.infer<typeof AssetImportRefusals>;

export const assetSchemas = {
  listAssets: { item: AssetSummary },
  getAsset: { response: Asset },
  createAsset: { body: AssetEdit, response: Asset },
  putAsset: { body: AssetEdit, response: Asset },
  assignAsset: { body: AssetAssign, response: Asset },
  releaseAsset: { response: Asset },
  reportAssetDefect: { body: DefectReport, response: Asset },
  startAssetMaintenance: { response: Asset },
  endAssetMaintenance: { response: Asset },
  reportAssetLost: { response: Asset },
  reportAssetFound: { response: Asset },
  retireAsset: { response: Asset },
  planInspection: { body: InspectionPlan, response: Asset },
  recordInspection: { body: InspectionRecord, response: Asset },
  addReading: { body: ReadingEntry, response: Asset },
  voidReading: { body: ReadingVoid, response: Asset },
  addAssetFiles: { body: AssetFiles, response: Asset },
  removeAssetFile: { response: Asset },
  checkAssetImport: { body: AssetImportCheck, response: AssetImportChecked },
  startAssetImport: { response: AssetImport },
  getAssetImports: { response: z.object({ items: z.array(AssetImport) }) },
  getAssetImportRefusals: {
    query: z.strictObject({ after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0) }),
    response: AssetImportRefusals,
  },
};

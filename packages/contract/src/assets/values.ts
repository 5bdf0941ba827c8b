import { LIVE_LINE_STATUSES } from '../contracts/values.ts';
import { ids, listOf, values } from '../core/list.ts';

/** States of an own asset (DOM-05). */
export const ASSET_STATUSES = ['available', 'assigned', 'inMaintenance', 'defective', 'lost', 'retired'] as const;
export type AssetStatus = (typeof ASSET_STATUSES)[number];

export const OWNERSHIPS = ['owned', 'rented'] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/** Status of a row: the state of an own asset, or of the contract line of a rented machine. */
export const ASSET_ROW_STATUSES = [...ASSET_STATUSES, ...LIVE_LINE_STATUSES] as const;
export type AssetRowStatus = (typeof ASSET_ROW_STATUSES)[number];

/** Standing of an asset's inspections. The most urgent one counts; `none` means that no inspection is planned. */
export const INSPECTION_STANDINGS = ['overdue', 'due', 'valid', 'none'] as const;
export type InspectionStanding = (typeof INSPECTION_STANDINGS)[number];

/** Own assets and rented machines. Cannot be sorted by name: a rented machine has one name per language. */
export const ASSET_LIST = listOf({
  sorts: ['tag', 'status', 'project', 'inspection'],
  // Puts the rows that need attention first.
  defaultSort: { field: 'status', direction: 'asc' },
  filters: {
    ownership: values(OWNERSHIPS),
    status: values(ASSET_ROW_STATUSES),
    project: ids,
    inspection: values(INSPECTION_STANDINGS),
  },
  facets: ['ownership', 'status', 'project', 'inspection'],
  opensWith: { status: ['available', 'assigned', 'inMaintenance', 'defective', 'lost', ...LIVE_LINE_STATUSES] },
});

/** Actions that the caller may take. The portal offers exactly these. */
export const ASSET_ACTIONS = [
  'edit',
  'assign',
  'release',
  'reportDefect',
  'startMaintenance',
  'endMaintenance',
  'reportLost',
  'reportFound',
  'retire',
  'planInspection',
  'recordInspection',
  'addReading',
  'addFiles',
] as const;
export type AssetAction = (typeof ASSET_ACTIONS)[number];

/** Kinds of readings, named after ISO/TS 15143-3. Units: hours, liters, percent and kilometers. */
export const READING_KINDS = [
  'cumulativeOperatingHours',
  'cumulativeIdleHours',
  'fuelRemaining',
  'fuelUsed',
  'distance',
] as const;
export type ReadingKind = (typeof READING_KINDS)[number];
export const READING_UNITS = {
  cumulativeOperatingHours: 'h',
  cumulativeIdleHours: 'h',
  fuelRemaining: '%',
  fuelUsed: 'l',
  distance: 'km',
} as const satisfies Record<ReadingKind, string>;

export const READING_SOURCES = ['telematics', 'manual'] as const;
export type ReadingSource = (typeof READING_SOURCES)[number];

export const INSPECTION_RESULTS = ['pass', 'passWithRemarks', 'fail'] as const;
export type InspectionResult = (typeof INSPECTION_RESULTS)[number];

export const ASSIGNMENT_KINDS = ['assignment', 'maintenance'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

/** Number of assignments on the page of an asset, latest first. */
export const SHOWN_ASSIGNMENTS = 20;
/** Number of void readings on the page of an asset, latest first. */
export const SHOWN_VOID_READINGS = 5;
/** Rows of one file. */
export const MAX_IMPORTED = 50_000;
/** Rows that are checked by one call before an import. */
export const MAX_CHECKED = 1_000;
/** Imports of a client that are kept, latest first. */
export const KEPT_IMPORTS = 5;
/** Refused rows of one answer. */
export const REFUSALS_SIZE = 2_500;

/** An import is stopped if whoever started it has lost the right, or if the server cannot go on. */
export const IMPORT_STATES = ['running', 'done', 'stopped'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Reasons beyond the row itself: its number is taken, its product is unknown, or the import was stopped before it. */
export const IMPORT_REFUSALS = ['taken', 'reference', 'stopped'] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

import { LIVE_LINE_STATUSES } from '../contracts/values.ts';
import { ids, listOf, values } from '../core/list.ts';

/** The states of an asset of the client's own (DOM-05). */
export const ASSET_STATUSES = ['available', 'assigned', 'inMaintenance', 'defective', 'lost', 'retired'] as const;
export type AssetStatus = (typeof ASSET_STATUSES)[number];

export const OWNERSHIPS = ['owned', 'rented'] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/** What a row of the list can be: an own asset in its state, or a rented machine in that of its contract line. */
export const ASSET_ROW_STATUSES = [...ASSET_STATUSES, ...LIVE_LINE_STATUSES] as const;
export type AssetRowStatus = (typeof ASSET_ROW_STATUSES)[number];

/** Where the inspections of an asset stand; the worst of them counts, and `none` has none planned. */
export const INSPECTION_STANDINGS = ['overdue', 'due', 'valid', 'none'] as const;
export type InspectionStanding = (typeof INSPECTION_STANDINGS)[number];

/** Own assets and what is rented, side by side. There is no sort by name: a rented machine has one in each language. */
export const ASSET_LIST = listOf({
  sorts: ['tag', 'status', 'project', 'inspection'],
  // What needs attention leads.
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

/** The moves that a caller may make; the portal offers these and no others. */
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

/** What a machine tells, under the names of ISO/TS 15143-3. Hours, litres, percent and kilometers. */
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

/** Why an asset was where it was. */
export const ASSIGNMENT_KINDS = ['assignment', 'maintenance'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

/** The assignments that the page of an asset shows, the latest first. */
export const SHOWN_ASSIGNMENTS = 20;
/** Rows of one import. */
export const MAX_IMPORTED = 500;

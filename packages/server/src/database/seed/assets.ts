import type { AssetStatus } from '@hireyard/contract';
import type { Insertable, Kysely } from 'kysely';
import { addDays, type LocalDate, localDate } from '../../domain/calendar.ts';
import { addMonths } from '../../domain/inspection.ts';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { DemoClient, DemoCompany } from './companies.ts';
import type { SeededProject } from './master-data.ts';
import type { Progress } from './progress.ts';
import { Random } from './random.ts';

interface Setting {
  readonly client: DemoClient;
  readonly clientId: number;
  readonly company: DemoCompany;
  readonly now: Date;
  readonly projects: readonly SeededProject[];
  readonly contactIds: readonly string[];
  readonly progress: Progress;
}

const SEED = 70_000;
const SMALL = 36;
const BULK = 5_000;
const HOUR = 3600 * 1000;

/** Typical machines of contractors; makes and models are invented. */
const MACHINES = [
  { name: 'Diesel scissor lift 12 m', product: 'SCI-D-12', make: 'Northlift', model: 'NX-12 D', checks: 'lift' },
  { name: 'Electric scissor lift 8 m', product: 'SCI-E-08', make: 'Northlift', model: 'NX-8 E', checks: 'lift' },
  { name: 'Mini excavator 1.8 t', product: 'EXC-D-02', make: 'Terrano', model: 'T18', checks: 'machine' },
  { name: 'Generator 20 kVA', product: 'GEN-D-20', make: 'Voltana', model: 'V20', checks: 'electric' },
  { name: 'Plate compactor 90 kg', product: 'PLA-P-09', make: 'Terrano', model: 'P90', checks: 'none' },
  { name: 'Light tower 9 m', product: 'LIG-E-09', make: 'Voltana', model: 'L9', checks: 'electric' },
  { name: 'Site office container', product: null, make: null, model: null, checks: 'electric' },
  { name: 'Rotating laser', product: null, make: 'Nivelo', model: 'R2', checks: 'calibration' },
  { name: 'Telehandler 13 m', product: 'TEL-D-13', make: 'Northlift', model: 'TH-13', checks: 'lift' },
] as const;

const CHECKS: Readonly<Record<(typeof MACHINES)[number]['checks'], readonly (readonly [string, number])[]>> = {
  lift: [
    ['Emergency lowering test', 6],
    ['Yearly safety inspection', 12],
    ['Load sensing calibration', 24],
  ],
  machine: [['Yearly safety inspection', 12]],
  electric: [['Electrical safety test', 12]],
  calibration: [['Calibration', 12]],
  none: [],
};

/** Statuses of a client's first assets; later assets are assigned or available. */
const FIRST: readonly AssetStatus[] = [
  'assigned',
  'available',
  'inMaintenance',
  'defective',
  'lost',
  'retired',
  'assigned',
  'available',
  'inMaintenance',
  'defective',
  'lost',
  'retired',
];

const ON_PROJECT: ReadonlySet<AssetStatus> = new Set(['assigned', 'defective', 'lost']);

const initials = (name: string) =>
  name
    .replaceAll(/\b(?:B\.V\.|GmbH|Sp\. z o\.o\.)/g, '')
    .split(' ')
    .map((word) => word.normalize('NFKD').replaceAll(/[^A-Za-z]/g, '')[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

type Rows = {
  readonly [T in 'asset' | 'asset_assignment' | 'asset_inspection' | 'asset_reading']: Insertable<Database[T]>[];
};

/** The client's own assets: each status at least twice, with an overdue, a failed and a due-soon inspection. */
export async function seedAssets(db: Kysely<Database>, setting: Setting): Promise<void> {
  const rows: Rows = { asset: [], asset_assignment: [], asset_inspection: [], asset_reading: [] };
  const random = new Random(SEED + setting.clientId);
  const count = setting.client.volume === 'bulk' ? BULK : SMALL;
  for (let index = 0; index < count; index += 1) addAsset(rows, index, setting, random);
  for (const table of ['asset', 'asset_assignment', 'asset_inspection', 'asset_reading'] as const) {
    await bulkInsert(db, table, rows[table], setting.progress);
  }
}

function addAsset(rows: Rows, index: number, setting: Setting, random: Random): void {
  const { client, clientId, company, now, projects, contactIds } = setting;
  const machine = MACHINES[index % MACHINES.length] as (typeof MACHINES)[number];
  const status: AssetStatus = FIRST[index] ?? (index % 3 === 0 ? 'available' : 'assigned');
  const today = localDate(now, company.timeZone);
  const id = random.uuid();
  const assetKey = { asset_id: id, client_id: clientId };
  const project = projects.length > 0 ? random.pick(projects) : null;
  // Defective and lost assets keep their last project.
  const isPlaced = ON_PROJECT.has(status) && project !== null;
  const since = addDays(today, -random.int(3, 60));
  const holder = random.chance(0.8) && contactIds.length > 0 ? random.pick(contactIds) : null;
  const isSerial = machine.make !== null;
  rows.asset.push({
    id,
    client_id: clientId,
    ownership: 'owned',
    status: status === 'assigned' && !isPlaced ? 'available' : status,
    tag: `${initials(client.name)}-${String(301 + index).padStart(4, '0')}`,
    name: machine.name,
    product_code: machine.product,
    make: machine.make,
    model: machine.model,
    serial_number: isSerial ? `${String(random.int(10_000, 99_999))}-${index}` : null,
    year: isSerial ? random.int(2016, 2025) : null,
    home: random.pick(['Yard 1, bay 4', 'Yard 1, bay 7', 'Yard 2', null]),
    project_id: isPlaced ? project.id : null,
    holder_id: isPlaced ? holder : null,
    placed_on: isPlaced || status === 'inMaintenance' ? since : null,
    expected_until: isPlaced && random.chance(0.5) ? addDays(today, random.int(5, 90)) : null,
    defect: status === 'defective' || status === 'inMaintenance' ? 'Does not start.' : null,
  });

  const hours = random.int(200, 3_000);
  addStays(rows, { assetKey, since, status, isPlaced, project, holder, hours, projects }, random);
  addInspections(rows, { assetKey, today, index, checks: CHECKS[machine.checks] }, random);
  if (machine.product !== null && status !== 'lost') addReadings(rows, { assetKey, now, index, hours }, random);
}

interface Read {
  readonly assetKey: { readonly asset_id: string; readonly client_id: number };
  readonly now: Date;
  readonly index: number;
  readonly hours: number;
}

/** Most machines send their hours and more by telematics; some hours are read by hand. */
function addReadings(rows: Rows, { assetKey, now, index, hours }: Read, random: Random): void {
  const isByHand = index % 4 === 3;
  const add = (kind: Insertable<Database['asset_reading']>['kind'], value: number, hoursAgo: number) =>
    rows.asset_reading.push({
      ...assetKey,
      id: random.uuid(),
      kind,
      value: value.toFixed(1),
      read_at: new Date(now.getTime() - hoursAgo * HOUR),
      source: isByHand ? 'manual' : 'telematics',
    });
  add('cumulativeOperatingHours', hours, 2);
  if (isByHand) return;
  add('cumulativeIdleHours', hours * 0.27, 2);
  add('fuelRemaining', random.int(5, 98), 2);
  add('fuelUsed', hours * 3, 9 * 24);
}

interface Stay {
  readonly assetKey: { readonly asset_id: string; readonly client_id: number };
  readonly since: LocalDate;
  readonly status: AssetStatus;
  readonly isPlaced: boolean;
  readonly project: SeededProject | null;
  readonly holder: string | null;
  readonly hours: number;
  readonly projects: readonly SeededProject[];
}

/** Current and former locations, latest first. */
function addStays(
  rows: Rows,
  { assetKey, since, status, isPlaced, project, holder, hours, projects }: Stay,
  random: Random,
) {
  const hoursText = (value: number) => Math.max(0, value).toFixed(1);
  let before = hours - random.int(5, 80);
  const isInWorkshop = status === 'inMaintenance';
  if ((isPlaced && project) || isInWorkshop) {
    rows.asset_assignment.push({
      ...assetKey,
      id: random.uuid(),
      kind: isInWorkshop ? 'maintenance' : 'assignment',
      project_id: isInWorkshop ? null : (project?.id ?? null),
      holder_id: isInWorkshop ? null : holder,
      starts_on: since,
      ends_on: null,
      hours_before: hoursText(before),
      hours_after: null,
    });
  }
  let to = addDays(since, -1);
  for (let earlier = random.int(0, 3); earlier > 0; earlier -= 1) {
    const from = addDays(to, -random.int(5, 80));
    const isWorkshop = random.chance(0.25) || projects.length === 0;
    const ran = random.int(2, 150);
    rows.asset_assignment.push({
      ...assetKey,
      id: random.uuid(),
      kind: isWorkshop ? 'maintenance' : 'assignment',
      project_id: isWorkshop ? null : random.pick(projects).id,
      holder_id: isWorkshop ? null : holder,
      starts_on: from,
      ends_on: to,
      hours_before: hoursText(before - ran),
      hours_after: hoursText(before),
    });
    before -= ran;
    to = addDays(from, -1);
  }
}

interface InspectionPlan {
  readonly assetKey: { readonly asset_id: string; readonly client_id: number };
  readonly today: LocalDate;
  readonly index: number;
  readonly checks: readonly (readonly [string, number])[];
}

/** Most inspections are valid. Of nine assets one is overdue and one due soon; a few failed. */
function addInspections(rows: Rows, { assetKey, today, index, checks }: InspectionPlan, random: Random) {
  for (const [position, [type, months]] of checks.entries()) {
    const isFirst = position === 0;
    const isFailed = isFirst && index % 13 === 5;
    const isOverdue = isFirst && index % 9 === 0;
    const days = isOverdue ? -random.int(2, 20) : isFirst && index % 9 === 1 ? random.int(3, 28) : random.int(40, 300);
    const dueOn = addDays(today, days);
    const interval = Math.max(months, Math.ceil(days / 28) + 1);
    rows.asset_inspection.push({
      ...assetKey,
      id: random.uuid(),
      type,
      interval_months: months,
      due_on: dueOn,
      done_on: isFailed ? addDays(today, -2) : addMonths(dueOn, -interval),
      result: isFailed ? 'fail' : random.chance(0.1) ? 'passWithRemarks' : 'pass',
      remarks: isFailed ? 'Has to be repaired and inspected again.' : null,
    });
  }
}

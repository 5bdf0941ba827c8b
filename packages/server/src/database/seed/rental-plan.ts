import type { Rates } from '@hireyard/contract';
import type { Insertable } from 'kysely';
import {
  BILLING_CYCLE_DAYS,
  type Charge,
  chargedDays,
  chargesOf,
  type DateRange,
  daysOf,
} from '../../domain/billing.ts';
import { addDays, daysBetween, instantAt, type LocalDate, localDate } from '../../domain/calendar.ts';
import type { Database } from '../tables.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { DemoCompany, Volume } from './companies.ts';
import type { SeededProjects } from './master-data.ts';
import { ratesOf } from './prices.ts';
import { Random } from './random.ts';
import { BEGIN, type Course, courseOf, partCourse, type Story } from './rental-lines.ts';
import { VOLUMES } from './rental-volume.ts';

type Row<T extends keyof Database> = Insertable<Database[T]>;

/** Client, sites and current day of the rentals. */
export interface RentalSetting {
  readonly clientId: number;
  readonly company: DemoCompany;
  readonly depotIds: readonly string[];
  readonly projects: SeededProjects;
  readonly contactIds: readonly string[];
  readonly catalogue: readonly CatalogueProduct[];
  readonly now: Date;
  readonly random: Random;
}

export interface RentalRows {
  readonly contract: Row<'contract'>[];
  readonly contract_line: Row<'contract_line'>[];
  readonly rental_period: Row<'rental_period'>[];
  readonly off_hire: Row<'off_hire'>[];
  readonly off_hire_line: Row<'off_hire_line'>[];
  /** Charge of each charged period, by the id of the period. */
  readonly charges: Map<string, Charge>;
}

const PART_SEED = 70_000;
const PERIOD_SEED = 71_000;

/** First line of each mixed contract, so that each has a machine on rent. */
const ON_RENT: readonly Story[] = [
  'onRent',
  'openEnded',
  'overdue',
  'dueThisWeek',
  'overClockChange',
  'overNewYear',
  'partReturned',
  'exchanged',
];

/** Returns the rentals of a client of this volume as rows ready to insert. */
export function planRentals(volume: Exclude<Volume, 'none'>, setting: RentalSetting): RentalRows {
  const writer = rentalWriter(setting);
  for (const stories of deal(volume, setting.random)) writer.addContract(stories);
  writer.addPartReturns();
  return writer.rows;
}

/** Returns the scenarios of each contract's lines. */
function deal(volume: Exclude<Volume, 'none'>, random: Random): Story[][] {
  const { deck, mixedContracts, whole } = VOLUMES[volume];
  const cards = random.shuffle(
    Object.entries(deck).flatMap(([story, count]) => Array.from({ length: count }, () => story as Story)),
  );
  const onRentFirst = [...cards.filter((card) => ON_RENT.includes(card)), ...cards.filter((c) => !ON_RENT.includes(c))];
  const mixed: Story[][] = Array.from({ length: mixedContracts }, () => []);
  for (const [index, card] of onRentFirst.entries()) {
    (mixed[index] ?? random.pick(mixed)).push(card);
  }
  const uniform = whole.flatMap(({ story, contracts, lines }) =>
    Array.from({ length: contracts }, () => Array.from({ length: lines }, () => story)),
  );
  return random.shuffle([...mixed, ...uniform]);
}

/** Pieces of a line that were returned before the rest. */
interface PartReturn {
  readonly contractId: string;
  readonly splitFrom: string;
  readonly course: Course;
  readonly product: CatalogueProduct;
  readonly pieces: number;
}
/** Properties of a line that do not follow from its scenario. */
interface Own {
  readonly id?: string;
  readonly replacedBy?: string;
  readonly part?: PartReturn;
}

function rentalWriter(setting: RentalSetting) {
  const { clientId, company, now, catalogue } = setting;
  let { random } = setting;
  // A separate generator, so that prices do not change the draws of the rest.
  const periodRandom = new Random(PERIOD_SEED + clientId);
  const rows: RentalRows = {
    ...{ contract: [], contract_line: [], rental_period: [], off_hire: [], off_hire_line: [] },
    charges: new Map(),
  };
  const today = localDate(now, company.timeZone);
  const year = today.slice(2, 4);
  const told = new Map<Story, number>();
  const partReturns: PartReturn[] = [];
  const bulky = catalogue.filter(({ tracking }) => tracking === 'bulk');
  const serialised = catalogue.filter(({ tracking }) => tracking === 'serialised');
  const prefix = clientId * 10_000;

  const nextOf = (story: Story) => {
    const nth = told.get(story) ?? 0;
    told.set(story, nth + 1);
    return nth;
  };

  function addContract(stories: readonly Story[]): void {
    const index = rows.contract.length + 1;
    const project = projectOf(index, stories);
    const site = project?.site ?? random.pick(company.sites);
    const contractId = random.uuid();
    const number = String(100 + index).padStart(4, '0');
    rows.contract.push({
      id: contractId,
      client_id: clientId,
      number: `C-${year}${number}`,
      project_id: project?.id ?? null,
      depot_id: random.pick(setting.depotIds),
      site_contact_id: random.pick([...setting.contactIds, null]),
      ...references(index, `O-${year}${number}`, random),
      address_name: null,
      line1: site.street,
      line2: null,
      postal_code: site.postalCode,
      city: site.city,
      region: null,
      country: company.code,
    });
    let lineNo = 0;
    for (const story of stories) {
      const course = courseOf(story, nextOf(story), today, company.timeZone, random);
      if (story !== 'exchanged') {
        addLine(contractId, ++lineNo, story, course, pickProduct(story));
        continue;
      }
      // The broken machine ends on the first day of its replacement and refers to it (DOM-17).
      const product = random.pick(serialised);
      const replacementId = random.uuid();
      const begun = addDays(course.from, -14);
      const broken: Course = {
        ...course,
        status: 'returned',
        from: begun,
        onRentAt: instantAt(begun, BEGIN, company.timeZone),
        offRentAt: course.onRentAt,
        returnedAt: course.onRentAt,
      };
      addLine(contractId, ++lineNo, story, broken, product, { replacedBy: replacementId });
      addLine(contractId, ++lineNo, story, course, product, { id: replacementId });
    }
  }

  /** One contract in ten has no project; every second closed contract belongs to a closed project. */
  function projectOf(index: number, stories: readonly Story[]) {
    const { open, closed } = setting.projects;
    if (index % 10 === 0) return undefined;
    const isOver = stories.every((story) => story === 'closed');
    const project = isOver && closed.length > 0 && index % 2 === 0 ? closed[(index / 2) % closed.length] : undefined;
    return project ?? open[index % open.length];
  }

  const pickProduct = (story: Story) => {
    if (story === 'partReturned') return random.pick(bulky);
    // Late and due-soon lines are always single machines with a fleet number.
    const single = story !== 'onRent' || random.chance(0.85);
    return random.pick(single ? serialised : bulky);
  };

  function addLine(
    contractId: string,
    lineNo: number,
    story: Story,
    course: Course,
    product: CatalogueProduct,
    { part, replacedBy, ...own }: Own = {},
  ): void {
    const id = own.id ?? random.uuid();
    const index = rows.contract_line.length + 1;
    const isBulk = product.tracking === 'bulk';
    const { back, ...counted } = quantities(story, course, isBulk, random, part?.pieces);
    const others = partCourse(course, today, company.timeZone);
    if (back > 0) partReturns.push({ contractId, splitFrom: id, course: others, product, pieces: back });
    const rates = ratesOf(product, company);
    const billed = billedTo(course, today);
    const replaces = own.id !== undefined;
    // The replaced machine is charged for the day of the exchange (DOM-17).
    const from = replaces ? addDays(course.from, 1) : course.from;
    rows.contract_line.push({
      id,
      contract_id: contractId,
      line_no: lineNo,
      status: course.status,
      product_code: product.code,
      fleet_number: isBulk ? null : fleetNumber(prefix + index),
      serial_number: isBulk
        ? null
        : `${product.code.replaceAll('-', '')}${String(prefix + index * 7).padStart(7, '0')}`,
      ...counted,
      ...timesOf(course, today),
      off_hire_id: course.offHire ? addOffHire(id, course, counted.quantity) : null,
      replaced_by_line_id: replacedBy ?? null,
      split_from_line_id: part?.splitFrom ?? null,
      charged_from: replaces || part ? from : null,
      rate_unit: 'week',
      rate_price: rates.week.amount,
      rate_currency: company.currency,
      agreed_day: rates.day.amount,
      agreed_week: rates.week.amount,
      agreed_four_week: rates.fourWeek?.amount ?? null,
    });
    if (isStarted(course)) addPeriods(id, { from, to: billed }, rates, counted.quantity);
  }

  /** Adds the stand-downs and charges of a line. */
  function addPeriods(id: string, { from, to }: DateRange, tariff: Rates, quantity: number): void {
    const stoodDown = standDowns(today).flatMap((range): DateRange[] => {
      const [start = from] = [range.from, from].toSorted().slice(-1);
      const [end = to] = [range.to, to].toSorted();
      return start <= end ? [{ from: start, to: end }] : [];
    });
    // One draw for each stretch between cycles and stand-downs keeps the other demo data as it is.
    for (const _stretch of stretchStarts({ from, to }, stoodDown)) random.uuid();
    for (const range of stoodDown)
      addPeriod(id, range, { kind: 'standDown', pieces: quantity, days: chargedDays(range, 5).length });
    const free = new Set(stoodDown.flatMap(daysOf));
    for (const charge of chargesOf({ from, to, tariff, quantity, weekDays: 5, free }))
      addPeriod(id, charge, { kind: 'charge', pieces: quantity, days: charge.days, charge });
  }

  /** A partial off-hire becomes a separate line after the contract's other lines (DOM-02). */
  function addPartReturns(): void {
    // A separate generator, so that part returns do not change the draws that follow.
    random = new Random(PART_SEED + clientId);
    for (const part of partReturns) {
      const lineNo = rows.contract_line.filter((line) => line.contract_id === part.contractId).length + 1;
      addLine(part.contractId, lineNo, 'partReturned', part.course, part.product, { part });
    }
  }

  interface Part {
    readonly kind: 'charge' | 'standDown';
    readonly pieces: number;
    readonly days: number;
    readonly charge?: Charge;
  }
  function addPeriod(lineId: string, { from, to }: DateRange, { kind, pieces, days, charge }: Part): void {
    const id = periodRandom.uuid();
    if (charge) rows.charges.set(id, charge);
    rows.rental_period.push({
      id,
      contract_line_id: lineId,
      starts_on: from,
      ends_on: to,
      kind,
      days,
      pieces,
      amount: charge?.net.amount ?? '0.00',
      currency: company.currency,
      // Set by document-invoices.ts.
      invoice_number: null,
    });
  }

  function addOffHire(lineId: string, { offHire, offRentAt, onRentAt }: Course, quantity: number): string {
    const id = random.uuid();
    const status = offHire ?? 'requested';
    rows.off_hire.push({
      id,
      client_id: clientId,
      number: status === 'requested' ? null : `OH-${88_000 + rows.off_hire.length}`,
      status,
      off_rent_at: offRentAt ?? onRentAt,
      transport: 'collect',
      place: random.pick(['At the gate', 'Behind the site office', 'Level 0, lift lobby', 'On the quay']),
      fail_reason: status === 'failed' ? random.pick(['noAccess', 'blocked']) : null,
    });
    rows.off_hire_line.push({ off_hire_id: id, contract_line_id: lineId, quantity });
    return id;
  }

  return { rows, addContract, addPartReturns };
}

/** The client's own references of a contract; some contracts have only a part of them. */
const references = (index: number, orderNumber: string, random: Random) => ({
  order_number: random.chance(0.8) ? orderNumber : null,
  po_number: random.chance(0.85) ? `45${String(index).padStart(5, '0')}` : null,
  cost_code: random.chance(0.5) ? `${random.int(40, 49)}-${random.int(100, 999)}` : null,
  reference: random.chance(0.3) ? random.pick(['Gate 2', 'Basement', 'Roof', 'North side', 'Level 5']) : null,
});

const isStarted = ({ status }: Course) => status !== 'planned' && status !== 'cancelled';
const timesOf = (course: Course, today: LocalDate) => ({
  on_rent_at: course.onRentAt,
  expected_off_rent_at: course.expectedOffRentAt,
  off_rent_at: course.offRentAt,
  returned_at: course.returnedAt,
  next_billing_on: isStarted(course) && course.returnedAt === null ? nextBilling(course.from, today) : null,
});

/** Total, awaiting pick-up, returned, and returned early. */
function quantities(story: Story, { status }: Course, isBulk: boolean, random: Random, part?: number) {
  if (part !== undefined) return { quantity: part, back: 0, qty_pending_pickup: 0, qty_returned: part };
  const delivered = story === 'partReturned' ? random.int(4, 8) : isBulk ? random.int(2, 3) : 1;
  const isWaiting = status === 'offHireRequested' || status === 'offHired';
  const isBack = status === 'returned' || status === 'closed';
  const back = story === 'partReturned' ? random.int(1, 3) : 0;
  const quantity = delivered - back;
  return { quantity, back, qty_pending_pickup: isWaiting ? quantity : 0, qty_returned: isBack ? quantity : 0 };
}

/** Six digits, grouped as painted on the machine: `204 118`. */
function fleetNumber(index: number): string {
  const digits = String(100_000 + ((index * 7_919) % 900_000));
  return `${digits.slice(0, 3)} ${digits.slice(3)}`;
}

const billedTo = (course: Course, today: LocalDate): LocalDate => {
  const stopped = course.offRentAt?.toISOString().slice(0, 10);
  return stopped !== undefined && stopped < today ? stopped : today;
};

const nextBilling = (from: LocalDate, today: LocalDate): LocalDate =>
  addDays(from, BILLING_CYCLE_DAYS * (Math.floor(daysBetween(from, today) / BILLING_CYCLE_DAYS) + 1));

/** Returns the days on which a billing cycle, a stand-down, or the charges after it start. */
function stretchStarts({ from, to }: DateRange, standDowns: readonly DateRange[]): ReadonlySet<LocalDate> {
  const starts = new Set<LocalDate>();
  for (let cycle = from; cycle <= to; cycle = addDays(cycle, BILLING_CYCLE_DAYS))
    if (!standDowns.some((range) => range.from < cycle && cycle <= range.to)) starts.add(cycle);
  for (const range of standDowns) for (const day of [range.from, addDays(range.to, 1)]) if (day <= to) starts.add(day);
  return starts;
}

/** Builders' summer holiday and Christmas, of this year and last year. */
function standDowns(today: LocalDate) {
  const thisYear = Number(today.slice(0, 4));
  return [thisYear - 1, thisYear].flatMap((year) => [
    { from: `${year}-07-27`, to: `${year}-08-14` },
    { from: `${year}-12-24`, to: `${year + 1}-01-01` },
  ]);
}

import { type LineStatus, workdayFrom } from '@hireyard/contract';
import type { ContractImport, LineImport } from '@hireyard/contract/backoffice';
import { addDays, instantAt, type LocalDate, localDate } from '../../domain/calendar.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { type DemoCompany, type Volume, WORKWEEK } from './companies.ts';
import type { SeededProject, SeededProjects } from './master-data.ts';
import { ratesOf } from './prices.ts';
import { Random } from './random.ts';
import { BEGIN, type Course, courseOf, partCourse, type Story } from './rental-lines.ts';
import { billedTo, nextBilling, periodsOf, standDownsIn, stretchStarts } from './rental-periods.ts';
import type { PlannedContract, PlannedOffHire, Rentals } from './rental-rows.ts';
import { VOLUMES } from './rental-volume.ts';

/** Client, sites and current day of the rentals. Keys are ids in the company's own systems. */
export interface RentalSetting {
  readonly clientId: number;
  readonly key: string;
  readonly company: DemoCompany;
  readonly depotKeys: readonly string[];
  readonly projects: SeededProjects;
  readonly contactKeys: readonly string[];
  readonly catalogue: readonly CatalogueProduct[];
  readonly now: Date;
  readonly random: Random;
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

/** Returns the rentals of a client of this volume. */
export function planRentals(volume: Exclude<Volume, 'none'>, setting: RentalSetting): Rentals {
  const planner = rentalPlanner(setting);
  for (const stories of deal(volume, setting.random)) planner.addContract(stories);
  planner.addPartReturns();
  return planner.rentals;
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
  readonly contract: PlannedContract;
  readonly splitFrom: string;
  readonly course: Course;
  readonly product: CatalogueProduct;
  readonly pieces: number;
}
/** Properties of a line that do not follow from its scenario. */
interface Own {
  /** Id of a replacement, which is drawn before its line. */
  readonly replacementId?: string;
  readonly replacedBy?: string;
  readonly part?: PartReturn;
}

function rentalPlanner(setting: RentalSetting) {
  const { clientId, company, now, catalogue } = setting;
  let { random } = setting;
  // A separate generator, so that prices do not change the draws of the rest.
  const periodRandom = new Random(PERIOD_SEED + clientId);
  const rentals: Rentals = { contracts: [], lines: [], periods: [] };
  const { contracts, lines, periods } = rentals;
  const today = localDate(now, company.timeZone);
  const year = today.slice(2, 4);
  const told = new Map<Story, number>();
  const partReturns: PartReturn[] = [];
  let offHires = 0;
  const bulky = catalogue.filter(({ tracking }) => tracking === 'bulk');
  const serialised = catalogue.filter(({ tracking }) => tracking === 'serialised');

  const nextOf = (story: Story) => {
    const nth = told.get(story) ?? 0;
    told.set(story, nth + 1);
    return nth;
  };

  function addContract(stories: readonly Story[]): void {
    const index = contracts.length + 1;
    const project = projectOf(index, stories);
    const site = project?.site ?? random.pick(company.sites);
    const number = `${year}${String(100 + index).padStart(4, '0')}`;
    const contract: PlannedContract = {
      id: random.uuid(),
      row: {
        ...{ externalId: `${setting.key}-C-${number}`, client: setting.key, number: `C-${number}` },
        depot: random.pick(setting.depotKeys),
        siteContact: random.pick([...setting.contactKeys, null]),
        ...references(index, `O-${number}`, random),
        project: project?.key ?? null,
        address: project?.addressKey ?? setting.projects.addressAt(site),
      },
    };
    contracts.push(contract);
    let lineNo = 0;
    for (const story of stories) {
      const course = courseOf(story, nextOf(story), today, company.timeZone, random);
      if (story !== 'exchanged') {
        addLine(contract, ++lineNo, story, course, pickProduct(story));
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
      addLine(contract, ++lineNo, story, broken, product, { replacedBy: lineKey(contract, lineNo + 1) });
      addLine(contract, ++lineNo, story, course, product, { replacementId });
    }
  }

  /** One contract in ten has no project; every second closed contract belongs to a closed project. */
  function projectOf(index: number, stories: readonly Story[]): SeededProject | undefined {
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
    contract: PlannedContract,
    lineNo: number,
    story: Story,
    course: Course,
    product: CatalogueProduct,
    { part, replacedBy, replacementId }: Own = {},
  ): void {
    const id = replacementId ?? random.uuid();
    const externalId = lineKey(contract, lineNo);
    const isBulk = product.tracking === 'bulk';
    const { back, quantity } = quantities(story, isBulk, random, part?.pieces);
    const others = partCourse(course, { today, now, timeZone: company.timeZone });
    if (back > 0) partReturns.push({ contract, splitFrom: externalId, course: others, product, pieces: back });
    const rates = ratesOf(product, company);
    const range = { from: chargedFrom(course, replacementId), to: billedTo(course, today, company.timeZone) };
    lines.push({
      ...{ id, contract },
      row: {
        ...{ externalId, contract: contract.row.externalId, lineNo, productCode: product.code, quantity },
        ...statesOf(course),
        ...(isBulk ? {} : numbersOf(clientId, lines.length + 1, product)),
        rate: {
          ...{ currency: company.currency, day: rates.day.amount, week: rates.week.amount },
          ...(rates.fourWeek && { fourWeek: rates.fourWeek.amount }),
        },
        ...(replacedBy !== undefined && { replacedByLine: replacedBy }),
        ...(part && { splitFromLine: part.splitFrom }),
        // Days before were charged to the line that these pieces, or this machine, came from.
        ...((part || replacementId !== undefined) && { chargedUntil: addDays(range.from, -1) }),
      },
      offHire: course.offHire ? offHireOf(course) : null,
      nextBillingOn: isStarted(course) && course.returnedAt === null ? nextBilling(course.from, today) : null,
    });
    if (!isStarted(course)) return;
    // One draw for each stretch between cycles and stand-downs keeps the other demo data as it is.
    for (const _stretch of stretchStarts(range, standDownsIn(range, today))) random.uuid();
    const { currency } = company;
    periods.push(...periodsOf({ lineId: id, range, tariff: rates, quantity, today, currency }, periodRandom));
  }

  /** A partial off-hire becomes a separate line after the contract's other lines (DOM-02). */
  function addPartReturns(): void {
    // A separate generator, so that part returns do not change the draws that follow.
    random = new Random(PART_SEED + clientId);
    for (const part of partReturns) {
      const lineNo = lines.filter(({ contract }) => contract === part.contract).length + 1;
      addLine(part.contract, lineNo, 'partReturned', part.course, part.product, { part });
    }
  }

  function offHireOf({ offHire, offRentAt, onRentAt }: Course): PlannedOffHire {
    const id = random.uuid();
    const status = offHire ?? 'requested';
    const stops = offRentAt ?? onRentAt;
    const planned: PlannedOffHire = {
      ...{ id, clientId, status },
      number: status === 'requested' ? null : `OH-${88_000 + offHires}`,
      offRentAt: stops,
      place: random.pick(['At the gate', 'Behind the site office', 'Level 0, lift lobby', 'On the quay']),
      failReason: status === 'failed' ? random.pick(['noAccess', 'blocked'] as const) : null,
      keyPlace: 'Site office, hook 4',
      window: {
        date: workdayFrom(addDays(localDate(stops, company.timeZone), 1), WORKWEEK),
        slot: status === 'requested' ? 'afternoon' : 'morning',
      },
    };
    offHires += 1;
    return planned;
  }

  return { rentals, addContract, addPartReturns };
}

const lineKey = ({ row }: PlannedContract, lineNo: number): string => `${row.externalId}-${lineNo}`;

/** The client's own references of a contract; some contracts have only a part of them. */
const references = (index: number, orderNumber: string, random: Random): Partial<ContractImport> => ({
  orderNumber: random.chance(0.8) ? orderNumber : null,
  poNumber: random.chance(0.85) ? `45${String(index).padStart(5, '0')}` : null,
  costCode: random.chance(0.5) ? `${random.int(40, 49)}-${random.int(100, 999)}` : null,
  reference: random.chance(0.3) ? random.pick(['Gate 2', 'Basement', 'Roof', 'North side', 'Level 5']) : null,
});

const isStarted = ({ status }: Course) => status !== 'planned' && status !== 'cancelled';

/** The replaced machine is charged for the day of the exchange (DOM-17). */
const chargedFrom = ({ from }: Course, replacementId: string | undefined): LocalDate =>
  replacementId === undefined ? from : addDays(from, 1);

/** A line that waits for the number of its off-hire is on rent until then: its client has called it off. */
function statesOf(course: Course): Pick<LineImport, 'status' | 'onRentAt'> & Partial<LineImport> {
  const times = {
    onRentAt: course.onRentAt.toISOString(),
    expectedOffRentAt: course.expectedOffRentAt?.toISOString() ?? null,
  };
  if (course.status === 'offHireRequested') return { status: 'onRent', ...times };
  const status: Exclude<LineStatus, 'offHireRequested'> = course.status;
  const ends = {
    offRentAt: course.offRentAt?.toISOString() ?? null,
    returnedAt: course.returnedAt?.toISOString() ?? null,
  };
  return { status, ...times, ...ends };
}

/** Pieces of a line, and pieces that went back before. */
function quantities(story: Story, isBulk: boolean, random: Random, part?: number) {
  if (part !== undefined) return { quantity: part, back: 0 };
  const delivered = story === 'partReturned' ? random.int(4, 8) : isBulk ? random.int(2, 3) : 1;
  const back = story === 'partReturned' ? random.int(1, 3) : 0;
  return { quantity: delivered - back, back };
}

/** Numbers of a machine. Six digits are grouped as painted on it: `204 118`. */
function numbersOf(clientId: number, index: number, { code }: CatalogueProduct) {
  const digits = String(100_000 + (((clientId * 10_000 + index) * 7_919) % 900_000));
  const serial = String(clientId * 10_000 + index * 7).padStart(7, '0');
  return {
    fleetNumber: `${digits.slice(0, 3)} ${digits.slice(3)}`,
    serialNumber: `${code.replaceAll('-', '')}${serial}`,
  };
}

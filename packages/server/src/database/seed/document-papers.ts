import type { PaperType } from '@hireyard/contract';
import { addDays, type LocalDate, localDate } from '../../domain/calendar.ts';
import { type DocumentRows, type DocumentSetting, numbering } from './document-rows.ts';
import type { SeededRow } from './imported.ts';
import type { PlannedContract, PlannedLine, Rentals } from './rental-rows.ts';

interface Paper {
  readonly type: PaperType;
  readonly number: string;
  readonly date: LocalDate;
  readonly period: readonly [LocalDate, LocalDate | null];
  readonly fleetNumber?: string;
}

/** Days for which a certificate counts at the start of rent: until the yearly inspection of its machine. One in three is soon. */
const daysLeft = (index: number): number => (index % 12 === 0 ? 25 : 90 + ((index * 37) % 270));

/**
 * Adds a contract's other documents. Some contracts start with a quote; each has an order confirmation, the contract,
 * and notes of delivery and return. Lifts and similar machines add a certificate.
 */
export function addContractPapers(rows: DocumentRows, rentals: Rentals, setting: DocumentSetting, every: number): void {
  const { company, now, random, key } = setting;
  const today = localDate(now, company.timeZone);
  const dayOf = (instant: Date | string) => localDate(new Date(instant), company.timeZone);
  const earlier = (a: LocalDate, b: LocalDate) => (a < b ? a : b);
  const next = {
    quote: numbering('Q'),
    deliveryNote: numbering('DN'),
    returnNote: numbering('RN'),
    certificate: numbering('CE'),
  };
  const linesOf = Map.groupBy(rentals.lines, ({ contract }) => contract);

  const papersOf = ({ row: contract }: PlannedContract, planned: readonly PlannedLine[], index: number): Paper[] => {
    const lines = planned.map(({ row }) => row);
    const starts = lines.map((line) => dayOf(line.onRentAt)).sort();
    const from = starts[0] ?? today;
    const ends = planned.map(
      ({ row, offHire }) => row.offRentAt ?? offHire?.offRentAt ?? row.expectedOffRentAt ?? null,
    );
    const to = ends.some((end) => end === null)
      ? null
      : (ends
          .map((end) => dayOf(end ?? now))
          .sort()
          .at(-1) ?? null);
    const period = [from, to === null || to < from ? null : to] as const;
    const ordered = earlier(addDays(from, -4), today);
    const papers: Paper[] = [];

    if (index % 3 === 0) {
      const quoted = addDays(ordered, -6);
      papers.push({ type: 'quote', number: next.quote(quoted), date: quoted, period });
    }
    const { orderNumber } = contract;
    if (orderNumber) papers.push({ type: 'orderConfirmation', number: orderNumber, date: ordered, period });
    papers.push({ type: 'contract', number: contract.number, date: earlier(addDays(ordered, 1), today), period });

    const started = lines.filter(({ status }) => status !== 'planned' && status !== 'cancelled');
    for (const day of new Set(started.map((line) => dayOf(line.onRentAt)))) {
      papers.push({ type: 'deliveryNote', number: next.deliveryNote(day), date: day, period: [day, day] });
    }
    const returned = lines.flatMap(({ returnedAt: at }) => (at ? [dayOf(at)] : []));
    for (const day of new Set(returned)) {
      papers.push({ type: 'returnNote', number: next.returnNote(day), date: day, period: [day, day] });
    }
    const numbered = started.filter(({ fleetNumber }) => fleetNumber);
    const machine = numbered.find(({ status }) => status === 'onRent') ?? numbered[0];
    if (machine && index % 4 === 0) {
      const day = dayOf(machine.onRentAt);
      papers.push({
        ...{ type: 'certificate', number: next.certificate(day), date: day },
        period: [day, addDays(day, daysLeft(index))],
        ...(machine.fleetNumber && { fleetNumber: machine.fleetNumber }),
      });
    }
    return papers;
  };

  for (const [index, contract] of rentals.contracts.entries()) {
    if (index % every !== 0) continue;
    for (const paper of papersOf(contract, linesOf.get(contract) ?? [], index / every))
      rows.papers.push(seededPaper(paper, contract, key, random.uuid()));
  }
}

/** Returns a paper as an import has it. Its project is that of the contract. */
function seededPaper(
  { period: [from, to], ...paper }: Paper,
  contract: PlannedContract,
  client: string,
  id: string,
): SeededRow {
  const { externalId, poNumber } = contract.row;
  const row = { externalId: `${client}-${paper.number}`, client, ...paper, from, to, contracts: [externalId] };
  return { row: { ...row, ...(poNumber && { poNumber }) }, ids: [id] };
}

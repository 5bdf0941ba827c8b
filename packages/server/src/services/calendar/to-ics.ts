import { type CalendarKind, type Language, PICKUP_SLOTS } from '@hireyard/contract';
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addDays, instantAt } from '../../domain/calendar.ts';
import { fill } from '../../mail/texts.ts';
import type { CalendarEvent, Machine } from './events.ts';
import { CALENDAR_TEXTS } from './texts.ts';

/** Seconds until a program should refresh. */
const REFRESH = 3600;
/** Number of different machines that a title names. */
const MAX_NAMED = 3;

export interface CalendarContent {
  readonly name: string;
  readonly language: Language;
  readonly events: readonly CalendarEvent[];
  /** Product names by code. */
  readonly products: ReadonlyMap<string, string>;
  /** Numbers of the orders whose machines the client collects. */
  readonly collected: ReadonlySet<string>;
}

const UID: Readonly<Record<CalendarKind, string>> = { delivery: 'delivery', pickUp: 'pick-up', end: 'end' };

/** Writes a calendar as iCalendar (RFC 5545). The same events always give the same text. */
export function toIcs({ name, language, events, products, collected }: CalendarContent): string {
  const texts = CALENDAR_TEXTS[language];
  const calendar = ical({ name, ttl: REFRESH, prodId: { company: 'Hireyard', product: 'portal', language } });
  const nameOf = ({ product }: Machine) => products.get(product) ?? product;
  const textOf = (quantity: number, product: string) =>
    quantity > 1 ? fill(texts.machines, { quantity: String(quantity), product }) : product;

  for (const event of events) {
    const isCollected = event.kind === 'delivery' && event.order_number !== null && collected.has(event.order_number);
    const quantities = new Map<string, number>();
    for (const machine of event.machines) {
      quantities.set(nameOf(machine), (quantities.get(nameOf(machine)) ?? 0) + machine.quantity);
    }
    const titles = [...quantities].map(([product, quantity]) => textOf(quantity, product));
    const machines = [...titles.slice(0, MAX_NAMED), ...(titles.length > MAX_NAMED ? ['…'] : [])].join(', ');
    const lines = [
      fill(texts.contract, { number: event.contract_numbers.join(', ') }),
      ...(event.project_name ? [fill(texts.project, { name: event.project_name })] : []),
      ...(event.off_hire_number ? [fill(texts.offHire, { number: event.off_hire_number })] : []),
      ...event.machines.map((machine) =>
        [textOf(machine.quantity, nameOf(machine)), machine.fleetNumber].filter(Boolean).join(', '),
      ),
    ];
    calendar.createEvent({
      id: `${UID[event.kind]}-${event.id}@hireyard`,
      ...timeOf(event),
      sequence: event.sequence,
      // Time of the last change. This is its meaning without a method, and it keeps the text stable.
      stamp: event.modified_at,
      lastModified: event.modified_at,
      summary: fill(isCollected ? texts.collect : texts[event.kind], { machines }),
      description: lines.join('\n'),
      location: isCollected ? event.depot : event.place,
      status: event.off_hire_status === 'requested' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      // A delivery does not mark the whole day as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

/** Returns the collection hours in local time of the depot. Other events last the whole day. */
function timeOf({ day, slot, time_zone: timeZone }: CalendarEvent) {
  if (slot === null) return { start: utcDay(day), end: utcDay(addDays(day, 1)), allDay: true };
  const { from, to } = PICKUP_SLOTS[slot];
  return { start: instantAt(day, from, timeZone), end: instantAt(day, to, timeZone) };
}

const utcDay = (day: string) => new Date(`${day}T00:00:00Z`);

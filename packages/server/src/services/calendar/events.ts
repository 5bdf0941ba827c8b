import type { CalendarKind, OffHireStatus, PickupSlot } from '@hireyard/contract';
import { sql } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';

/** Days before and after today that a calendar covers, and its maximum number of events. */
export const DAYS_BEFORE = 30;
export const DAYS_AFTER = 400;
export const MAX_EVENTS = 2_000;

export interface Machine {
  readonly product: string;
  readonly quantity: number;
  readonly fleetNumber: string | null;
}
/** An event on a day at a place. Its id stays the same when it moves to another day. */
export interface CalendarEvent {
  readonly kind: CalendarKind;
  readonly id: string;
  readonly day: string;
  readonly time_zone: string;
  readonly contract_numbers: string[];
  readonly order_number: string | null;
  readonly project_name: string | null;
  readonly place: string;
  /** Depot at which the client collects machines. */
  readonly depot: string;
  readonly machines: Machine[];
  /** Increases with each change of the resource. */
  readonly sequence: number;
  readonly modified_at: Date;
  readonly off_hire_number: string | null;
  readonly off_hire_status: OffHireStatus | null;
  readonly slot: PickupSlot | null;
}
export interface EventQuery {
  readonly kinds: readonly CalendarKind[];
  /** Null for all visible projects. */
  readonly projectId: string | null;
  /** Local dates. */
  readonly from: string;
  readonly to: string;
}

const MACHINES = sql`json_agg(json_build_object('product', l.product_code, 'quantity', l.quantity,
  'fleetNumber', l.fleet_number) order by l.line_no, l.id)`;
const PLACE = sql`concat_ws(', ', c.address_name, c.line1, c.postal_code || ' ' || c.city)`;
const DEPOT = sql`concat_ws(', ', d.name, d.line1, d.postal_code || ' ' || d.city)`;

/**
 * Reads the events of the visible rentals. Lines of a contract with the same day form one event, identified by its
 * first line. Its sequence counts the edits of all lines of the contract. So it also increases when a line leaves the
 * event.
 */
export async function readEvents(db: ClientDb, query: EventQuery): Promise<CalendarEvent[]> {
  const ofRentals = query.kinds.some((kind) => kind !== 'pickUp') ? await rentalEvents(db, query) : [];
  const ofPickUps = query.kinds.includes('pickUp') ? await pickUps(db, query) : [];
  return [...ofRentals, ...ofPickUps].toSorted((one, other) => one.day.localeCompare(other.day)).slice(0, MAX_EVENTS);
}

const ofProject = ({ projectId }: EventQuery) =>
  projectId === null ? sql`true` : sql`c.project_id = ${projectId}::uuid`;

function rentalEvents(db: ClientDb, query: EventQuery): Promise<CalendarEvent[]> {
  const { kinds, from, to } = query;
  const rows = sql<CalendarEvent>`(
    select m.kind, (array_agg(l.id order by l.line_no, l.id))[1] as id, m.day::text as day, l.time_zone,
      array[c.number] as contract_numbers, c.order_number, c.project_name, ${PLACE} as place, ${DEPOT} as depot,
      ${MACHINES} as machines,
      (select sum(a.version)::int from contract_line a where a.contract_id = c.id) as sequence,
      (select max(a.updated_at) from contract_line a where a.contract_id = c.id) as modified_at,
      null::text as off_hire_number, null::text as off_hire_status, null::text as slot
    from contract_line l
      join contract c on c.id = l.contract_id
      join depot d on d.id = c.depot_id
      cross join lateral (values
        ('delivery', l.on_rent_on),
        ('end', case when l.status in ('planned', 'onRent') then l.expected_on
          else coalesce(l.off_rent_on, l.expected_on) end)) as m (kind, day)
    where l.status <> 'cancelled' and m.kind = any(${kinds}::text[])
      and m.day between ${from}::date and ${to}::date and ${ofProject(query)}
    group by m.kind, m.day, c.id, c.number, c.order_number, c.project_name, c.address_name, c.line1, c.postal_code,
      c.city, d.name, d.line1, d.postal_code, d.city, l.time_zone
    order by m.day, c.number, m.kind
    limit ${MAX_EVENTS})`;
  return db.selectFrom(rows.as('event')).selectAll().execute();
}

function pickUps(db: ClientDb, query: EventQuery): Promise<CalendarEvent[]> {
  const rows = sql<CalendarEvent>`(
    select 'pickUp' as kind, o.id, o.pickup_on::text as day, l.time_zone,
      array_agg(distinct c.number) as contract_numbers, null::text as order_number, max(c.project_name) as project_name,
      max(${PLACE}) as place, max(${DEPOT}) as depot, ${MACHINES} as machines, o.version as sequence,
      o.updated_at as modified_at, o.number as off_hire_number, o.status as off_hire_status, o.pickup_slot as slot
    from off_hire o
      join off_hire_line h on h.off_hire_id = o.id
      join contract_line l on l.id = h.contract_line_id
      join contract c on c.id = l.contract_id
      join depot d on d.id = c.depot_id
    where o.transport = 'collect' and o.status in ('requested', 'confirmed', 'scheduled', 'collected')
      and o.pickup_on between ${query.from}::date and ${query.to}::date and ${ofProject(query)}
    group by o.id, o.pickup_on, o.version, o.updated_at, o.number, o.status, o.pickup_slot, l.time_zone
    order by o.pickup_on, o.id
    limit ${MAX_EVENTS})`;
  return db.selectFrom(rows.as('event')).selectAll().execute();
}

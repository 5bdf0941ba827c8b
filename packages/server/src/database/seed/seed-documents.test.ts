import { DOCUMENT_TYPES } from '@hireyard/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate } from '../../domain/calendar.ts';
import { openTestDatabase } from '../../testing/database.ts';
import type { OpenDatabase } from '../connection.ts';
import { seed } from './index.ts';

/** A Friday. */
const NOW = '2026-11-20T09:00:00Z';
/** Clients with rentals of the demo accounts: admin's three and the blocked one. */
const RENTING = [1, 2, 3, 4];

const seededAt = async (now: string): Promise<OpenDatabase> => {
  const database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: new Date(now) }));
  return database;
};

let database: OpenDatabase;
beforeAll(async () => {
  database = await seededAt(NOW);
});
afterAll(() => database.close());

const rowsOf = async <T>(query: string, from: OpenDatabase = database): Promise<T[]> =>
  (await sql.raw<T>(query).execute(from.db)).rows;

describe('documents', () => {
  // The last night of a year, the first workday of the next, and the day with the most invoices.
  const later = ['2026-12-31T23:30:00Z', '2027-01-04T06:00:00Z', '2026-06-01T09:00:00Z'];
  it.each([NOW, ...(process.env.TEST_ALL ? later : [])])(
    '[DOM-06] hold each type and each standing of an invoice at least twice, as of %s',
    async (now) => {
      const from = now === NOW ? database : await seededAt(now);
      const today = localDate(new Date(now), 'Europe/Amsterdam');
      const counted = await rowsOf<{ client_id: number; kind: string; n: number }>(
        `select client_id, kind, count(*) as n from document cross join lateral (values
          (type),
          (case when type = 'invoice' then status end),
          (case when type = 'invoice' and status <> 'paid' and due_on < '${today}' then 'overdue' end),
          (case when type = 'invoice' and status = 'open' and due_on >= '${today}' then 'not yet due' end),
          (case when disputed then 'disputed' end)) as kinds (kind)
        where kind is not null group by client_id, kind`,
        from,
      );
      for (const client of RENTING) {
        const counts = new Map(counted.filter((row) => row.client_id === client).map(({ kind, n }) => [kind, n]));
        for (const kind of [...DOCUMENT_TYPES, 'open', 'partlyPaid', 'paid', 'not yet due', 'overdue', 'disputed']) {
          expect(counts.get(kind) ?? 0, `${kind} of client ${client}`).toBeGreaterThanOrEqual(2);
        }
      }
      expect(await rowsOf(`select from document where issued_on > '${today}'`, from)).toEqual([]);
      if (from !== database) await from.close();
    },
  );

  it('[DOM-06] charge each period once, on the invoice that it names', async () => {
    const [counts] = await rowsOf<{ charged: number; open: number; lines: number; matched: number[]; stray: number }>(
      `select
        (select count(*) from rental_period where invoice_number is not null) as charged,
        (select count(*) from rental_period where kind = 'charge' and invoice_number is null) as open,
        (select count(*) from document_line l join document d on d.id = l.document_id and d.type = 'invoice') as lines,
        (select array[count(distinct p.id), count(distinct l.id)]::int[] from rental_period p
          join contract_line c on c.id = p.contract_line_id
          join document d on d.client_id = c.client_id and d.number = p.invoice_number and d.type = 'invoice'
          join document_contract dc on dc.document_id = d.id and dc.contract_id = c.contract_id
          join document_line l on l.document_id = d.id and l.contract_line_id = c.id and l.net = p.amount
            and p.starts_on >= d.starts_on and p.ends_on <= d.ends_on and p.ends_on < d.issued_on) as matched,
        (select count(*) from rental_period where kind = 'standDown' and invoice_number is not null) as stray`,
    );
    expect(counts?.lines).toBeGreaterThan(200);
    expect(counts).toMatchObject({ charged: counts?.lines, matched: [counts?.lines, counts?.lines], stray: 0 });
    // Current periods are not invoiced until they end.
    expect(counts?.open).toBeGreaterThan(50);
  });

  it('[DOM-16] add up: quantity by price, lines to the net amount, VAT once a rate, and what is due by status', async () => {
    const [lines] = await rowsOf<{ n: number; right: number }>(
      `select count(*) as n, count(*) filter (where round(quantity * price, 2) = net) as right from document_line`,
    );
    expect(lines?.n).toBeGreaterThan(200);
    expect(lines?.right).toBe(lines?.n);
    const [invoices] = await rowsOf<Record<string, number>>(
      `select count(*) as n,
        count(*) filter (where net = s.sum) as net,
        count(*) filter (where gross = net + s.vat) as gross,
        count(*) filter (where case status when 'paid' then due = 0 when 'open' then due = gross
          else due > 0 and due < gross end) as due,
        count(*) filter (where (type = 'invoice') = (gross > 0) and (type = 'creditNote') = (gross < 0)) as sign
      from document join lateral (
        select sum(net) as sum, sum(round(net * vat_rate / 100, 2)) as vat
        from (select vat_rate, sum(net) as net from document_line where document_id = document.id group by vat_rate) g
      ) s on true where type in ('invoice', 'creditNote')`,
    );
    expect(invoices?.n).toBeGreaterThan(100);
    for (const [rule, n] of Object.entries(invoices ?? {})) expect(n, rule).toBe(invoices?.n);
    expect(
      await rowsOf(`select distinct c.op_co, d.currency, l.vat_rate from document_line l
        join document d on d.id = l.document_id join corporate_client c on c.id = d.client_id order by c.op_co`),
    ).toEqual([
      { op_co: 'DE', currency: 'EUR', vat_rate: '19.00' },
      { op_co: 'NL', currency: 'EUR', vat_rate: '21.00' },
      { op_co: 'PL', currency: 'PLN', vat_rate: '23.00' },
    ]);
  });

  it('[DOM-06] have a number in the series of their operating company, which its clients share', async () => {
    const series = await rowsOf<{ op_co: string; type: string; clients: number; n: number; last: number }>(
      `select op_co, type, count(distinct client_id) as clients, count(*) as n, max(right(number, 5))::int as last
       from document where type in ('invoice', 'creditNote') group by op_co, type, left(right(number, 7), 2)`,
    );
    for (const { n, last } of series) expect(last).toBe(n);
    expect(series.some(({ op_co: company, clients }) => company === 'NL' && clients > 1)).toBe(true);
  });

  it('[DOM-06] correct an invoice by a credit note of a part of it, issued later', async () => {
    const credits = await rowsOf<{ same: boolean; part: boolean; later: boolean }>(
      `select c.client_id = i.client_id and i.type = 'invoice' as same, -c.gross <= i.gross as part,
        c.issued_on > i.issued_on as later
      from document c join document i on i.id = c.corrects_document_id`,
    );
    expect(credits.length).toBeGreaterThanOrEqual(8);
    for (const credit of credits) expect(credit).toEqual({ same: true, part: true, later: true });
    expect(await rowsOf(`select from document where type = 'creditNote' and corrects_document_id is null`)).toEqual([]);
  });

  it('name their contracts, and one invoice may hold several', async () => {
    const [counts] = await rowsOf<{ links: number; same: number; most: number }>(
      `select count(*) as links, count(*) filter (where d.client_id = c.client_id) as same,
        (select max(n) from (select count(*) as n from document_contract group by document_id) s) as most
      from document d join document_contract dc on dc.document_id = d.id join contract c on c.id = dc.contract_id`,
    );
    expect(counts?.links).toBeGreaterThan(500);
    expect(counts?.same).toBe(counts?.links);
    expect(counts?.most).toBeGreaterThan(2);
  });

  it('are unread where they are new, for each user apart', async () => {
    const unread = await rowsOf<{ email: string; unread: number; read: number }>(
      `select u.email, count(*) filter (where r.user_id is null) as unread, count(r.user_id) as read
      from app_user u join membership m on m.user_id = u.id and m.client_id = 1
        join document d on d.client_id = m.client_id
        left join document_read r on r.user_id = u.id and r.document_id = d.id
      where u.email in ('admin@demo.example', 'planner@demo.example', 'viewer@demo.example')
      group by u.email order by u.email`,
    );
    expect(unread).toHaveLength(3);
    for (const counts of unread) {
      expect(counts.unread, counts.email).toBeGreaterThan(2);
      expect(counts.read, counts.email).toBeGreaterThan(100);
    }
    expect(new Set(unread.map((counts) => counts.unread)).size).toBe(3);
  });
});

describe('projects', () => {
  it('[DOM-06] are open, closed, ended or without an address, most with a budget in the company’s currency', async () => {
    const [main] = await rowsOf<Record<string, number>>(
      `select count(*) filter (where status = 'closed') as closed, count(*) filter (where address_id is null) as unplaced,
        count(*) filter (where status = 'active' and ends_on < '2026-11-20') as ended,
        count(*) filter (where budget_amount is null) as unbudgeted, count(budget_amount) as budgeted
      from project where client_id = 1`,
    );
    expect(main).toEqual({ closed: 2, unplaced: 1, ended: 1, unbudgeted: 3, budgeted: 10 });
    expect(
      await rowsOf(`select from project p join corporate_client c on c.id = p.client_id
        join operating_company o on o.code = c.op_co where p.budget_currency <> o.currency`),
    ).toEqual([]);
  });

  it('[RT-09] count the lines that are on rent there; a closed one has none, and what is over', async () => {
    const counts = await rowsOf<{ status: string; on_rent_count: number; on_rent: number; all: number }>(
      `select p.status, p.on_rent_count, count(l.id) filter (where l.status = 'onRent') as on_rent, count(l.id) as all
      from project p left join contract_line l on l.project_id = p.id group by p.id`,
    );
    for (const { on_rent_count: kept, on_rent: real } of counts) expect(kept).toBe(real);
    expect(counts.filter(({ on_rent: n }) => n > 0).length).toBeGreaterThan(12);
    const closed = counts.filter(({ status }) => status === 'closed');
    expect(closed.map(({ on_rent: n }) => n)).toEqual(closed.map(() => 0));
    expect(closed.filter(({ all }) => all > 0).length).toBeGreaterThanOrEqual(2);
  });
});

describe('addresses, contact persons and depots', () => {
  it('are of each kind and function, and some are archived', async () => {
    const [main] = await rowsOf<Record<string, number>>(
      `select (select count(distinct kind) from address where client_id = 1) as kinds,
        (select count(*) from address where client_id = 1 and status = 'archived') as addresses,
        (select count(distinct max_vehicle) from address where client_id = 1) as vehicles,
        (select count(*) from address where client_id = 1 and latitude is not null) as placed,
        (select count(distinct f) from contact_person, unnest(functions) f where client_id = 1) as functions,
        (select count(*) from contact_person where client_id = 1 and status = 'archived') as persons`,
    );
    expect(main).toEqual({ kinds: 3, addresses: 1, vehicles: 3, placed: 15, functions: 3, persons: 1 });
  });

  it('have hours, a place, and the holidays of their region; each client has one of its own', async () => {
    const depots = await rowsOf<{ op_co: string; subdivision: string | null; times: number; latitude: number }>(
      'select op_co, subdivision, jsonb_array_length(opening_times) as times, latitude from depot',
    );
    expect(depots).toHaveLength(14);
    for (const { op_co: opCo, subdivision, times, latitude } of depots) {
      expect(times).toBeGreaterThan(4);
      expect(latitude).toBeGreaterThan(48);
      expect(subdivision === null).toBe(opCo !== 'DE');
    }
    expect(
      await rowsOf(`select from corporate_client c join depot d on d.id = c.default_depot_id
        where d.op_co <> c.op_co`),
    ).toEqual([]);
    expect(await rowsOf('select from corporate_client where default_depot_id is null')).toEqual([]);
  });
});

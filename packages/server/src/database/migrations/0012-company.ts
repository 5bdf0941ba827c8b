import { type Kysely, sql } from 'kysely';

/**
 * Contact persons and addresses are archived along a lifecycle, an e-mail address belongs to one person of a client, and
 * an address says how to get there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** The status was computed from `archived`; a lifecycle moves it itself. */
const withStatus = (table: string): string[] => [
  `alter table ${table} alter column status drop expression`,
  `alter table ${table} alter column status set default 'active',
    add check (status in ('active', 'archived')),
    drop column archived`,
];

const TIME = "~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'";

const STATEMENTS = [
  ...withStatus('contact_person'),
  'create unique index contact_person_email on contact_person (client_id, lower(email))',
  // The projects that name a person stand on that person's page.
  'create index project_by_site_contact on project (site_contact_id, name, id)',

  ...withStatus('address'),
  `alter table address
    add column latitude double precision check (latitude between -90 and 90),
    add column longitude double precision check (longitude between -180 and 180),
    add column access_instructions text,
    add column max_vehicle text check (max_vehicle in ('van', 'truck', 'artic')),
    add column access_from text check (access_from ${TIME}),
    add column access_till text check (access_till ${TIME}),
    add check ((latitude is null) = (longitude is null)),
    add check (access_from < access_till)`,
];

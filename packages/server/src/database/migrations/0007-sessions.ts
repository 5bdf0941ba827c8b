import { type Kysely, sql } from 'kysely';

/**
 * A session becomes a row, devices are recognized, and signing keys are encrypted. Everyone signs in once more, since
 * refresh tokens now name their session. Keys that stood in the clear are replaced, since there may be copies of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'drop table refresh_token',
  `create table session (
    id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    device_hash text not null,
    browser text,
    system text,
    started_at timestamptz not null,
    used_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index session_by_user on session (user_id, used_at)',
  'create index session_by_device on session (device_hash)',
  'create index session_by_expiry on session (expires_at)',
  `create table refresh_token (
    hash text primary key,
    session_id uuid not null references session (id) on delete cascade,
    rotated_at timestamptz
  )`,
  'create index refresh_token_by_session on refresh_token (session_id)',
  `create table known_device (
    hash text not null,
    user_id uuid not null references app_user (id) on delete cascade,
    signed_in_at timestamptz not null,
    primary key (hash, user_id)
  )`,
  'create index known_device_by_user on known_device (user_id)',
  'create index known_device_by_age on known_device (signed_in_at)',
  'delete from signing_key',
  'alter table signing_key rename column private_jwk to encrypted_private_jwk',
];

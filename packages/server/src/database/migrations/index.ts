import type { Migration } from 'kysely/migration';
import * as identity from './0001-identity.ts';
import * as rental from './0002-rental.ts';
import * as lists from './0003-lists.ts';
import * as projectsAndDocuments from './0004-projects-and-documents.ts';
import * as idempotencyAccess from './0005-idempotency-access.ts';
import * as periods from './0006-periods.ts';
import * as sessions from './0007-sessions.ts';
import * as planning from './0009-planning.ts';
import * as mailAndLinks from './0010-mail-and-links.ts';
import * as usersAndRoles from './0011-users-and-roles.ts';
import * as company from './0012-company.ts';
import * as depots from './0013-depots.ts';

/** All migrations by name. They run once, in the order of their names, and are never edited after a release. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-identity': identity,
  '0002-rental': rental,
  '0003-lists': lists,
  '0004-projects-and-documents': projectsAndDocuments,
  '0005-idempotency-access': idempotencyAccess,
  '0006-periods': periods,
  '0007-sessions': sessions,
  '0009-planning': planning,
  '0010-mail-and-links': mailAndLinks,
  '0011-users-and-roles': usersAndRoles,
  '0012-company': company,
  '0013-depots': depots,
};

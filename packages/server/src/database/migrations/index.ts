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
import * as activity from './0015-activity.ts';
import * as attachments from './0016-attachments.ts';
import * as notifications from './0017-notifications.ts';
import * as assets from './0018-assets.ts';
import * as requests from './0019-requests.ts';
import * as feedback from './0020-feedback.ts';
import * as feedbackScreenshot from './0021-feedback-screenshot.ts';
import * as projectSpend from './0022-project-spend.ts';
import * as orders from './0023-orders.ts';
import * as offHires from './0024-off-hires.ts';
import * as invoiceParties from './0025-invoice-parties.ts';
import * as counts from './0027-counts.ts';
import * as backoffice from './0028-backoffice.ts';
import * as invoiceAmounts from './0032-invoice-amounts.ts';
import * as told from './0039-told.ts';
import * as calendarFeeds from './0040-calendar-feeds.ts';
import * as orderRequests from './0041-order-requests.ts';
import * as savedViews from './0042-saved-views.ts';
import * as attention from './0043-attention.ts';
import * as search from './0044-search.ts';
import * as attentionSnoozes from './0046-attention-snoozes.ts';
import * as idleMachines from './0049-idle-machines.ts';
import * as piecesBilled from './0050-pieces-billed.ts';
import * as projectFavorites from './0052-project-favorites.ts';
import * as emissions from './0053-emissions.ts';
import * as formerAssignee from './0056-former-assignee.ts';
import * as refreshIds from './0057-refresh-ids.ts';
import * as jobs from './0058-jobs.ts';

/**
 * The last migration of the former release, whose processes go on while an update rolls: what comes after it has to leave
 * them what they use. It moves with each release.
 */
export const FORMER_RELEASE = '0041-order-requests';

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
  '0015-activity': activity,
  '0016-attachments': attachments,
  '0017-notifications': notifications,
  '0018-assets': assets,
  '0019-requests': requests,
  '0020-feedback': feedback,
  '0021-feedback-screenshot': feedbackScreenshot,
  '0022-project-spend': projectSpend,
  '0023-orders': orders,
  '0024-off-hires': offHires,
  '0025-invoice-parties': invoiceParties,
  '0027-counts': counts,
  '0028-backoffice': backoffice,
  '0032-invoice-amounts': invoiceAmounts,
  '0039-told': told,
  '0040-calendar-feeds': calendarFeeds,
  '0041-order-requests': orderRequests,
  '0042-saved-views': savedViews,
  '0043-attention': attention,
  '0044-search': search,
  '0046-attention-snoozes': attentionSnoozes,
  '0049-idle-machines': idleMachines,
  '0050-pieces-billed': piecesBilled,
  '0052-project-favorites': projectFavorites,
  '0053-emissions': emissions,
  '0056-former-assignee': formerAssignee,
  '0057-refresh-ids': refreshIds,
  '0058-jobs': jobs,
};

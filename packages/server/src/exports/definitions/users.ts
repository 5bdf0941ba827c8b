import type { RoleName, UserSummary } from '@hireyard/contract';
import { amount, currency, dateTime, day, type ListExport, number, type Sight, text } from '../export-columns.ts';
import type { ExportTexts } from '../texts.ts';

const managesUsers = ({ rights }: Sight) => rights.has('manage-roles-and-users');

const ROLE_KEYS: Readonly<Record<string, keyof ExportTexts['user']['builtIn']>> = {
  Administrator: 'administrator',
  Buyer: 'buyer',
  'Site user': 'siteUser',
  Approver: 'approver',
  Finance: 'finance',
  'Equipment manager': 'equipmentManager',
  Viewer: 'viewer',
};
/** A built-in role has a name in each language; no own one has the name of a built-in one. */
function roleName({ name }: RoleName, { user }: ExportTexts): string {
  const key = ROLE_KEYS[name];
  return key ? user.builtIn[key].name : name;
}

/** An invitation whose link no longer works says so. */
const userStatus = ({ status, invitation }: UserSummary, now: Date) =>
  invitation !== null && Date.parse(invitation.expiresAt) <= now.getTime() ? 'expired' : status;

export const USER_EXPORT: ListExport<'listUsers', UserSummary> = {
  title: ({ user }) => user.users.title,
  columns: {
    name: {
      cells: [
        text(
          ({ user }) => user.facts.firstName,
          ({ firstName }) => firstName,
        ),
        text(
          ({ user }) => user.facts.lastName,
          ({ lastName }) => lastName,
        ),
        text(
          ({ user }) => user.facts.email,
          ({ email }) => email,
        ),
      ],
    },
    status: {
      cells: [
        text(
          ({ user }) => user.facts.status,
          (item, { texts, now }) => texts.user.status[userStatus(item, now)],
        ),
      ],
    },
    roles: {
      cells: [
        text(
          ({ user }) => user.facts.roles,
          ({ roles }, { texts }) => roles.map((role) => roleName(role, texts)).join(', '),
        ),
      ],
    },
    projects: {
      cells: [
        text(
          ({ user }) => user.facts.projects,
          ({ projects }, { texts: { user } }) =>
            projects === null ? user.projects.all : (projects.first?.name ?? user.projects.others),
        ),
        number(
          ({ own }) => own.projectCount,
          ({ projects }) => projects?.count ?? null,
        ),
      ],
    },
    limit: {
      shownTo: managesUsers,
      cells: [
        {
          ...amount<UserSummary>(
            ({ user }) => user.facts.orderLimit,
            ({ orderLimit }) => orderLimit,
          ),
          // Who may not order has no limit either, but a blank cell.
          of: ({ placesOrders, orderLimit }, { texts }) =>
            placesOrders ? (orderLimit?.amount ?? texts.user.limit.none) : null,
        },
        currency(({ orderLimit }) => orderLimit),
      ],
    },
    seen: {
      shownTo: managesUsers,
      cells: [
        dateTime(
          ({ user }) => user.facts.lastSeen,
          ({ lastSeenAt }) => lastSeenAt,
        ),
        day(
          ({ user }) => user.facts.invited,
          ({ invitation }) => invitation?.sentAt ?? null,
        ),
      ],
    },
  },
};

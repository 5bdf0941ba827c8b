import { RIGHTS, type Right, type Role, type User, type UserSummary } from '@hireyard/contract';
import { PROFILE, user as signedIn } from './state.ts';

const id = (kind: string, n: number) => `${kind.repeat(8)}-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Users as the API sends them to an administrator. */
export const userSummary = (own: Partial<UserSummary> = {}): UserSummary => ({
  id: id('7', 1),
  firstName: 'Milan',
  lastName: 'de Boer',
  email: 'milan.deboer@noordzee.example',
  status: 'active',
  roles: [{ id: id('8', 2), name: 'Site user', builtIn: true }],
  placesOrders: true,
  orderLimit: { amount: '2500.00', currency: 'EUR' },
  invitation: null,
  lastSeenAt: '2026-11-20T07:47:00.000Z',
  projects: { first: { id: id('3', 1), name: 'Zuidas Tower C' }, count: 2 },
  ...own,
});

export const user = (own: Partial<User> = {}): User => ({
  ...userSummary(),
  projects: [
    { id: id('3', 2), name: 'Kade Noord' },
    { id: id('3', 1), name: 'Zuidas Tower C' },
  ],
  actions: ['edit', 'block', 'deactivate'],
  version: 3,
  ...own,
});

export const role = (own: Partial<Role> & Pick<Role, 'name'>): Role => ({
  id: id('8', 1),
  builtIn: true,
  copiedFromId: null,
  rights: [...RIGHTS],
  memberCount: 1,
  actions: ['copy'],
  version: 1,
  ...own,
});

const SITE: Right[] = ['order-create', 'contract-view', 'contract-extend', 'contract-off-hire', 'document-view'];
export const ADMINISTRATOR = role({ name: 'Administrator' });
export const SITE_USER = role({ id: id('8', 2), name: 'Site user', rights: SITE, memberCount: 3 });
/** A custom role with one right more and one less than its source. */
export const SITE_LEAD = role({
  id: id('8', 3),
  name: 'Site lead',
  builtIn: false,
  copiedFromId: SITE_USER.id,
  rights: ['order-create', 'contract-view', 'contract-off-hire', 'document-view', 'request-handle'],
  actions: ['copy', 'edit'],
  version: 4,
});

export const INVITED = userSummary({
  id: id('7', 2),
  firstName: 'Bas',
  lastName: 'Vermeulen',
  email: 'bas.vermeulen@noordzee.example',
  status: 'invited',
  roles: [{ id: SITE_LEAD.id, name: 'Site lead', builtIn: false }],
  // Far in the future, so that the link is valid when tests run.
  invitation: { sentAt: '2026-11-18T09:00:00.000Z', expiresAt: '2999-11-25T09:00:00.000Z', failedAt: null },
  lastSeenAt: null,
});
export const EXPIRED = userSummary({
  ...INVITED,
  id: id('7', 3),
  firstName: 'Piotr',
  lastName: 'Zieliński',
  email: 'p.zielinski@noordzee.example',
  invitation: { sentAt: '2026-10-12T09:00:00.000Z', expiresAt: '2026-10-19T09:00:00.000Z', failedAt: null },
});
const BLOCKED = userSummary({
  id: id('7', 4),
  firstName: 'Dirk',
  lastName: 'Postma',
  email: 'dirk.postma@noordzee.example',
  status: 'blocked',
  roles: [
    { id: ADMINISTRATOR.id, name: 'Administrator', builtIn: true },
    { id: SITE_USER.id, name: 'Site user', builtIn: true },
  ],
  projects: null,
  orderLimit: null,
});

export const ONE = user();
export const AT = `/order/company/users/${ONE.id}`;
export const manager = (...rights: Right[]) => signedIn(['order'], rights.length > 0 ? rights : RIGHTS);

/** Answers for the pages of users. */
export const USERS = {
  'GET /users': { items: [ONE, INVITED, EXPIRED, BLOCKED].map(asSummary), page: 0, size: 25, hasMore: false },
  'GET /users/facets': {
    total: 4,
    facets: {
      status: [
        { value: 'active', label: null, count: 1 },
        { value: 'invited', label: null, count: 2 },
        { value: 'blocked', label: null, count: 1 },
        { value: 'deactivated', label: null, count: 0 },
      ],
      role: [{ value: SITE_USER.id, label: 'Site user', count: 2 }],
      project: [{ value: 'none', label: null, count: 1 }],
    },
  },
  [`GET /users/${ONE.id}`]: ONE,
  [`GET /users/${PROFILE.id}`]: user({ id: PROFILE.id, projects: null }),
  'GET /roles': { items: [ADMINISTRATOR, SITE_USER, SITE_LEAD] },
};

function asSummary(one: UserSummary | User): UserSummary {
  if (!('actions' in one)) return one;
  const { actions: _actions, version: _version, ...rest } = one;
  return { ...rest, projects: userSummary().projects };
}

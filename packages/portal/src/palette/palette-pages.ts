/** Pages in the search, if the user may open them. Their names are in `palette.json`. */
export const PAGES = {
  onRent: '/order/contracts?view=list',
  planning: '/order/contracts?view=planning',
  spend: '/order/contracts?view=spend',
  attention: '/order/attention',
  idleMachines: '/order/idle-machines',
  sites: '/order/sites',
  co2: '/order/co2',
  orders: '/order/orders',
  offHires: '/order/off-hires',
  documents: '/order/documents',
  requests: '/request/requests',
  assets: '/asset/assets',
  projects: '/order/company/projects',
  contactPersons: '/order/company/contactpersons',
  addresses: '/order/company/addresses',
  users: '/order/company/users',
  roles: '/order/company/roles',
  activity: '/order/company/activity',
  notifications: '/order/notifications',
  outbox: '/order/outbox',
  depots: '/order/contact/depots',
  whatsNew: '/order/whats-new',
  profile: '/order/profile',
} as const;
export type PageId = keyof typeof PAGES;

/** Actions in the search. Calling off and extending start in the list, where the user selects machines. */
export const ACTIONS = {
  newOrder: { to: '/order/orders/add', needs: '/order/orders/add' },
  callOff: { to: '/order/contracts?view=list&status=onRent', needs: '/order/off-hires/add' },
  overdueMachines: { to: '/order/contracts?view=list&status=overdue', needs: '/order/contracts' },
  overdueInvoices: { to: '/order/documents?status=overdue', needs: '/order/documents' },
  extend: { to: '/order/contracts?view=list&status=onRent', needs: '/order/extensions/add' },
  newRequest: { to: '/request/requests/add', needs: '/request/requests/add' },
  newAsset: { to: '/asset/assets/add', needs: '/asset/assets/add' },
  importAssets: { to: '/asset/assets/import', needs: '/asset/assets/import' },
  newProject: { to: '/order/company/projects/add', needs: '/order/company/projects/add' },
  newContactPerson: { to: '/order/company/contactpersons/add', needs: '/order/company/contactpersons/add' },
  newAddress: { to: '/order/company/addresses/add', needs: '/order/company/addresses/add' },
  inviteUser: { to: '/order/company/users/invite', needs: '/order/company/users/invite' },
} as const;
export type ActionId = keyof typeof ACTIONS;

/** Actions that lead nowhere: the colors of the portal on this device, and the overview of keys. */
export const COMMANDS = ['dark', 'light', 'shortcuts'] as const;
export type Command = (typeof COMMANDS)[number];

/** Actions and commands that are also found by other words. */
export const WITH_WORDS = ['callOff', 'overdueMachines', 'overdueInvoices', ...COMMANDS] as const;

/** The list that shows all results of a kind. */
export const LISTS = {
  machine: '/order/contracts?view=list&q=',
  contract: '/order/contracts?view=list&q=',
  order: '/order/orders?q=',
  request: '/request/requests?q=',
  document: '/order/documents?q=',
  project: '/order/company/projects?q=',
  asset: '/asset/assets?q=',
  contactPerson: '/order/company/contactpersons?q=',
  user: '/order/company/users?q=',
  offHire: '/order/off-hires?q=',
} as const;

import type { Module, Right } from '@hireyard/contract';
import type { OperatingCompany } from '../config/app-config.ts';
import { type PrivacyLink, privacyOf } from '../visitor/privacy.ts';

/** Inputs of the navigation, without texts. */
export interface NavigationFacts {
  readonly signedIn: boolean;
  readonly maintenance: boolean;
  /** Active modules of the selected client; null until they are loaded. */
  readonly modules: readonly Module[] | null;
  /** Rights of the user for the client; null until they are loaded. */
  readonly rights: readonly Right[] | null;
  readonly order: { readonly possible: boolean; readonly disabled: boolean };
  /** Documents of the operating company. Empty ones are omitted. */
  readonly links: OperatingCompany['links'] | null;
  /** Uuid of the selected client; null until it is loaded. */
  readonly clientUuid: string | null;
  /** Every client that the user may act for. */
  readonly clients: readonly { readonly externalUuid: string; readonly name: string }[];
  /** True if Usersnap is configured. */
  readonly usersnap: boolean;
  readonly pathname: string;
}

export type TabId = 'overview' | 'documents' | 'requests' | 'assets';
export type HelpAction = 'report' | 'suggest' | 'changelog';
export type CompanyId = 'contactPersons' | 'addresses' | 'projects' | 'users' | 'roles' | 'activity';

export interface Destination<Id extends string> {
  readonly id: Id;
  readonly href: string;
  /** True if the current page is below the destination. */
  readonly current: boolean;
}

/** A help entry: a page, or a dialog of Usersnap or the portal. */
export type HelpItem = Destination<'contact' | 'changelog'> | { readonly id: HelpAction };

export interface CompanyNavigation {
  readonly places: readonly Destination<CompanyId>[];
  /** Other clients of the user. */
  readonly switchTo: readonly { readonly uuid: string; readonly name: string }[];
}

export interface Navigation {
  readonly tabs: readonly Destination<TabId>[];
  readonly newOrder: { readonly href: string; readonly disabled: boolean } | null;
  readonly help: readonly HelpItem[];
  /** Null until a client is loaded. */
  readonly company: CompanyNavigation | null;
  readonly profile: Destination<'profile'> | null;
  readonly privacy: readonly PrivacyLink[];
}

interface TabRule {
  readonly id: TabId;
  readonly href: string;
  /** Pages below this path belong to the tab (NAV-02). */
  readonly prefix: string;
  readonly module: Module | null;
}

const TABS: readonly TabRule[] = [
  { id: 'overview', href: '/order/contracts', prefix: '/order/contracts', module: 'order' },
  { id: 'documents', href: '/order/documents', prefix: '/order/documents', module: null },
  { id: 'requests', href: '/request/requests', prefix: '/request', module: 'request' },
  { id: 'assets', href: '/asset/assets', prefix: '/asset', module: 'asset' },
];

const COMPANY: readonly { readonly id: CompanyId; readonly href: string; readonly right: Right | null }[] = [
  { id: 'contactPersons', href: '/order/company/contactpersons', right: null },
  { id: 'addresses', href: '/order/company/addresses', right: null },
  { id: 'projects', href: '/order/company/projects', right: null },
  { id: 'users', href: '/order/company/users', right: null },
  { id: 'roles', href: '/order/company/roles', right: 'manage-roles-and-users' },
  { id: 'activity', href: '/order/company/activity', right: 'manage-roles-and-users' },
];

/**
 * Returns whether a path equals a prefix or is below it: `/order/contracts/7` is below `/order/contracts`, `/orders` is
 * not below `/order`.
 */
export function liesUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

const destination = <Id extends string>(id: Id, href: string, pathname: string, prefix = href): Destination<Id> => ({
  id,
  href,
  current: liesUnder(pathname, prefix),
});

/**
 * Returns the tabs of the active modules. Empty until the modules are loaded, so that no tab moves during a click
 * (NAV-02).
 */
function tabsOf({ modules, pathname }: Pick<NavigationFacts, 'modules' | 'pathname'>): Destination<TabId>[] {
  if (modules === null) return [];
  return TABS.filter(({ module }) => module === null || modules.includes(module)).map(({ id, href, prefix }) =>
    destination(id, href, pathname, prefix),
  );
}

/**
 * Returns the order button while an order is possible and the right is not withdrawn (RG-01). `disabled` shows it
 * disabled (NAV-03).
 */
function newOrderOf({ order, rights }: Pick<NavigationFacts, 'order' | 'rights'>): Navigation['newOrder'] {
  const withdrawn = rights !== null && !rights.includes('order-create');
  return order.possible && !withdrawn ? { href: '/order/orders/add', disabled: order.disabled } : null;
}

/** Returns contact, both kinds of feedback, and the changelog, which Usersnap can also show (NAV-04). */
function helpOf({ pathname, usersnap }: Pick<NavigationFacts, 'pathname' | 'usersnap'>): HelpItem[] {
  return [
    destination('contact', '/order/contact/depots', pathname),
    { id: 'report' },
    { id: 'suggest' },
    usersnap ? { id: 'changelog' } : destination('changelog', '/order/whats-new', pathname),
  ];
}

/**
 * Returns the selected client's pages. Roles and activity need the right to manage them. Other clients are listed if
 * there are any (NAV-05).
 */
export function companyOf(
  facts: Pick<NavigationFacts, 'clientUuid' | 'clients' | 'rights' | 'pathname'>,
): CompanyNavigation | null {
  const { clientUuid, clients, rights, pathname } = facts;
  if (clientUuid === null) return null;
  return {
    places: COMPANY.filter(({ right }) => right === null || rights?.includes(right)).map(({ id, href }) =>
      destination(id, href, pathname),
    ),
    switchTo: clients
      .filter(({ externalUuid }) => externalUuid !== clientUuid)
      .map(({ externalUuid, name }) => ({ uuid: externalUuid, name })),
  };
}

/**
 * Returns the whole navigation. Visitors, and all users during maintenance, see only privacy and conditions (NAV-01,
 * NAV-08).
 */
export function navigationOf(facts: NavigationFacts): Navigation {
  const privacy = privacyOf(facts.links);
  if (!facts.signedIn || facts.maintenance) {
    return { tabs: [], newOrder: null, help: [], company: null, profile: null, privacy };
  }
  return {
    tabs: tabsOf(facts),
    newOrder: newOrderOf(facts),
    help: helpOf(facts),
    company: companyOf(facts),
    profile: destination('profile', '/order/profile', facts.pathname),
    privacy,
  };
}

import { type Module, RIGHTS, type Right } from '@hireyard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liesUnder, type NavigationFacts, navigationOf } from './navigation.ts';

const MODULES: Module[] = ['order', 'request', 'asset'];
const links = {
  terms: 'https://nl.example/terms',
  privacy: 'https://nl.example/privacy',
  cookies: 'https://nl.example/cookies',
};

const facts = (differing: Partial<NavigationFacts> = {}): NavigationFacts => ({
  signedIn: true,
  maintenance: false,
  modules: MODULES,
  rights: [...RIGHTS],
  order: { possible: true, disabled: false },
  links,
  clientUuid: 'a',
  clients: [{ externalUuid: 'a', name: 'Noordzee' }],
  usersnap: false,
  pathname: '/order/contracts',
  ...differing,
});

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('[NAV-01] who sees the navigation', () => {
  it.each([
    { signedIn: false, maintenance: false },
    { signedIn: true, maintenance: true },
    { signedIn: false, maintenance: true },
  ])('[NAV-08] only privacy and conditions with %j', (who) => {
    expect(navigationOf(facts(who))).toEqual({
      tabs: [],
      newOrder: null,
      help: [],
      company: null,
      profile: null,
      privacy: [
        { id: 'terms', href: links.terms },
        { id: 'privacy', href: links.privacy },
        { id: 'cookies', href: links.cookies },
      ],
    });
  });
});

describe('[NAV-02] tabs', () => {
  it.each([
    [
      ['order', 'request', 'asset'],
      ['overview', 'documents', 'requests', 'assets'],
    ],
    [
      ['order', 'request'],
      ['overview', 'documents', 'requests'],
    ],
    [
      ['order', 'asset'],
      ['overview', 'documents', 'assets'],
    ],
    [
      ['request', 'asset'],
      ['documents', 'requests', 'assets'],
    ],
    [['order'], ['overview', 'documents']],
    [['request'], ['documents', 'requests']],
    [['asset'], ['documents', 'assets']],
    [[], ['documents']],
  ] as [Module[], string[]][])('with the modules %j are %j', (modules, expected) => {
    expect(ids(navigationOf(facts({ modules })).tabs)).toEqual(expected);
  });

  it('wait for the modules', () => {
    expect(navigationOf(facts({ modules: null })).tabs).toEqual([]);
  });

  it.each([
    ['/order/contracts', 'overview'],
    ['/order/contracts/6f1c1a52', 'overview'],
    ['/order/documents', 'documents'],
    ['/request/requests', 'requests'],
    ['/request/requests/add', 'requests'],
    ['/request', 'requests'],
    ['/asset/assets/6f1c1a52', 'assets'],
    ['/order/orders/add', undefined],
    ['/order/contracts-archive', undefined],
    ['/order/profile', undefined],
    ['/', undefined],
  ])('on %s the active one is %s', (pathname, active) => {
    const current = navigationOf(facts({ pathname })).tabs.filter((tab) => tab.current);
    expect(ids(current)).toEqual(active ? [active] : []);
  });

  it('are never active two at a time', () => {
    const segment = fc.constantFrom(
      'order',
      'contracts',
      'documents',
      'request',
      'requests',
      'asset',
      'assets',
      'add',
      'x',
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (path) => {
        const { tabs } = navigationOf(facts({ pathname: `/${path.join('/')}` }));
        expect(tabs.filter((tab) => tab.current).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('know a prefix by whole segments', () => {
    expect(liesUnder('/orders', '/order')).toBe(false);
    expect(liesUnder('/order/', '/order')).toBe(true);
  });
});

describe('[NAV-03] New order', () => {
  it.each([
    [{ possible: false, disabled: false }, null],
    [{ possible: false, disabled: true }, null],
    [
      { possible: true, disabled: false },
      { href: '/order/orders/add', disabled: false },
    ],
    [
      { possible: true, disabled: true },
      { href: '/order/orders/add', disabled: true },
    ],
  ])('with %j is %j', (order, expected) => {
    expect(navigationOf(facts({ order })).newOrder).toEqual(expected);
  });
});

describe('[RG-01] New order', () => {
  it('is taken away with the right to it, and does not wait for the rights', () => {
    const others = RIGHTS.filter((right) => right !== 'order-create');
    expect(navigationOf(facts({ rights: others })).newOrder).toBeNull();
    expect(navigationOf(facts({ rights: null })).newOrder).toEqual({ href: '/order/orders/add', disabled: false });
  });
});

describe('[NAV-04] help', () => {
  it('has contact, the two kinds of feedback and the changelog', () => {
    expect(navigationOf(facts()).help).toEqual([
      { id: 'contact', href: '/order/contact/depots', current: false },
      { id: 'report' },
      { id: 'suggest' },
      { id: 'changelog', href: '/order/whats-new', current: false },
    ]);
  });

  it('leads to Usersnap in all but contact where that is configured', () => {
    expect(navigationOf(facts({ usersnap: true })).help.slice(1)).toEqual([
      { id: 'report' },
      { id: 'suggest' },
      { id: 'changelog' },
    ]);
  });
});

describe('[NAV-05] company', () => {
  it('has roles with the right to manage them alone', () => {
    const others = RIGHTS.filter((right) => right !== 'manage-roles-and-users');
    const without = ['contactPersons', 'addresses', 'projects', 'users'];
    const company = (rights: Right[] | null) => ids(navigationOf(facts({ rights })).company?.places ?? []);
    expect(company([])).toEqual(without);
    expect(company([...others])).toEqual(without);
    expect(company(null)).toEqual(without);
    expect(company(['manage-roles-and-users'])).toEqual([...without, 'roles', 'activity']);
  });

  it('is missing until a client is loaded', () => {
    expect(navigationOf(facts({ clientUuid: null })).company).toBeNull();
  });

  it('offers the other clients and never the selected one', () => {
    const clients = [
      { externalUuid: 'a', name: 'Noordzee' },
      { externalUuid: 'b', name: 'Haven' },
    ];
    expect(navigationOf(facts({ clients })).company?.switchTo).toEqual([{ uuid: 'b', name: 'Haven' }]);
    expect(navigationOf(facts()).company?.switchTo).toEqual([]);
  });

  it('marks the page shown', () => {
    const places = navigationOf(facts({ pathname: '/order/company/projects' })).company?.places ?? [];
    expect(ids(places.filter((place) => place.current))).toEqual(['projects']);
  });
});

describe('[NAV-06] profile', () => {
  it('leads to the own profile', () => {
    expect(navigationOf(facts()).profile).toEqual({ id: 'profile', href: '/order/profile', current: false });
  });
});

describe('[NAV-07] privacy and conditions', () => {
  it('leaves out what the operating company has no link for', () => {
    expect(ids(navigationOf(facts({ links: { terms: '', privacy: links.privacy, cookies: '' } })).privacy)).toEqual([
      'privacy',
    ]);
    expect(navigationOf(facts({ links: null })).privacy).toEqual([]);
  });
});

import { MODULES, RIGHTS } from '@hireyard/contract';
import { waitFor } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { expect, it } from 'vitest';
import type { HttpRequest } from '../http/types.ts';
import type { PageHandle } from '../pages/page-route.tsx';
import type { RootState } from '../store/store.ts';
import { user, visit } from '../testing/visit.tsx';
import { PAGES } from './page-table.ts';
import { firstReads } from './visit-first-reads.ts';

const declares = ({ handle }: (typeof PAGES)[number]) => (handle as PageHandle).reads !== undefined;
const pathsWhere = (is: (page: (typeof PAGES)[number]) => boolean) => PAGES.filter(is).map(({ path = '' }) => path);

const DECLARED = pathsWhere(declares).map((path) => path.replaceAll(/:\w+/g, '7'));
const NARROWED = [
  '/order/contracts?q=lift&status=onRent&size=50',
  '/order/contracts?page=2',
  '/order/contracts?sort=rate,desc',
  '/order/contracts?view=planning',
  '/order/contracts?view=spend&by=costCode&since=2026-01&project=3&rows=2',
  '/order/documents?type=invoice&read=unread',
  '/order/company/users?status=active',
  '/order/attention?view=me&cause=overdue&page=2',
  '/order/idle-machines?use=inUse&page=3',
  '/order/sites?project=3&project=4&group=x',
  '/order/co2?since=2026-01&until=2026-03',
];

it.each([...DECLARED, ...NARROWED])('[ST-09] what a visit of %s reads ahead, its page asks for', async (address) => {
  const requests: HttpRequest[] = [];
  const http = (request: HttpRequest) => {
    requests.push(request);
    return NEVER;
  };
  await visit(address, { state: user([...MODULES], [...RIGHTS]) as RootState, http });
  const ahead = (await firstReads(MODULES, 'en-US')).map(({ request }) => request);
  expect(ahead).not.toEqual([]);
  await waitFor(() =>
    expect(requests).toEqual(expect.arrayContaining(ahead.map((request) => expect.objectContaining(request)))),
  );
});

/** Pages of forms, whose choices follow what is typed, of what the device has, and three that few visits begin with. */
const UNDECLARED = [
  ...['/auth/no-rights', '/order/outbox', '/order/profile', '/order/whats-new', '/m/:opCo/:fleetNumber'],
  ...['/order/off-hires/add', '/order/off-hires/called-off', '/order/extensions/add', '/order/orders/add'],
  ...['/order/company/contactpersons/add', '/order/company/addresses/add', '/order/company/projects/add'],
  ...['/order/company/users/invite', '/request/requests/add', '/asset/assets/add', '/asset/assets/import'],
];

it('[ST-09] every other page declares what it reads', () => {
  expect(pathsWhere((page) => !declares(page)).toSorted()).toEqual(UNDECLARED.toSorted());
});

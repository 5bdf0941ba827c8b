import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { ASSETS } from '../testing/assets.ts';
import { ATTENTION, attentionItem, ENTRIES, NOTHING } from '../testing/attention.ts';
import { counted, figures, line, page } from '../testing/contracts.ts';
import { refusal } from '../testing/fake-http.ts';
import { REQUESTS } from '../testing/requests.ts';
import { here, user, visit } from '../testing/visit.tsx';

const SHOWN = { ...ATTENTION, items: ENTRIES.slice(0, 3), hasMore: true };
const strip = () => screen.findByRole('region', { name: 'What needs you' });

const open = (answer: unknown, address = '/order/contracts') =>
  visit(address, {
    state: user(['order'], ['contract-view', 'price-view']),
    answers: {
      'GET /contract-lines': page([line()]),
      'GET /contract-lines/facets': counted(1),
      'GET /kpis': figures,
      'GET /attention': answer,
      'GET /planning': NEVER,
      'GET /planning/lines': NEVER,
    },
  });

describe('what needs the user, at the head of the first page', () => {
  it('[DOM-30] asks for the costliest three and says how many there are and what they cost', async () => {
    const queries: unknown[] = [];
    await open(({ query }: { query: unknown }) => {
      queries.push(query);
      return SHOWN;
    });
    expect(within(await strip()).getAllByRole('listitem')).toHaveLength(3);
    expect(queries).toEqual([{ size: 3 }]);
    expect(await strip()).toHaveTextContent('7 things · 2 machines run on at €132.80 a day');
    expect(within(await strip()).queryByText(/^Nothing/)).toBeNull();
  });

  it('[DOM-30] leads to all of it', async () => {
    await open(SHOWN);
    await userEvent.click(within(await strip()).getByRole('link', { name: 'Show all' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'What needs you' })).toBeVisible();
    expect(here()).toBe('/order/attention');
  });

  it('[DOM-30] says that there is nothing else, or nothing', async () => {
    const { unmount } = await open({ ...ATTENTION, items: ENTRIES.slice(0, 1), causes: ATTENTION.causes.slice(0, 1) });
    expect(within(await strip()).getAllByRole('listitem')).toHaveLength(1);
    expect(within(await strip()).getByText('Nothing else needs you')).toBeInTheDocument();
    unmount();
    await open(NOTHING);
    expect(within(await strip()).getByText('Nothing needs you')).toBeVisible();
    expect(within(await strip()).queryByRole('link')).toBeNull();
  });

  it.each([
    [2, '2026-11-18', 'Certificate expired 2 days ago: LIFT-10'],
    [-11, '2026-12-01', 'Certificate expires in 11 days: LIFT-10'],
  ])('[PP-04] leads from a certificate, %i days after its last day, to its machine', async (daysSince, day, title) => {
    const entry = attentionItem({
      ...{ cause: 'certificateEnding', step: 'machine', daysSince, day },
      ...{ lineId: null, furtherDay: null, costSince: null },
    });
    await open({ ...ATTENTION, items: [entry] });
    expect(within(await strip()).getByText(title)).toBeVisible();
    const link = within(await strip()).getByRole('link', { name: 'Show machine' });
    expect(link).toHaveAttribute('href', '/order/machines/121%20676');
  });

  it('[SH-04] offers to ask again where the answer fails, beside the rows', async () => {
    let calls = 0;
    await open(() => {
      calls += 1;
      return calls === 1 ? refusal({ traceId: 'trace-31' }) : SHOWN;
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('trace-31');
    expect(await screen.findByRole('link', { name: 'C-240118' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(within(await strip()).getAllByRole('listitem')).toHaveLength(3);
  });

  it.each([
    ['asset', '/asset/assets', ['asset-view'] as const],
    ['request', '/request/requests', [] as const],
  ] as const)(
    '[DOM-30] is at the head of the landing page of who has no more than the module %s',
    async (module, address, rights) => {
      const answers = { ...ASSETS, ...REQUESTS, 'GET /attention': SHOWN };
      const { unmount } = await visit(address, { state: user([module], rights), answers });
      expect(within(await strip()).getAllByRole('listitem')).toHaveLength(3);
      unmount();
      const { requests } = await visit(address, { state: user(['order', module], rights), answers });
      await screen.findAllByRole('row');
      expect(screen.queryByRole('region', { name: /^What needs you/ })).toBeNull();
      expect(requests.map(({ path }) => path)).not.toContain('/attention');
    },
  );

  it('[NAV-02] stays away from the planning', async () => {
    await open(SHOWN, '/order/contracts?view=planning');
    expect(await screen.findByRole('button', { name: 'Schedule', pressed: true })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^What needs you/ })).toBeNull();
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { outbox } from '../../storage/outbox.ts';
import { ATTENTION, ENTRIES, NOTHING } from '../../testing/attention.ts';
import { clearDevice } from '../../testing/device.ts';
import { button, CLIENT, here, PROFILE, refusal, user, visit } from '../../testing/visit.tsx';

const ADDRESS = '/order/attention';
const READ = 'GET /attention';
const open = (answer: unknown = ATTENTION, address = ADDRESS) =>
  visit(address, { state: user(['order', 'request', 'asset']), answers: { [READ]: answer } });
const entries = async () =>
  within(await screen.findByRole('list', { name: 'What needs you' })).getAllByRole('listitem');

describe('what needs the user', () => {
  it('[DOM-30] says of each entry what it is, where, what waiting costs, and the next step', async () => {
    await open();
    const texts = (await entries()).map((entry) => entry.textContent);
    expect(texts).toHaveLength(ENTRIES.length);
    expect(texts[0]).toMatch(/7 days overdue.*121 676.*Amsterdam.*\+€66\.40 a day.*€332\.00 since 13 Nov.*Call off/);
    expect(texts[1]).toMatch(/Pick-up failed: .*No access · Failed on 19 Nov · OH-88031.*Call off/);
    expect(texts[2]).toMatch(/ends tomorrow.*if it stays longer.*Extend/);
    expect(texts[3]).toMatch(
      /Order O-260894 waits for your approval.*3 machines.*Sanne Kuiper.*€2,140\.00.*Review order/,
    );
    expect(texts[4]).toMatch(/Lift for the roof waits for you.*R-2611-4.*Show request/);
    expect(texts[5]).toMatch(/Invoice I-2610-14 is 13 days overdue.*€1,606\.88.*to pay.*Show invoice/);
    expect(texts[6]).toMatch(/Inspection failed: Tandem roller.*A-0317.*Show asset/);
    expect(screen.getByText(/7 things · 2 machines run on at €132\.80 a day.*· what costs most first/)).toBeVisible();
  });

  it('[DOM-10] [DOM-30] claims no order by costs to who sees none', async () => {
    await open({ ...ATTENTION, running: { machines: 2, furtherDay: null } });
    expect(await screen.findByText(/^7 things/)).toBeVisible();
    expect(screen.queryByText(/costs most first/)).toBeNull();
  });

  it('[DOM-30] leads to the form or the page of the next step', async () => {
    await open();
    const links = (await entries()).map((entry) => within(entry).getByRole('link').getAttribute('href'));
    const [overdue, , ending, order, request, invoice, asset] = ENTRIES;
    expect(links[0]).toBe(`/order/off-hires/add?line=${overdue?.lineId}`);
    expect(links.slice(2)).toEqual([
      `/order/extensions/add?line=${ending?.lineId}`,
      `/order/orders/${order?.id}`,
      `/request/requests/${request?.id}`,
      `/order/documents/${invoice?.id}`,
      `/asset/assets/${asset?.id}`,
    ]);
  });

  it('[DOM-30] is filtered by a cause, which the address keeps', async () => {
    await open();
    await entries();
    await userEvent.click(button(/Invoices/));
    expect(await screen.findByRole('button', { name: /Invoices/, pressed: true })).toBeVisible();
    expect(here()).toBe(`${ADDRESS}?cause=invoiceDue`);
  });

  it('[DOM-30] is everyone’s or the user’s own, which the address keeps', async () => {
    const asked: unknown[] = [];
    await open(({ query }: { query: { view: string } }) => {
      asked.push(query.view);
      return query.view === 'mine' ? { ...ATTENTION, items: [], causes: [] } : ATTENTION;
    });
    await entries();
    await userEvent.click(button('Assigned to me 1'));
    expect(await screen.findByText('Nothing is assigned to you')).toBeVisible();
    expect(here()).toBe(`${ADDRESS}?view=mine`);
    await userEvent.click(button('Everyone'));
    expect(await entries()).toHaveLength(ENTRIES.length);
    expect(asked).toEqual(['everyone', 'mine']);
  });

  it('[DOM-30] offers what is snoozed only where there is any', async () => {
    const { unmount } = await open({ ...ATTENTION, views: { everyone: 7, mine: 0, snoozed: 0 } });
    await entries();
    expect(screen.queryByRole('button', { name: /snoozed/ })).toBeNull();
    unmount();
    await open({ ...NOTHING }, `${ADDRESS}?view=snoozed`);
    expect(await screen.findByText('Nothing is snoozed')).toBeVisible();
    expect(screen.getByRole('button', { name: '0 snoozed', pressed: true })).toBeVisible();
  });

  it('[DOM-30] [SW-04] begins with what this device could not send, with its reason and the way there', async () => {
    const waiting = {
      ...{ user: PROFILE.id, client: CLIENT.externalUuid, opCo: 'NL', endpoint: 'createOffHire', input: {}, key: 'k' },
      ...{ createdAt: 0, firstAttemptAt: null, validUntil: null },
    };
    await outbox.put({ ...waiting, id: '1', label: 'Roller', parked: null });
    await outbox.put({ ...waiting, id: '2', label: 'Telehandler', parked: { because: 'past', problem: null } });
    onTestFinished(clearDevice);
    await open();
    const parked = within(await screen.findByRole('region', { name: 'Not sent from this device' }));
    expect(parked.getByRole('listitem')).toHaveTextContent(
      /Call off Telehandler.*The time that was asked for has passed/,
    );
    expect(parked.getByRole('link', { name: 'Show' })).toHaveAttribute('href', '/order/outbox');
  });

  it('[DOM-30] says so where nothing waits', async () => {
    await open(NOTHING);
    expect(await screen.findByText('Nothing needs you')).toBeVisible();
  });

  it('[DOM-30] [SH-04] offers to load again what could not be loaded', async () => {
    await open(refusal({ type: 'internal' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

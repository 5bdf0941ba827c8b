import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ATTENTION, ENTRIES, NOTHING } from '../../testing/attention.ts';
import { button, here, refusal, user, visit } from '../../testing/visit.tsx';

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
    expect(texts[0]).toMatch(/7 days overdue.*121 676.*Amsterdam.*\+€66\.40 a day.*€332\.00 since Nov 13.*Call off/);
    expect(texts[1]).toMatch(/Pick-up failed: .*Nov 19 · OH-88031.*Call off/);
    expect(texts[2]).toMatch(/ends tomorrow.*if it stays longer.*Extend/);
    expect(texts[3]).toMatch(
      /Order O-260894 waits for your approval.*3 machines.*Sanne Kuiper.*€2,140\.00.*Review order/,
    );
    expect(texts[4]).toMatch(/Lift for the roof waits for you.*R-2611-4.*Show request/);
    expect(texts[5]).toMatch(/Invoice I-2610-14 is 13 days overdue.*€1,606\.88.*to pay.*Show invoice/);
    expect(texts[6]).toMatch(/Inspection failed: Tandem roller.*A-0317.*Show asset/);
    expect(screen.getByText(/7 things · 2 machines run on at €132\.80 a day/)).toBeVisible();
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

  it('[DOM-30] says so where nothing waits', async () => {
    await open(NOTHING);
    expect(await screen.findByText('Nothing needs you')).toBeVisible();
  });

  it('[DOM-30] [SH-04] offers to load again what could not be loaded', async () => {
    await open(refusal({ type: 'internal' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

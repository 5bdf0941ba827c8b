import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { byUse, idleMachines, MACHINES } from '../../testing/idle-machines.ts';
import { button, here, refusal, user, visit } from '../../testing/visit.tsx';

const ADDRESS = '/order/idle-machines';
const READ = 'GET /idle-machines';
const open = (answer: unknown = byUse, address = ADDRESS) =>
  visit(address, { state: user(['order'], ['contract-view', 'price-view']), answers: { [READ]: answer } });
const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('idle machines', () => {
  it('[DOM-31] says how long a machine has stood, what it costs and what calling it off saves', async () => {
    await open();
    const [row, ...others] = await rows('Idle');
    expect(others).toEqual([]);
    expect(row).toMatch(
      /121 676 · C-260102 · on rent since 3 Nov.*Amsterdam.*Not used for 9 days1,284\.5 engine hours/,
    );
    expect(row).toMatch(/\+€66\.40 a day.*saves €664\.00 until 4 Dec/);
    expect(screen.getByRole('link', { name: 'Call off' })).toHaveAttribute(
      'href',
      `/order/off-hires/add?line=${MACHINES[0]?.id}`,
    );
    expect(screen.getByText('1 idle machine costs €66.40 a day')).toBeVisible();
  });

  it('[DOM-31] reads the hours of each day out', async () => {
    await open();
    expect(await screen.findByRole('img', { name: /^Engine hours a day, last 14 days.*7\.2/ })).toBeInTheDocument();
  });

  it('[DOM-31] shows those that run, by their last day', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /In use/ }));
    const [row] = await rows('In use');
    expect(row).toMatch(/Last used 19 Nov.*no end date/);
    expect(here()).toBe(`${ADDRESS}?use=used`);
    await userEvent.click(button(/^Idle/));
    await rows('Idle');
    expect(here()).toBe(ADDRESS);
  });

  it('[DOM-31] says nothing of the use of machines that do not report, nor offers what cannot be done', async () => {
    await open(byUse, `${ADDRESS}?use=silent`);
    const [stopped, never] = await rows('Not reporting');
    expect(stopped).toMatch(/Last reading 14 Nov/);
    expect(stopped).not.toMatch(/used/i);
    expect(never).toMatch(/Does not report/);
    expect(never).not.toMatch(/engine hour/);
    expect(screen.getByRole('link', { name: 'Show contract' })).toHaveAttribute(
      'href',
      `/order/contracts/${MACHINES[0]?.contractId}`,
    );
  });

  it('[DOM-31] says so where none is idle', async () => {
    await open({ ...idleMachines('idle'), items: [], uses: [], idleDay: [] });
    expect(await screen.findByText('No machine is idle')).toBeVisible();
  });

  it('[DOM-31] [DOM-10] says no amounts without prices', async () => {
    const items = idleMachines('idle').items.map((one) => ({ ...one, furtherDay: null, saving: null }));
    await open({ ...idleMachines('idle'), items, idleDay: null });
    const [row] = await rows('Idle');
    expect(row).toMatch(/Not used for 9 days/);
    expect(document.body.textContent).not.toMatch(/€|no end date/);
  });

  it('[DOM-31] [SH-04] offers to load again what could not be loaded', async () => {
    await open(refusal({ type: 'internal' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

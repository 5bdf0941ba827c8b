import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DEPOTS } from '../../testing/company.ts';
import { byGroup, SITES } from '../../testing/sites.ts';
import { withTiles } from '../../testing/tiles.ts';
import { button, here, refusal, user, visit } from '../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

const AT = '/order/sites';
const state = user(['order'], ['contract-view']);
const answers = {
  ...DEPOTS,
  'GET /sites': byGroup,
};
const rows = async (name: string) => within(await screen.findByRole('list', { name })).findAllByRole('listitem');

describe('the sites', () => {
  it('[DOM-32] say where they are, whose, and how much of what stands there', async () => {
    await visit(AT, { state, answers });
    const [tower] = await rows('Sites');
    expect(tower).toHaveTextContent('Zuidas Tower CGustav Mahlerlaan 10, 1082 PP Amsterdam, Netherlands');
    expect(tower).toHaveTextContent(/31 units.*24 × .*4 × .*2 × .*1 more product/);
    expect(screen.getByText('32 units · 2 sites')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zuidas Tower C' })).toHaveAttribute(
      'href',
      '/order/company/projects/33333333-0000-4000-8000-000000000001',
    );
    expect((await rows('Depots')).map((row) => within(row).getByRole('link').textContent)).toHaveLength(3);
  });

  it('[DOM-32] have no map and promise none where no tiles are configured', async () => {
    await visit(AT, { state, answers });
    await rows('Sites');
    expect(screen.queryByText(/on the map/i)).toBeNull();
    expect(screen.queryByRole('button', { name: /map/ })).toBeNull();
  });

  it('[DOM-32] are shown on the map from the list, and one without a position says why not', async () => {
    await visit(AT, { state: withTiles(state), answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Zuidas Tower C, 31 units' }));
    await userEvent.click(button('Show on map: Utrecht'));
    await userEvent.click(button('Show on map: Zuidas Tower C'));
    expect(button('Zuidas Tower C, 31 units')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Depot: Utrecht')).toHaveAttribute('aria-pressed', 'false');
    const [tower, arnhem] = (await rows('Sites')).filter(
      (row) => row.textContent?.includes('units') || row.textContent?.includes('Kade'),
    );
    expect(tower).toHaveAttribute('aria-current', 'true');
    expect(arnhem).toHaveTextContent('Not on the map: the address has no position');
    expect(screen.queryByRole('button', { name: /Kade 7/ })).toBeNull();
  });

  it('[DOM-32] [RT-09] are filtered by product group, in the address', async () => {
    const { requests } = await visit(AT, { state, answers });
    await rows('Sites');
    await userEvent.click(button(/^Product group/));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Lifting/ }));
    expect(await screen.findByText('5 units · 2 sites')).toBeVisible();
    expect(here()).toBe(`${AT}?group=lifting`);
    expect(requests.filter(({ path }) => path === '/sites').at(-1)?.query).toMatchObject({ group: ['lifting'] });
  });

  it('[DOM-32] say that nothing matches, and take the filters off', async () => {
    const none = { ...answers, 'GET /sites': { ...SITES, items: [] } };
    await visit(`${AT}?group=air&project=33333333-0000-4000-8000-000000000001`, { state, answers: none });
    expect(await screen.findByText('No site matches')).toBeVisible();
    await userEvent.click(button('Remove filters'));
    expect(await screen.findByText('Nothing stands on a site')).toBeVisible();
    expect(screen.getByText(/first machine that the rental company delivers\.$/)).toBeVisible();
    expect(here()).toBe(AT);
  });

  it('[DOM-32] say where there are more of them than are shown', async () => {
    await visit(AT, { state, answers: { ...answers, 'GET /sites': { ...SITES, truncated: true } } });
    expect(await screen.findByText(/Only the 500 sites with the most units are shown/)).toBeVisible();
    expect(screen.queryByText(/· 2 sites/)).toBeNull();
  });

  it('[DOM-32] [SH-04] are asked for again where they did not come', async () => {
    await visit(AT, { state, answers: { ...answers, 'GET /sites': refusal({ type: 'internal' }) } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

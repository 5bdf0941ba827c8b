import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { companyUser, DEPOTS } from '../../testing/company.ts';
import { ONE, project } from '../../testing/projects.ts';
import { withTiles } from '../../testing/tiles.ts';
import { button, refusal, visit } from '../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

const AT = '/order/contact/depots';
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

it('[RT-03] shows the depots, the client’s own first, with how to reach each', async () => {
  await visit(AT, { state: companyUser(), answers: DEPOTS });
  const own = await screen.findByRole('article', { name: 'Utrecht' });
  expect(names()).toEqual(['Utrecht', 'Amsterdam', 'Groningen']);
  expect(own).toHaveTextContent('Your depot');
  expect(within(own).getByRole('link', { name: 'Call +31 20 555 0110: Utrecht' })).toHaveAttribute(
    'href',
    'tel:+31205550110',
  );
  expect(within(own).getByRole('link', { name: 'E-mail: Utrecht' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByRole('article', { name: 'Groningen' })).toHaveTextContent('call for opening hours');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search depots' }), 'kielerbocht');
  await waitFor(() => expect(names()).toEqual(['Groningen']));
});

it('measures from a project’s address, and says where that has no position', async () => {
  const answers = {
    ...DEPOTS,
    'GET /projects': { items: [ONE], page: 0, size: 20, hasMore: false },
    [`GET /projects/${ONE.id}`]: project({
      address: ONE.address && { ...ONE.address, geo: { latitude: 53.2, longitude: 6.5 } },
    }),
  };
  const choose = async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Distance from project' }));
    await userEvent.click(await screen.findByRole('option', { name: /Zuidas Tower C/ }));
  };
  const { unmount } = await visit(AT, { state: companyUser(), answers });
  await choose();
  await waitFor(() => expect(names()).toEqual(['Utrecht', 'Groningen', 'Amsterdam']));
  expect(screen.getByRole('article', { name: 'Groningen' })).toHaveTextContent(/6\.7 km in a straight line/);
  unmount();
  await visit(AT, { state: companyUser(), answers: { ...answers, [`GET /projects/${ONE.id}`]: ONE } });
  await choose();
  expect(await screen.findByText(/has no position/)).toBeVisible();
});

it('asks the device where it is when the user does, and tells nobody', async () => {
  const getCurrentPosition = vi.fn((found: (at: object) => void) =>
    found({ coords: { latitude: 53.2, longitude: 6.5 } }),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const { requests } = await visit(AT, { state: companyUser(), answers: DEPOTS });
  await screen.findByRole('article', { name: 'Utrecht' });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await userEvent.click(button('Distance from this device'));
  await waitFor(() => expect(names()).toEqual(['Utrecht', 'Groningen', 'Amsterdam']));
  expect(requests.filter(({ path }) => path === '/depots')).toHaveLength(1);
  expect(JSON.stringify(requests)).not.toContain('53.2');
  await userEvent.click(button('Forget this device’s position'));
  await waitFor(() => expect(names()).toEqual(['Utrecht', 'Amsterdam', 'Groningen']));
});

it('[NAV-04] offers a map where tiles are configured, and marks in the list what it shows', async () => {
  const { unmount } = await visit(AT, { state: withTiles(companyUser()), answers: DEPOTS });
  await screen.findByRole('group', { name: 'Map of depots' });
  await userEvent.click(await screen.findByRole('button', { name: 'Show on map: Groningen' }));
  expect(screen.getByRole('article', { name: 'Groningen' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('article', { name: 'Utrecht' })).not.toHaveAttribute('aria-current');
  expect(button('Groningen')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Utrecht'));
  expect(screen.getByRole('article', { name: 'Utrecht' })).toHaveAttribute('aria-current', 'true');
  unmount();
  // A deployment without tiles has the first. The server and the portal refuse the second.
  for (const tiles of ['', 'https://{s}.tiles.example/{z}/{x}/{y}.png']) {
    const { unmount: leave } = await visit(AT, { state: withTiles(companyUser(), tiles), answers: DEPOTS });
    await screen.findByRole('article', { name: 'Utrecht' });
    expect(screen.queryByRole('button', { name: /map/ }), tiles).toBeNull();
    leave();
  }
});

it('[SH-04] says who brings the depots while there are none', async () => {
  await visit(AT, { state: companyUser(), answers: { ...DEPOTS, 'GET /depots': { items: [] } } });
  expect(await screen.findByText('There are no depots yet')).toBeVisible();
  expect(screen.getByText(/^The rental company enters its depots/)).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search depots' }), 'x');
  expect(await screen.findByText('No depot matches')).toBeVisible();
  expect(screen.queryByText(/^The rental company enters/)).toBeNull();
});

it('[SH-04] says why the depots did not come, and asks again', async () => {
  let fails = true;
  const answers = { 'GET /depots': () => (fails ? refusal({ status: 500 }) : DEPOTS['GET /depots']) };
  await visit(AT, { state: companyUser(), answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  fails = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Utrecht' })).toBeVisible();
});

import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { timeOf } from '../../../forms/time-of.ts';
import { ADDRESSES, address, companyUser } from '../../../testing/company.ts';
import { button, field, visit, writes } from '../../../testing/visit.tsx';

configure({ asyncUtilTimeout: 5000 });

const LIST = '/order/company/addresses';
const ONE = address();
const AT = `${LIST}/${ONE.id}`;
const READ = `GET /addresses/${ONE.id}`;
const manager = () => companyUser('manage-addresses');

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));
const geolocation = (getCurrentPosition: (found: (at: object) => void, failed: (why: object) => void) => void) => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
};

it('[RT-03] the list shows the addresses in use by what they are called', async () => {
  const { requests } = await visit(LIST, { state: manager(), answers: ADDRESSES });
  expect(await screen.findByRole('row', { name: /Zuidas Tower C.*1082 PP Amsterdam.*Site or delivery/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kadestraat 7' })).toBeVisible();
  expect(requests.find(({ path }) => path === '/addresses')?.query).toMatchObject({ status: ['active'] });
});

it('an address says how to get there, and asks for nothing before the click', async () => {
  await visit(AT, { state: manager(), answers: { [READ]: ONE } });
  expect(await screen.findByText('06:30 to 15:00')).toBeVisible();
  expect(screen.getByText('Ask for the foreman.')).toBeVisible();
  expect(screen.getByText('Rigid truck')).toBeVisible();
  const route = screen.getByRole('link', { name: 'Directions' });
  expect(route).toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=52.337%2C4.873');
  expect(route).toHaveAttribute('rel', 'noreferrer');
});

describe('the form of an address', () => {
  it('[DOM-15] orders its lines by country, and checks the postcode by it', async () => {
    const { requests } = await visit(`${LIST}/add`, {
      state: manager(),
      answers: { 'POST /addresses': ONE, [READ]: ONE },
    });
    await screen.findByRole('textbox', { name: 'Street and number' });
    const order = () =>
      screen
        .getAllByRole('textbox')
        .map((input) => (input as HTMLInputElement).name)
        .filter((name) => ['line1', 'postalCode', 'city', 'region'].includes(name));
    expect(order()).toEqual(['line1', 'postalCode', 'city']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Hungary');
    await waitFor(() => expect(order()).toEqual(['city', 'line1', 'postalCode']));
    await userEvent.type(field('Street and number'), 'Fő utca 1');
    await userEvent.type(field('City'), 'Budapest');
    await userEvent.type(field('Postcode'), '20457');
    await userEvent.type(field('Deliveries from'), 'early');
    await userEvent.click(button('Add address'));
    await waitFor(() =>
      expect(field('Postcode')).toHaveAccessibleDescription('This is not a postcode of the chosen country.'),
    );
    expect(field('Deliveries from')).toHaveAccessibleDescription(/Enter a time such as 06:30/);
    await userEvent.type(field('Postcode'), '{Control>}a{/Control}1117');
    await userEvent.type(field('Deliveries from'), '{Control>}a{/Control}6.30');
    await userEvent.click(button('Add address'));
    await waitFor(() => expect(writes(requests)).toHaveLength(1));
    expect(writes(requests)[0]?.body).toMatchObject({
      country: 'HU',
      postalCode: '1117',
      region: null,
      geo: null,
      access: { instructions: null, maxVehicle: null, from: '06:30', to: null },
    });
  });

  it('takes the device’s position when it is asked to, and says why it cannot', async () => {
    const asked = vi.fn();
    geolocation((_found, failed) => {
      asked();
      failed({ code: 1 });
    });
    const { requests } = await visit(`${AT}/edit`, {
      state: manager(),
      answers: { [READ]: address({ geo: null }), [`PUT /addresses/${ONE.id}`]: ONE },
    });
    const take = await screen.findByRole('button', { name: 'Use this device’s position' });
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(take);
    expect(await screen.findByText(/does not allow the portal to see the position/)).toBeVisible();
    geolocation((found) => found({ coords: { latitude: 52.12345678, longitude: 4.9 } }));
    await userEvent.click(take);
    await waitFor(() => expect(field('Latitude')).toHaveValue('52.12346'));
    await userEvent.click(button('Save changes'));
    await waitFor(() =>
      expect(writes(requests)[0]?.body).toMatchObject({ geo: { latitude: 52.12346, longitude: 4.9 } }),
    );
  });

  it.each([
    ['nl', '52.370216', '5.2', { latitude: 52.37022, longitude: 5.2 }, ['52,37022', '5,2']],
    ['de', ' -33.868', '−70.123', { latitude: -33.868, longitude: -70.123 }, ['-33,868', '-70,123']],
    ['nl', '52,3', '4,895', { latitude: 52.3, longitude: 4.895 }, ['52,3', '4,895']],
    ['en-US', '52.3', '4.895', { latitude: 52.3, longitude: 4.895 }, ['52.3', '4.895']],
  ] as const)(
    '[I18N-01] reads coordinates in %s with the point of a map too',
    async (language, north, east, geo, shown) => {
      const state = manager();
      const profile = { ...state.user?.profile, preferredLanguageCode: language };
      const { requests } = await visit(`${AT}/edit`, {
        state: { ...state, user: { ...state.user, profile } as typeof state.user },
        answers: { [READ]: address({ geo: null }), [`PUT /addresses/${ONE.id}`]: ONE },
      });
      const latitude = await screen.findByRole('textbox', { name: /^(Lat|Bre)/ });
      const longitude = screen.getByRole('textbox', { name: /^(Lon|Län|Leng)/ });
      await userEvent.type(latitude, north);
      await userEvent.type(longitude, east);
      await userEvent.tab();
      expect([latitude, longitude].map((input) => (input as HTMLInputElement).value)).toEqual(shown);
      await userEvent.type(longitude, '{Enter}');
      await waitFor(() => expect(writes(requests)[0]?.body).toMatchObject({ geo }));
    },
  );

  it('needs both parts of a position, or neither', async () => {
    const { requests } = await visit(`${AT}/edit`, {
      state: manager(),
      answers: { [READ]: ONE, [`PUT /addresses/${ONE.id}`]: ONE },
    });
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Longitude' }));
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(field('Longitude')).toHaveAccessibleDescription('Fill this in.'));
    await userEvent.clear(field('Latitude'));
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(writes(requests)[0]?.body).toMatchObject({ geo: null }));
  });
});

it.each([
  ['6:30', '06:30'],
  ['6.30', '06:30'],
  ['0630', '06:30'],
  ['15h00', '15:00'],
  [' 7 ', '07:00'],
  ['', null],
  ['early', 'early'],
])('a time typed as %j is %j', (typed, time) => {
  expect(timeOf(typed)).toBe(time);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DESK_ACCOUNT, DESK_CLOSED_DAYS, DESK_DEPOT, depotAnswers } from '../testing/desk.ts';
import { writes } from '../testing/visit.tsx';
import { visitDesk } from '../testing/visit-desk.tsx';

const DEPOT = `/desk/depots/${DESK_DEPOT.id}`;

it('[DK-12] lists the depots of the company, and which have no opening times', async () => {
  const without = { ...DESK_DEPOT, id: '7a1d6a52-53a5-4f0b-9d52-00000000d009', name: 'Zwolle', openingTimes: [] };
  const { requests } = await visitDesk('/desk/depots', { answers: depotAnswers([DESK_DEPOT, without]) });
  expect(await screen.findByRole('link', { name: 'Amsterdam' })).toHaveAttribute('href', DEPOT);
  expect(screen.getByRole('row', { name: /Amsterdam.*5 days a week/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Zwolle.*Not known/ })).toBeVisible();
  // Archived ones only on demand.
  expect(requests.find(({ path }) => path === '/desk/depots')?.query).toMatchObject({ state: ['active'] });
});

describe('a depot at the desk', () => {
  const answers = {
    ...{ [`GET ${DEPOT}`]: DESK_DEPOT, [`PATCH ${DEPOT}`]: DESK_DEPOT },
    'GET /desk/closed-days': DESK_CLOSED_DAYS,
  };
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change opening times' }));
    return within(await screen.findByRole('dialog'));
  };
  const save = (dialog: ReturnType<typeof within>) =>
    userEvent.click(dialog.getByRole('button', { name: 'Change opening times' }));
  const day = (dialog: ReturnType<typeof within>, name: string) => within(dialog.getByRole('group', { name }));

  it('[DK-12] says when it opens on each day', async () => {
    await visitDesk(DEPOT, { answers });
    const week = await screen.findByRole('region', { name: 'Opening times' });
    expect(week).toHaveTextContent(/Monday07:00 – 12:00, 12:30 – 16:30Tuesday07:00 – 16:30/);
    expect(week).toHaveTextContent(/SundayClosed/);
    expect(screen.getByText(/come from your own system/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change phone and e-mail' })).toBeNull();
  });

  it('[DK-12] gets other times: several on a day, and a closed day', async () => {
    const { requests } = await visitDesk(DEPOT, { answers });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Add times (Saturday)' }));
    const saturday = day(dialog, 'Saturday');
    await userEvent.type(saturday.getByRole('textbox', { name: 'Opens' }), '8');
    await userEvent.type(saturday.getByRole('textbox', { name: 'Closes' }), '12.30');
    await userEvent.click(day(dialog, 'Friday').getByRole('button', { name: 'Remove times (Friday)' }));
    expect(day(dialog, 'Friday').getByText('Closed')).toBeVisible();
    await save(dialog);
    const kept = DESK_DEPOT.openingTimes.filter(({ day: one }) => one !== 5);
    await waitFor(() =>
      expect(writes(requests)).toMatchObject([
        { method: 'PATCH', body: { openingTimes: [...kept, { day: 6, from: '08:00', to: '12:30' }] } },
      ]),
    );
  });

  it('[DK-12] is refused times that are none, and those that overlap, before anything is sent', async () => {
    const { requests } = await visitDesk(DEPOT, { answers });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Add times (Tuesday)' }));
    const [, opens] = day(dialog, 'Tuesday').getAllByRole('textbox', { name: 'Opens' });
    const [, closes] = day(dialog, 'Tuesday').getAllByRole('textbox', { name: 'Closes' });
    await userEvent.type(opens as HTMLElement, 'noon');
    await userEvent.type(closes as HTMLElement, '18:00');
    await save(dialog);
    expect(opens).toHaveAccessibleDescription(/Enter a time such as 06:30/);
    await userEvent.clear(opens as HTMLElement);
    await userEvent.type(opens as HTMLElement, '16:00');
    await save(dialog);
    expect(await dialog.findByText(/Times of one day overlap/)).toBeVisible();
    await userEvent.clear(opens as HTMLElement);
    await userEvent.type(opens as HTMLElement, '19:00');
    await save(dialog);
    expect(await dialog.findByText('The end time must be after the start time.')).toBeVisible();
    expect(writes(requests)).toEqual([]);
  });

  it('[DK-12] gets another phone number and e-mail address where no system sends them', async () => {
    const own = { ...DESK_DEPOT, externalId: null };
    const { requests } = await visitDesk(DEPOT, { answers: { ...answers, [`GET ${DEPOT}`]: own } });
    await userEvent.click(await screen.findByRole('button', { name: 'Change phone and e-mail' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByRole('textbox', { name: /Phone/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Phone/ }), '+31 20 555 0199');
    await userEvent.click(dialog.getByRole('button', { name: 'Change phone and e-mail' }));
    await waitFor(() =>
      expect(writes(requests)).toMatchObject([{ body: { phone: '+31205550199', email: DESK_DEPOT.email } }]),
    );
  });

  it('[DK-02] is only read by a person who does not act', async () => {
    const reader = { ...DESK_ACCOUNT, rights: ['desk.see'] };
    await visitDesk(DEPOT, { answers: { ...answers, 'GET /desk/account': reader } });
    expect(await screen.findByRole('region', { name: 'Opening times' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Change/ })).toBeNull();
  });
});

describe('closed days at the desk', () => {
  const answers = {
    ...{ [`GET ${DEPOT}`]: DESK_DEPOT, [`PATCH ${DEPOT}`]: DESK_DEPOT },
    'GET /desk/closed-days': DESK_CLOSED_DAYS,
  };

  it('[DK-20] are listed with their causes, and whether the depot works on them', async () => {
    await visitDesk(DEPOT, { answers });
    const region = await screen.findByRole('region', { name: 'Closed days' });
    expect(region).toHaveTextContent(/Christmas Day · Public holidayClosed/);
    expect(region).toHaveTextContent(/Stocktaking · All depotsOpen/);
    expect(region).toHaveTextContent(/Rebuilding · This depotClosed/);
  });

  it('[DK-20] of a depot are added, and holidays are worked', async () => {
    const { requests } = await visitDesk(DEPOT, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Change closing days' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add a closing day' }));
    const [, day] = dialog.getAllByRole('textbox', { name: /Day/ });
    const [, name] = dialog.getAllByRole('textbox', { name: /Name/ });
    await userEvent.type(day as HTMLElement, '2099-01-06');
    await userEvent.type(name as HTMLElement, 'Moving');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Christmas Day/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change closing days' }));
    await waitFor(() =>
      expect(writes(requests)).toMatchObject([
        {
          method: 'PATCH',
          body: {
            closingDays: [...DESK_DEPOT.closingDays, { date: '2099-01-06', name: 'Moving' }],
            workedDays: ['2026-12-25', '2026-12-28'],
          },
        },
      ]),
    );
  });

  it('[DK-20] of all depots are changed from their list, with past and distant days kept', async () => {
    const kept = { closingDays: [{ date: '2025-12-29', name: 'Old' }], workedDays: ['2025-05-05', '2030-05-05'] };
    const { requests } = await visitDesk('/desk/depots', {
      answers: {
        ...depotAnswers(),
        'GET /desk/closed-days': { ...DESK_CLOSED_DAYS, ...kept },
        'PATCH /desk/closed-days': kept,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Closing days of all depots' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('textbox', { name: /Name/ })).toBeNull();
    expect(dialog.queryByRole('checkbox', { name: /Stocktaking/ })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Christmas Day/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Closing days of all depots' }));
    await waitFor(() =>
      expect(writes(requests)).toMatchObject([
        { body: { closingDays: kept.closingDays, workedDays: [...kept.workedDays, '2026-12-25'] } },
      ]),
    );
  });

  it('[DK-02] are not changed by a person who does not act', async () => {
    const reader = { ...DESK_ACCOUNT, rights: ['desk.see'] };
    await visitDesk('/desk/depots', { answers: { ...depotAnswers(), 'GET /desk/account': reader } });
    expect(await screen.findByRole('link', { name: 'Amsterdam' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Closing days of all depots' })).toBeNull();
  });
});

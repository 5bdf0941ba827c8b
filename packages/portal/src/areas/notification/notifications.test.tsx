import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { startEndpoints } from '../../api/start-endpoints.ts';
import { NOTIFICATIONS, notification, TOLD } from '../../testing/notifications.ts';
import { AT, ONE } from '../../testing/projects.ts';
import { button, refusal, SESSIONS, user, visit, writes } from '../../testing/visit.tsx';

const ANSWERS = { ...NOTIFICATIONS, 'POST /notifications/read': null };

describe('notifications', () => {
  it('[NAV-12] are behind a bell that says how many are unread', async () => {
    const actions = { order: { possible: false, disabled: false }, notifications: { unread: 3 } };
    const { store } = await visit('/order/notifications', {
      state: user(['order']),
      answers: { ...ANSWERS, 'GET /global-actions': actions },
    });
    const bell = await screen.findByRole('link', { name: 'Notifications' });
    expect(bell).toHaveAttribute('href', '/order/notifications');
    await store.dispatch(startEndpoints.globalActions.initiate(undefined));
    expect(await screen.findByRole('link', { name: 'Notifications, unread: 3' })).toBeVisible();
  });

  it('[DOM-20] are listed, and marked as read by opening one or all at once', async () => {
    const { requests } = await visit('/order/notifications', { state: user(['order']), answers: ANSWERS });
    const row = await screen.findByRole('row', { name: /Zuidas Tower C.*New comment.*Unread.*Milan de Boer/ });
    expect(screen.getByRole('row', { name: /Inspection due/ })).not.toHaveTextContent('Unread');
    await userEvent.click(button('Mark all as read'));
    await waitFor(() => expect(writes(requests).map(({ body }) => body)).toEqual([{ ids: null }]));
    const link = within(row).getByRole('link', { name: 'Zuidas Tower C' });
    expect(link).toHaveAttribute('href', AT);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(writes(requests).at(-1)?.body).toEqual({ ids: [TOLD[0]?.id] }));
  });
});

describe('notifications of machines', () => {
  it('[DOM-20] [DOM-72] name machine, day and site', async () => {
    const rental = {
      ...{ productCode: 'SCI-E-12', fleetNumber: '204 118', lineCount: 3, project: null, city: 'Amsterdam' },
      ...{ startsOn: '2026-11-30', endsOn: '2026-12-04', pickupOn: '2026-11-23' },
    };
    const told = (['collectionFailed', 'endingSoon', 'comment'] as const).map((kind, index) =>
      notification({ id: `dddddddd-0000-4000-8000-00000000002${index}`, kind, rental }),
    );
    await visit('/order/notifications', {
      state: user(['order']),
      answers: { ...ANSWERS, 'GET /notifications': { items: told, page: 0, size: 25, hasMore: false } },
    });
    for (const words of [
      /SCI-E-12 · 204 118 and 2 more · 23 Nov 2026 · Amsterdam/,
      /SCI-E-12 · 204 118 and 2 more · 4 Dec 2026 · Amsterdam/,
      /New comment · SCI-E-12 · 204 118 and 2 more · Amsterdam/,
    ])
      await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent(words));
  });
});

describe('notifications of an order', () => {
  const OF_ORDER = { resource: 'order', id: ONE.id, name: 'O-2611-042' } as const;
  it('[DOM-20] [DOM-08] say what became of it, and that something did where a status says no more', async () => {
    const told = (
      [
        ['orderMoved', 'confirmed'],
        ['orderMoved', 'rejected'],
        ['orderMoved', 'draft'],
        ['approvalDecided', 'submitted'],
        ['approvalDecided', 'rejected'],
      ] as const
    ).map(([kind, status], index) =>
      notification({ id: `dddddddd-0000-4000-8000-00000000001${index}`, kind, status, subject: OF_ORDER }),
    );
    const page = { items: told, page: 0, size: 25, hasMore: false };
    await visit('/order/notifications', {
      state: user(['order']),
      answers: { ...ANSWERS, 'GET /notifications': page },
    });
    for (const words of [
      'Order confirmed',
      'Order rejected by the rental company',
      'An order has moved on',
      'Your order was approved',
      'Your order was not approved',
    ])
      expect(await screen.findByRole('row', { name: new RegExp(`O-2611-042 ?${words}`) })).toBeVisible();
  });
});

describe('the settings of notifications', () => {
  const SETTINGS = 'GET /profile/notifications';
  const kinds = (['invited', 'requestMoved', 'comment', 'inspectionDue'] as const).map((kind) => ({
    kind,
    portal: true,
    mail: kind !== 'comment',
  }));
  const open = (save: unknown) =>
    visit('/order/profile', {
      state: user(['order']),
      answers: {
        'GET /sessions': { items: SESSIONS },
        [SETTINGS]: { kinds, weeklyMail: false, version: 4 },
        'PUT /profile/notifications': save,
      },
    });

  it('[DOM-20] switch each kind, in the portal and by mail', async () => {
    const { requests } = await open({ kinds, version: 5 });
    const comment = within(await screen.findByRole('group', { name: 'New comment' }));
    expect(comment.getByRole('switch', { name: 'In the portal' })).toBeChecked();
    const mail = comment.getByRole('switch', { name: 'By e-mail' });
    expect(mail).not.toBeChecked();
    await userEvent.click(mail);
    await waitFor(() => expect(writes(requests)).toHaveLength(1));
    expect(writes(requests)[0]).toMatchObject({
      headers: { 'If-Match': '"4"' },
      body: { kinds: kinds.map((one) => (one.kind === 'comment' ? { ...one, mail: true } : one)) },
    });
  });

  it('[DOM-36] switch the weekly mail on, which nobody gets unasked', async () => {
    const { requests } = await open({ kinds, weeklyMail: true, version: 5 });
    const weekly = within(await screen.findByRole('group', { name: 'What needs you' }));
    expect(weekly.getByRole('switch')).not.toBeChecked();
    await userEvent.click(weekly.getByRole('switch', { name: 'By e-mail every Monday morning' }));
    await waitFor(() => expect(writes(requests)).toMatchObject([{ body: { kinds, weeklyMail: true } }]));
  });

  it('[DOM-20] say why they could not be changed', async () => {
    await open(refusal({ type: 'stale-version', status: 412 }));
    const comment = within(await screen.findByRole('group', { name: 'New comment' }));
    await userEvent.click(comment.getByRole('switch', { name: 'By e-mail' }));
    expect(await screen.findByText(/Someone else changed this/)).toBeVisible();
    expect(comment.getByRole('switch', { name: 'By e-mail' })).not.toBeChecked();
  });
});

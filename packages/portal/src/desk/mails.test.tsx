import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DESK_ACCOUNT, DESK_MAIL, mailAnswers } from '../testing/desk.ts';
import { writes } from '../testing/visit.tsx';
import { visitDesk } from '../testing/visit-desk.tsx';

const MAIL = `/desk/mails/${DESK_MAIL.id}`;

it('[DK-10] lists the mails that failed and wait for somebody: to whom, what about and why', async () => {
  const nobody = { ...DESK_MAIL, id: '7a1d6a52-53a5-4f0b-9d52-00000000a102', kind: 'inbox', to: null } as const;
  const { requests } = await visitDesk('/desk/mails', {
    answers: mailAnswers([DESK_MAIL, { ...nobody, subject: null, reason: 'noAddress' }]),
  });
  expect(await screen.findByRole('link', { name: 'Petra Planner · petra@linde.example' })).toHaveAttribute(
    'href',
    MAIL,
  );
  expect(screen.getByRole('row', { name: /Order O-260017 is confirmed.*Unknown address.*Open/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Nobody.*Inbox.*No address/ })).toBeVisible();
  expect(requests.find(({ path }) => path === '/desk/mails')?.query).toMatchObject({ state: ['open'] });
});

describe('a mail that failed', () => {
  it('[DK-10] says why in words, and is sent again', async () => {
    let mail: typeof DESK_MAIL = DESK_MAIL;
    const { requests } = await visitDesk(MAIL, {
      answers: {
        [`GET ${MAIL}`]: () => mail,
        [`POST ${MAIL}/send`]: () => {
          mail = { ...DESK_MAIL, state: 'again', handledAt: '2026-11-20T10:00:00.000Z' };
          return mail;
        },
      },
    });
    expect(await screen.findByText(/mail server does not know this address/)).toBeVisible();
    expect(screen.getByText('EENVELOPE 550')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(writes(requests)).toMatchObject([{ method: 'POST', path: `${MAIL}/send` }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
    expect(screen.getAllByText('Sent again')[0]).toBeVisible();
  });

  it('[DK-10] is put aside, and can still be sent', async () => {
    const aside = { ...DESK_MAIL, state: 'aside', handledAt: '2026-11-20T10:00:00.000Z' } as const;
    let mail: typeof DESK_MAIL = DESK_MAIL;
    const { requests } = await visitDesk(MAIL, {
      answers: {
        [`GET ${MAIL}`]: () => mail,
        [`POST ${MAIL}/put-aside`]: () => {
          mail = aside;
          return aside;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Put aside' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Put aside' })).toBeNull());
    expect(writes(requests)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  });

  it('[DK-10] [DK-02] is only read by a person who does not act', async () => {
    const reader = { ...DESK_ACCOUNT, rights: ['desk.see'] };
    await visitDesk(MAIL, { answers: { [`GET ${MAIL}`]: DESK_MAIL, 'GET /desk/account': reader } });
    expect(await screen.findByText(/mail server does not know this address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Put aside' })).toBeNull();
  });
});

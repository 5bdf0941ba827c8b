import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DESK_ACCOUNT, MACHINE_ACCOUNT } from '../testing/desk.ts';
import { writes } from '../testing/visit.tsx';
import { visitDesk } from '../testing/visit-desk.tsx';

const PAGE = '/desk/machine-accounts';
const REVOKED = {
  ...MACHINE_ACCOUNT,
  ...{ id: '7a1d6a52-53a5-4f0b-9d52-00000000ab02', name: 'Telematics', createdBy: null, usedAt: null },
  revokedAt: '2026-11-19T10:00:00.000Z',
};
const SECRET = `hyb_${'s'.repeat(43)}`;

it('[DK-11] lists accounts with who made them, when, and their last use, and those that were revoked apart', async () => {
  await visitDesk(PAGE, { answers: { [`GET ${PAGE}`]: { items: [MACHINE_ACCOUNT, REVOKED] } } });
  const active = await screen.findByRole('region', { name: 'Active' });
  expect(active).toHaveTextContent(/ERPMade 2 Nov 2026 by Dirk de Wit · Last used 20 Nov 2026/);
  const revoked = screen.getByRole('region', { name: 'Revoked' });
  expect(revoked).toHaveTextContent(/TelematicsMade 2 Nov 2026 · Never used · Revoked 19 Nov 2026/);
  expect(within(revoked).queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'System accounts' })).toHaveAttribute('aria-current', 'page');
});

it('[DK-11] makes an account and shows its secret this once, to copy it', async () => {
  let items = [] as (typeof MACHINE_ACCOUNT)[];
  const { requests, store } = await visitDesk(PAGE, {
    answers: {
      [`GET ${PAGE}`]: () => ({ items }),
      [`POST ${PAGE}`]: () => {
        items = [MACHINE_ACCOUNT];
        return { account: MACHINE_ACCOUNT, secret: SECRET };
      },
    },
  });
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  expect(await screen.findByText('No system is connected yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New system account' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'ERP');
  await user.click(within(dialog).getByRole('button', { name: 'New system account' }));
  const secret = await screen.findByRole('textbox', { name: 'Secret' });
  expect(secret).toHaveValue(SECRET);
  await waitFor(() => expect(secret).toHaveFocus());
  expect(secret).toHaveAccessibleDescription(/shown this once/);
  expect(writes(requests)).toMatchObject([{ method: 'POST', body: { name: 'ERP' } }]);
  await user.click(screen.getByRole('button', { name: 'Copy secret' }));
  expect(copied).toHaveBeenCalledWith(SECRET);
  expect(await screen.findByText('Copied.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(document.body.innerHTML).not.toContain(SECRET);
  expect(JSON.stringify(store.getState())).not.toContain(SECRET);
});

it('[DK-11] revokes an account after a question', async () => {
  let items = [MACHINE_ACCOUNT];
  const revoke = `${PAGE}/${MACHINE_ACCOUNT.id}/revoke`;
  const { requests } = await visitDesk(PAGE, {
    answers: {
      [`GET ${PAGE}`]: () => ({ items }),
      [`POST ${revoke}`]: () => {
        const revoked = { ...MACHINE_ACCOUNT, revokedAt: '2026-11-20T10:00:00.000Z' };
        items = [revoked];
        return revoked;
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke (ERP)' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Revoke ERP?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByRole('region', { name: 'Revoked' })).toHaveTextContent('ERP');
  expect(writes(requests)).toMatchObject([{ method: 'POST', path: revoke }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('[DK-11] [DK-02] is only read by a person who acts and does not connect systems', async () => {
  const acting = { ...DESK_ACCOUNT, rights: ['desk.see', 'desk.act'] };
  await visitDesk(PAGE, {
    answers: { 'GET /desk/account': acting, [`GET ${PAGE}`]: { items: [MACHINE_ACCOUNT] } },
  });
  expect(await screen.findByText(/You need the right to connect systems/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Revoke|New/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'System accounts' })).toBeNull();
});

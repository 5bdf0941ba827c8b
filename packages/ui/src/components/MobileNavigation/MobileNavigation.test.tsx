import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { MobileNavigation } from './MobileNavigation.tsx';

const onReport = vi.fn();
const open = async () => {
  render(
    <UiProvider>
      <MobileNavigation
        sections={[
          {
            id: 'tabs',
            entries: [
              { kind: 'link', id: 'overview', label: 'Overview', href: '#o', current: true },
              {
                ...{ kind: 'link', id: 'documents', label: 'Documents', href: '#d' },
                badge: { count: 3, label: '3 unread' },
              },
              {
                kind: 'link',
                id: 'assets',
                label: 'Assets',
                href: '#a',
                disabled: true,
                reason: 'Not in your contract.',
              },
            ],
          },
          {
            id: 'help',
            label: 'Help',
            entries: [{ kind: 'action', id: 'report', label: 'Report a problem', onSelect: onReport }],
          },
        ]}
      />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
  return within(await screen.findByRole('dialog', { name: 'Navigation' }));
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('MobileNavigation', () => {
  it('[NAV-09] has every entry under its heading, and the page of now marked', async () => {
    const { getByRole } = await open();
    expect(getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    expect(within(getByRole('list', { name: 'Help' })).getByRole('button', { name: 'Report a problem' })).toBeVisible();
  });

  it('[NAV-09] counts, and says why an entry is disabled', async () => {
    const { getByRole } = await open();
    expect(getByRole('link', { name: 'Documents (3 unread)' })).toBeVisible();
    const assets = getByRole('button', { name: 'Assets' });
    expect(assets).toHaveAttribute('aria-disabled', 'true');
    expect(assets).toHaveAccessibleDescription('Not in your contract.');
    await userEvent.click(assets);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('[NAV-09] closes before it acts, and by its button', async () => {
    const { getByRole } = await open();
    await userEvent.click(getByRole('button', { name: 'Report a problem' }));
    expect(onReport).toHaveBeenCalledTimes(1);
    await closed();
    await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close navigation' }));
    await closed();
  });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { MenuButton } from './MenuButton.tsx';

const onReport = vi.fn();
const show = () =>
  render(
    <UiProvider>
      <MenuButton
        label="Help"
        entries={[
          { kind: 'link', id: 'contact', label: 'Contact', href: '#contact', current: true },
          { kind: 'action', id: 'report', label: 'Report a problem', onSelect: onReport },
          { kind: 'separator', id: 'line' },
          {
            kind: 'submenu',
            id: 'privacy',
            label: 'Privacy',
            entries: [{ kind: 'link', id: 'terms', label: 'Terms', href: 'https://terms.example', external: true }],
          },
        ]}
      />
    </UiProvider>,
  );
const button = () => screen.getByRole('button', { name: 'Help' });
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('MenuButton', () => {
  it('[NAV-10] opens by keyboard on its first entry, and Escape gives the focus back', async () => {
    show();
    button().focus();
    await userEvent.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(item('Contact')).toHaveFocus();
    expect(item('Contact')).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('[NAV-10] walks its entries round the ends, over separators', async () => {
    show();
    button().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(item('Privacy')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Contact')).toHaveFocus();
  });

  it('[NAV-10] goes into a submenu and out again, and says what opens in a new tab', async () => {
    show();
    button().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    expect(item('Terms')).toHaveFocus();
    expect(item('Terms')).toHaveAccessibleDescription('opens in a new tab');
    expect(item('Terms')).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{ArrowLeft}');
    expect(item('Privacy')).toHaveFocus();
    expect(screen.getAllByRole('menu')).toHaveLength(1);
  });

  it('[NAV-10] acts and closes', async () => {
    show();
    await userEvent.click(button());
    await userEvent.click(item('Report a problem'));
    expect(onReport).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('[NAV-10] reaches what is disabled and says why, but neither follows, does nor opens it', async () => {
    const onSelect = vi.fn();
    const off = { disabled: true, reason: 'Ask an administrator.' };
    render(
      <UiProvider>
        <MenuButton
          label="Company"
          entries={[
            { kind: 'link', id: 'users', label: 'Users', href: '#users', ...off },
            { kind: 'action', id: 'invite', label: 'Invite', onSelect, disabled: true },
            { kind: 'submenu', id: 'switch', label: 'Switch', entries: [], ...off },
          ]}
        />
      </UiProvider>,
    );
    screen.getByRole('button', { name: 'Company' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Users')).toHaveFocus();
    expect(item('Users')).toHaveAccessibleDescription('Ask an administrator.');
    expect(item('Users')).not.toHaveAttribute('href');
    for (const name of ['Users', 'Invite', 'Switch']) {
      expect(item(name)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}');
      await userEvent.click(item(name));
      item(name).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    }
    expect(item('Users')).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getAllByRole('menu')).toHaveLength(1);
    expect(item('Invite')).not.toHaveAccessibleDescription();
  });

  it('[NAV-10] has icons that are not read, and counts that are read in words', async () => {
    render(
      <UiProvider>
        <MenuButton
          label="More"
          entries={[
            {
              ...{ kind: 'link', id: 'documents', label: 'Documents', href: '#documents' },
              icon: <svg data-testid="icon" />,
              badge: { count: 140, label: '140 new documents' },
            },
            { kind: 'link', id: 'users', label: 'Users', href: '#u', badge: { count: 0, label: 'none' } },
          ]}
        />
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(item('Documents (140 new documents)')).toHaveTextContent('99+');
    expect(item('Users')).toHaveAccessibleName('Users');
    expect(screen.getByTestId('icon').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('[NAV-10] closes with Tab where nothing comes after it, and with Shift and Tab back onto its button', async () => {
    show();
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    button().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    expect(item('Terms')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('[NAV-10] closes when the focus goes elsewhere, had it a focus or not', async () => {
    render(<button type="button">Elsewhere</button>);
    show();
    await userEvent.click(button());
    button().blur();
    expect(screen.getByRole('menu')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

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

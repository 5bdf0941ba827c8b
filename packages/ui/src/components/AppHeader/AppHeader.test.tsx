import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { AppHeader, type AppHeaderProps } from './AppHeader.tsx';
import type { HeaderMenu } from './model.ts';

const tabs = [
  { id: 'overview', label: 'Overview', href: '#overview' },
  { id: 'assets', label: 'Assets', href: '#assets' },
];
const menus: HeaderMenu[] = [
  { kind: 'help', entries: [{ kind: 'link', id: 'contact', label: 'Contact', href: '#contact' }] },
  { kind: 'company', name: 'Noordzee', entries: [{ kind: 'link', id: 'users', label: 'Users', href: '#users' }] },
  { kind: 'menu', id: 'depots', label: 'Depots', entries: [{ kind: 'link', id: 'u', label: 'Utrecht', href: '#u' }] },
  {
    kind: 'profile',
    name: 'Anna Visser',
    entries: [{ kind: 'action', id: 'out', label: 'Logout', onSelect: vi.fn() }],
  },
];

const show = (props: Partial<AppHeaderProps>) =>
  render(
    <UiProvider>
      <AppHeader logo={<a href="#home">Home</a>} {...props} />
    </UiProvider>,
  );

const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

describe('AppHeader', () => {
  afterEach(() => vi.restoreAllMocks());

  it('[NAV-10] is the page’s banner, read in the order it is seen', () => {
    show({ tabs, activeId: 'assets', menus, primary: <a href="#order">New order</a> });
    const banner = within(screen.getByRole('banner'));
    expect(texts(banner.getAllByRole('link'))).toEqual(['Home', 'Overview', 'Assets', 'New order']);
    expect(banner.getByRole('link', { current: 'page' })).toHaveTextContent('Assets');
    expect(texts(banner.getAllByRole('button')).filter(Boolean)).toEqual(['Help', 'Noordzee', 'Depots', 'AV']);
  });

  it('[NAV-09] makes the phone’s navigation from the same tabs, menus and main button', async () => {
    show({ tabs, activeId: 'assets', menus, primary: <a href="#order">New order</a> });
    await userEvent.click(screen.getByRole('button', { name: 'Open navigation', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Navigation' }));
    expect(texts(dialog.getAllByRole('link'))).toEqual([
      ...['Home', 'New order', 'Overview', 'Assets', 'Contact', 'Users', 'Utrecht'],
    ]);
    expect(dialog.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(dialog.getByRole('link', { current: 'page' })).toHaveTextContent('Assets');
    expect(texts(dialog.getAllByRole('heading', { level: 2 })).slice(-4)).toEqual([
      ...['Help', 'Noordzee', 'Depots', 'Anna Visser'],
    ]);
  });

  it('[NAV-11] says in the bar whose pages these are, for a phone too', () => {
    const { rerender } = show({ tabs, menus });
    const named = () => document.querySelector('.HyAppHeader-company')?.textContent;
    expect(named()).toBe('Noordzee');
    rerender(
      <UiProvider>
        <AppHeader logo="Hireyard" menus={menus.slice(0, 1)} />
      </UiProvider>,
    );
    expect(named()).toBeUndefined();
  });

  it('[NAV-09] calls the phone’s last section Profile while nobody knows whose it is', async () => {
    const entries = [{ kind: 'action' as const, id: 'out', label: 'Logout', onSelect: vi.fn() }];
    show({ tabs, menus: [{ kind: 'profile', name: '', entries }] });
    await userEvent.click(screen.getByRole('button', { name: 'Open navigation', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Navigation' }));
    expect(texts(dialog.getAllByRole('heading', { level: 2 })).at(-1)).toBe('Profile');
  });

  it('[NAV-09] has no phone’s navigation where there is nothing to reach', () => {
    show({ primary: <a href="#privacy">Privacy</a> });
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  });

  it('[NAV-09] names once, in development, what a phone cannot reach', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const wide = (
      <>
        <a href="#contact">Call us</a>
        <a href="#prices">Prices</a>
        <button type="button">New order</button>
        <button type="button">Scan</button>
      </>
    );
    const props = { tabs, menus, primary: <button type="button">New order</button>, wide };
    show(props).unmount();
    show(props);
    const sentence = (name: string) =>
      `@hireyard/ui: AppHeader: "${name}" cannot be reached on a phone. Put it into tabs, menus or primary too.`;
    expect(warn.mock.calls).toEqual([[sentence('Prices')], [sentence('Scan')]]);
  });

  it('[NAV-09] says nothing in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    show({ tabs, wide: <button type="button">Only in production</button> });
    expect(warn).not.toHaveBeenCalled();
    vi.unstubAllEnvs();
  });
});

import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { tabs } from '../../stories/samples.ts';
import { NavTabs } from './NavTabs.tsx';

describe('NavTabs', () => {
  it('[NAV-02] are links in a named navigation, the active one marked', () => {
    render(
      <UiProvider>
        <NavTabs tabs={tabs} activeId="documents" />
      </UiProvider>,
    );
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Overview', 'Documents', 'Requests', 'Assets']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null]);
  });

  it('[NAV-02] count what is behind them, in words for who cannot see the number', () => {
    const counted = [
      { id: 'requests', label: 'Requests', href: '#r', badge: { count: 3, label: '3 waiting for you' } },
      { id: 'documents', label: 'Documents', href: '#d', badge: { count: 100, label: '100 unread' } },
      { id: 'assets', label: 'Assets', href: '#a', badge: { count: 0, label: 'none' } },
    ];
    render(
      <UiProvider>
        <NavTabs tabs={counted} />
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'Requests (3 waiting for you)' })).toHaveTextContent(/^Requests3 /);
    expect(screen.getByRole('link', { name: 'Documents (100 unread)' })).toHaveTextContent(/^Documents99\+ /);
    expect(screen.getByRole('link', { name: 'Assets' })).toHaveTextContent(/^Assets$/);
  });
});

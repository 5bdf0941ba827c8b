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
});

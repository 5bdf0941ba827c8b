import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { AppHeader } from './AppHeader.tsx';

describe('AppHeader', () => {
  it('[NAV-10] is the page’s banner, read in the order it is seen', () => {
    render(
      <UiProvider>
        <AppHeader
          logo={<a href="#home">Home</a>}
          navigation={<a href="#overview">Overview</a>}
          primary={<a href="#order">New order</a>}
          menus={<a href="#help">Help</a>}
        />
      </UiProvider>,
    );
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Home', 'Overview', 'New order', 'Help']);
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Logo } from './Logo.tsx';

describe('Logo', () => {
  it('[NAV-09] leads home and says so; without a way it is no link', () => {
    const { rerender } = render(
      <UiProvider>
        <Logo product="Kraanpark" href="/" />
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'Kraanpark, home' })).toHaveAttribute('href', '/');
    rerender(
      <UiProvider>
        <Logo product="Kraanpark" />
      </UiProvider>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Kraanpark')).toBeVisible();
  });
});

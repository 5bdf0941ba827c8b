import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { NewOrderButton } from './NewOrderButton.tsx';

describe('NewOrderButton', () => {
  it('[NAV-03] is a link to ordering', () => {
    render(
      <UiProvider>
        <NewOrderButton href="/order/orders/add" />
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'New order' })).toHaveAttribute('href', '/order/orders/add');
  });

  it('[NAV-03] stays in reach when ordering is off, and says why on focus until Escape', async () => {
    render(
      <UiProvider>
        <NewOrderButton href="/order/orders/add" disabled reason="Your account is blocked." />
      </UiProvider>,
    );
    const button = screen.getByRole('button', { name: 'New order' });
    expect(button).toHaveAccessibleDescription('Your account is blocked.');
    expect(screen.getByText('Your account is blocked.')).not.toBeVisible();
    await userEvent.tab();
    expect(button).toHaveFocus();
    expect(screen.getByText('Your account is blocked.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Your account is blocked.')).not.toBeVisible();
  });
});

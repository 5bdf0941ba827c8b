import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { FilterToggle, type FilterToggleProps } from './FilterToggle.tsx';

const show = (own: Partial<FilterToggleProps> = {}) =>
  render(
    <UiProvider>
      <FilterToggle label="Unread" {...own} />
    </UiProvider>,
  );

describe('FilterToggle', () => {
  it('[UI-03] is a button that says whether the list is filtered by it', async () => {
    const onPressedChange = vi.fn();
    show({ onPressedChange });
    await userEvent.click(screen.getByRole('button', { name: 'Unread', pressed: false }));
    expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'click' }), true);
    expect(screen.getByRole('button', { name: 'Unread', pressed: true })).toBeVisible();
  });

  it('[SH-05] is pressed and released by keyboard', async () => {
    show({ defaultPressed: true });
    await userEvent.tab();
    expect(screen.getByRole('button', { pressed: true })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button', { pressed: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { pressed: true })).toHaveFocus();
  });

  it('sends no form that it is in', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault());
    render(
      <UiProvider>
        <form onSubmit={onSubmit}>
          <FilterToggle label="Unread" />
        </form>
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Unread' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

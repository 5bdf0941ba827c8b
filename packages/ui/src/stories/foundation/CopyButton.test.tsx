import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { CopyButton } from './CopyButton.tsx';

const show = () =>
  render(
    <UiProvider>
      <CopyButton code="var(--hy-color-ink)" />
    </UiProvider>,
  );

describe('CopyButton', () => {
  it('[UI-01] copies its code, and says so until it is left', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Copy var(--hy-color-ink)' }));
    expect(await navigator.clipboard.readText()).toBe('var(--hy-color-ink)');
    expect(screen.getByRole('button', { name: 'Copied var(--hy-color-ink)' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Copy var(--hy-color-ink)' })).toBeVisible();
  });

  it('[UI-01] does not say so where the browser refuses', async () => {
    const user = userEvent.setup();
    const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    show();
    await user.click(screen.getByRole('button'));
    expect(refused).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveAccessibleName('Copy var(--hy-color-ink)');
  });
});

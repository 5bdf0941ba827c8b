import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { MessageBanner, type MessageBannerProps } from './MessageBanner.tsx';

const show = (own: Partial<MessageBannerProps> = {}) =>
  render(
    <UiProvider>
      <MessageBanner title="Planned maintenance" expanded {...own}>
        Sunday, 06:00–08:00.
      </MessageBanner>
    </UiProvider>,
  );

describe('MessageBanner', () => {
  it('[SH-01] announces its message in a named region', () => {
    show();
    expect(screen.getByRole('region', { name: 'Important message' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Planned maintenance Sunday, 06:00–08:00.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[SH-01] offers what can be done about it', () => {
    show({ action: <button type="button">Retry</button> });
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('status')).not.toHaveTextContent('Retry');
  });

  it('[SH-01] asks to be minimized, and keeps its title then', async () => {
    const onExpandedChange = vi.fn();
    show({ expanded: false, onExpandedChange });
    expect(screen.getByText('Planned maintenance')).toBeVisible();
    expect(screen.getByText('Sunday, 06:00–08:00.')).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show message', expanded: false }));
    expect(onExpandedChange).toHaveBeenCalledWith(expect.anything(), true);
  });
});

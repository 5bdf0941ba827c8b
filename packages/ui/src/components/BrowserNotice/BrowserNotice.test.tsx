import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pl } from '../../locales/pl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { BrowserNotice } from './BrowserNotice.tsx';

describe('BrowserNotice', () => {
  it('[SH-01] is a region under its own title, in the reader’s language, that can be minimized', async () => {
    const onExpandedChange = vi.fn();
    render(
      <UiProvider locale={pl}>
        <BrowserNotice expanded onExpandedChange={onExpandedChange} />
      </UiProvider>,
    );
    expect(screen.getByRole('region', { name: 'Ta przeglądarka nie jest obsługiwana' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { expanded: true }));
    expect(onExpandedChange).toHaveBeenCalledWith(expect.anything(), false);
  });
});

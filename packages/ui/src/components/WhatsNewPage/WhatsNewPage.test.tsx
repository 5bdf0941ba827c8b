import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { de } from '../../locales/de.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { releases } from '../../stories/page-samples.ts';
import { WhatsNewPage, type WhatsNewPageProps } from './WhatsNewPage.tsx';

const show = (own: Partial<WhatsNewPageProps> = {}) =>
  render(
    <UiProvider>
      <WhatsNewPage releases={releases} {...own} />
    </UiProvider>,
  );

describe('WhatsNewPage', () => {
  it('[UI-03] has an article for each release, with what is new to this reader marked', () => {
    show();
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveAccessibleName('Planning by project');
    expect(first).toHaveTextContent('12 November 2026Since your last visit');
    expect(second).not.toHaveTextContent('Since your last visit');
    expect(screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
      'New',
      'Improved',
      'Fixed',
    ]);
  });

  it('[I18N-01] writes its dates in the reader’s language', () => {
    render(
      <UiProvider locale={de}>
        <WhatsNewPage releases={releases} />
      </UiProvider>,
    );
    const date = screen.getByText('12. November 2026');
    expect(date).toHaveAttribute('datetime', '2026-11-12');
  });

  it('[SH-04] waits, is empty and fails in words, under its one heading', async () => {
    const { unmount } = show({ releases: undefined });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    unmount();
    const empty = show({ releases: [] });
    expect(screen.getByRole('status')).toHaveTextContent('No updates yet');
    empty.unmount();
    const onRetry = vi.fn();
    show({ releases: undefined, failure: { status: 'error', onRetry } });
    expect(screen.getByRole('heading', { level: 1, name: 'What’s new' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { documents } from '../../stories/page-samples.ts';
import { DocumentList, type DocumentListProps } from './DocumentList.tsx';

const show = (own: Partial<DocumentListProps> = {}) =>
  render(
    <UiProvider>
      <DocumentList documents={documents} {...own} />
    </UiProvider>,
  );
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('DocumentList', () => {
  it('[UI-03] names each file by its format and its document', () => {
    show();
    const files = row(/Invoice 2026-0412/).getAllByRole('link', { name: /^Download/ });
    expect(files.map((file) => file.getAttribute('aria-label'))).toEqual([
      'Download PDF of Invoice 2026-0412',
      'Download UBL of Invoice 2026-0412',
      'Download CSV of Invoice 2026-0412',
    ]);
    expect(files[0]).toHaveAttribute('download');
  });

  it('[UI-03] marks what was not opened yet, in words', () => {
    show();
    expect(row(/Invoice 2026-0412/).getByText('New')).toBeVisible();
    expect(row(/Invoice 2026-0377/).queryByText('New')).toBeNull();
  });

  it('[UI-03] says so where a document has no contract and no amount', () => {
    show();
    expect(row(/Certificate/).getAllByText('None')).toHaveLength(2);
    expect(row(/Certificate/).queryByRole('link', { name: 'Certificate BOT-D-22' })).toBeNull();
  });

  it('[UI-03] loads by script where it is asked to', async () => {
    const onDownload = vi.fn();
    show({ onDownload });
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF of Certificate BOT-D-22' }));
    expect(onDownload).toHaveBeenCalledWith(documents[2], documents[2]?.files[0]);
  });
});

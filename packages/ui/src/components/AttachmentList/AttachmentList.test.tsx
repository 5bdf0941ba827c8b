import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { nl } from '../../locales/nl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { AttachmentList, type AttachmentListProps } from './AttachmentList.tsx';
import type { Attachment } from './model.ts';

const manual: Attachment = {
  ...{ id: 'manual', name: 'Manual.pdf', bytes: 4_200_000, href: '/files/manual' },
  ...{ addedBy: 'Milan', addedAt: '2026-11-20T23:30:00Z' },
};
const photo: Attachment = {
  ...{ id: 'photo', name: 'Mast.jpg', bytes: 900_000, href: '/files/mast' },
  thumbnail: { src: '/small/mast.jpg', alt: 'The mast' },
};

const list = (props: Partial<AttachmentListProps> = {}) => (
  <UiProvider locale={nl}>
    <AttachmentList label="Bestanden" attachments={[photo, manual]} timeZone="Europe/Amsterdam" {...props} />
  </UiProvider>
);
const rowOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

describe('AttachmentList', () => {
  it('says of each file what it is, who added it, and when there', () => {
    render(list());
    expect(within(screen.getByRole('region', { name: 'Bestanden' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Manual.pdf').closest('li')).toHaveTextContent('PDF · 4,2 MB · Milan · 21 nov 2026');
    expect(rowOf('Manual.pdf').getByRole('link', { name: 'Manual.pdf downloaden' })).toHaveAttribute(
      'download',
      'Manual.pdf',
    );
  });

  it('shows a small picture once it is near, and a drawing where it does not load', () => {
    render(list());
    const picture = screen.getByRole('img', { name: 'The mast' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    fireEvent.error(picture);
    expect(screen.queryByRole('img', { name: 'The mast' })).toBeNull();
    expect(screen.getByText('Mast.jpg').closest('li')?.querySelector('svg')).toBeInTheDocument();
  });

  it('loads by script where it is asked to', async () => {
    const onDownload = vi.fn();
    render(list({ onDownload }));
    await userEvent.click(screen.getByRole('button', { name: 'Manual.pdf downloaden' }));
    expect(onDownload).toHaveBeenCalledWith(expect.anything(), 'manual');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('names a file as its item says', () => {
    render(list({ attachments: [photo, { ...manual, label: 'Manual.pdf bekijken' }] }));
    expect(screen.getByRole('link', { name: 'Manual.pdf bekijken' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mast.jpg downloaden' })).toBeVisible();
  });

  it('keeps the focus in the list after a removal, and on the part of the page where nothing is left', async () => {
    const { rerender } = render(list({ onRemove: vi.fn() }));
    const onRemove = (_: unknown, id: string) =>
      rerender(list({ onRemove, attachments: id === 'photo' ? [manual] : [], labels: { none: 'Leeg' } }));
    rerender(list({ onRemove }));
    await userEvent.click(screen.getByRole('button', { name: 'Mast.jpg verwijderen' }));
    expect(screen.getByRole('button', { name: 'Manual.pdf verwijderen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Bestanden' })).toHaveFocus();
    expect(screen.getByText('Leeg')).toBeVisible();
  });

  it('shows how far a file is, and what went wrong with another try; neither can be downloaded', async () => {
    const onRetry = vi.fn();
    const sent: Attachment[] = [
      { ...photo, state: 'uploading', progress: 0.456 },
      { ...manual, state: 'failed' },
    ];
    render(list({ attachments: sent, onRetry }));
    expect(screen.getByRole('progressbar', { name: 'Mast.jpg' })).toHaveValue(46);
    expect(screen.getByText('Wordt geüpload, 46%')).toBeVisible();
    expect(screen.getByText('Niet geüpload')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Manual.pdf opnieuw uploaden' }));
    expect(onRetry).toHaveBeenCalledWith(expect.anything(), 'manual');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

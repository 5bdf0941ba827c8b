import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DataList } from '../../components/DataList/DataList.tsx';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { documents } from '../../stories/page-samples.ts';
import { nl } from '../locales/nl.ts';
import { type DocumentRow, documentColumns } from './columns.tsx';
import { DocumentList, type DocumentListProps, useDocumentColumns } from './DocumentList.tsx';

const show = (own: Partial<DocumentListProps> = {}) =>
  render(
    <UiProvider>
      <DocumentList items={documents} {...own} />
    </UiProvider>,
  );
const row = (name: RegExp) => screen.getByRole('row', { name });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

describe('DocumentList', () => {
  it('[UI-03] shows of each document what it is, when, where, its status and amount', () => {
    show();
    const first = row(/I-2611-7/);
    expect(within(first).getByRole('link', { name: 'I-2611-7' })).toHaveAttribute('href', '#I-2611-7');
    for (const words of [
      'Invoice',
      '16 Nov 2026',
      '1 – 15 Nov',
      'Zuidas Tower C',
      'PO 4500012',
      'Open',
      '€ 1,724.25',
    ]) {
      expect(first).toHaveTextContent(words);
    }
    expect(first).toHaveTextContent('C-240118, C-240121');
    expect(row(/I-2610-27/)).toHaveTextContent('€ 551.10 to pay');
  });

  it('[UI-03] names each file by its format and its document', () => {
    show();
    const files = within(row(/I-2611-7/)).getAllByRole('link', { name: /^Download/ });
    expect(files.map((file) => file.getAttribute('aria-label'))).toEqual([
      'Download PDF of I-2611-7',
      'Download UBL of I-2611-7',
      'Download CSV of I-2611-7',
    ]);
    expect(files[0]).toHaveAttribute('download');
  });

  it('[UI-03] marks what was not opened yet, in words', () => {
    show();
    expect(within(row(/I-2611-7/)).getByText('New')).toBeVisible();
    expect(within(row(/I-2610-14/)).queryByText('New')).toBeNull();
  });

  it('[UI-03] says so where a document has no project, contract or amount', () => {
    show();
    const certificate = within(row(/BOT-D-22/));
    expect(certificate.getAllByText('None')).toHaveLength(3);
  });

  it('[UI-03] loads by script where it is asked to', async () => {
    const onDownload = vi.fn();
    show({ onDownload });
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF of BOT-D-22' }));
    expect(onDownload).toHaveBeenCalledWith(expect.anything(), documents[5], { format: 'PDF', href: '#PDF' });
  });

  it('[DOM-10] leaves out the amount for a reader who may not see it', () => {
    show({ hidden: ['amount'] });
    expect(heads()).toEqual(['Document', 'Date and period', 'Project', 'Contracts', 'Status', 'Files']);
    expect(screen.queryByText('€ 1,724.25')).toBeNull();
  });
});

interface Paper {
  nr: string;
  on: string;
}
const toRow = ({ nr, on }: Paper): DocumentRow => ({
  ...{ id: nr, number: nr, type: 'Quote', href: `/documents/${nr}` },
  ...{ date: on, project: null, contracts: [], status: null, amount: null },
});

function Papers({ items }: { items: readonly Paper[] }) {
  const columns = useDocumentColumns({ toRow, hidden: ['amount', 'files'], sortFields: { date: 'on' } });
  return <DataList caption="Papers" {...{ columns, items }} keyOf={({ nr }: Paper) => nr} onSortChange={vi.fn()} />;
}

describe('the columns of documents', () => {
  it('[UI-03] serve any list of items, in the reader’s language and with its own sort fields', () => {
    render(
      <UiProvider locale={nl}>
        <Papers items={[{ nr: 'Q-1', on: '20 nov' }]} />
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'Q-1' })).toHaveAttribute('href', '/documents/Q-1');
    expect(heads()).toEqual(['Document', 'Datum en periode', 'Project', 'Contracten', 'Status']);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Datum en periode']);
  });

  it('[UI-03] can be made without a provider', () => {
    const columns = documentColumns({ toRow, labels: nl.DocumentList, hidden: ['files'] });
    expect(columns.map(({ id, header, sort }) => [id, header, sort])).toEqual([
      ['document', 'Document', undefined],
      ['date', 'Datum en periode', undefined],
      ['project', 'Project', undefined],
      ['contracts', 'Contracten', undefined],
      ['status', 'Status', undefined],
      ['amount', 'Bedrag', undefined],
    ]);
  });
});

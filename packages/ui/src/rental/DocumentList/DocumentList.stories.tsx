import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DataState } from '../../components/DataState/DataState.tsx';
import { ListSheet } from '../../components/ListSheet/ListSheet.tsx';
import { documents } from '../../stories/page-samples.ts';
import { longName } from '../../stories/samples.ts';
import { DocumentList } from './DocumentList.tsx';

const meta = {
  title: 'Rental/DocumentList',
  component: DocumentList,
  args: { items: documents, sort: { field: 'date', direction: 'desc' }, onSortChange: fn() },
  parameters: { layout: 'padded' },
  render: (args) => (
    <ListSheet label="Documents">
      <DocumentList {...args} />
    </ListSheet>
  ),
} satisfies Meta<typeof DocumentList>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-03]
export const Rows: Story = {
  name: 'Files by name and format',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement);
    expect(list.getByRole('link', { name: 'Download UBL of I-2611-7' })).toHaveAttribute('href', '#UBL');
    expect(list.getByRole('row', { name: /I-2611-7\s?New\s?Invoice/ })).toBeVisible();
    expect(list.getByRole('link', { name: 'I-2611-7' })).toHaveAttribute('href', '#I-2611-7');
    await userEvent.click(list.getByRole('button', { name: 'Amount' }));
    expect(args.onSortChange).toHaveBeenCalledWith(expect.anything(), { field: 'amount', direction: 'asc' });
  },
};
// [UI-03]
export const ByScript: Story = {
  name: 'A file loaded by script',
  parameters: { pictures: { none: 'the press is what it shows' } },
  args: { onDownload: fn() },
  play: async ({ args, canvasElement }) => {
    const name = 'Download PDF of I-2610-14';
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    expect(args.onDownload).toHaveBeenCalledWith(expect.anything(), documents[1], { format: 'PDF', href: '#PDF' });
  },
};
// [DOM-10]
export const WithoutAmounts: Story = {
  name: 'Without amounts and files',
  parameters: { pictures: { only: 'wide' } },
  args: { hidden: ['amount', 'files'] },
};
// [NAV-09]
export const Cards: Story = { name: 'Cards below 800px', globals: { viewport: { value: 'phone' } } };
// [SH-04]
export const Loading: Story = {
  parameters: { pictures: { only: 'wide' } },
  args: { items: undefined, skeletonRows: 5 },
};
// [SH-04]
export const Empty: Story = {
  parameters: { pictures: { none: 'DataState draws it.' } },
  name: 'No documents yet',
  render: () => (
    <ListSheet label="Documents">
      <DataState status="empty" title="No documents yet" text="Invoices, contracts and certificates show up here." />
    </ListSheet>
  ),
};
// [SH-04]
export const Failed: Story = {
  parameters: { pictures: { none: 'DataState draws it.' } },
  name: 'An error with Retry',
  render: () => (
    <ListSheet label="Documents">
      <DataState status="error" reference="trace-78" onRetry={fn()} />
    </ListSheet>
  ),
};
export const LongText: Story = {
  parameters: { pictures: { none: 'DataList wraps it.' } },
  args: { items: documents.slice(0, 3).map((document) => ({ ...document, number: longName, project: longName })) },
};
export const LongTextCards: Story = {
  ...LongText,
  parameters: { pictures: { scheme: 'light' } },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  // Right-to-left cards are pictured in the stories of DataList.
  parameters: { pictures: { only: 'wide' } },
  globals: { direction: 'rtl' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documents } from '../../stories/page-samples.ts';
import { longName } from '../../stories/samples.ts';
import { DataState } from '../DataState/DataState.tsx';
import { ListSheet } from '../ListSheet/ListSheet.tsx';
import { DocumentList } from './DocumentList.tsx';

const meta = {
  title: 'Lists/DocumentList',
  component: DocumentList,
  args: { documents, sort: { field: 'date', direction: 'desc' }, onSort: fn() },
  parameters: { layout: 'padded' },
  render: (args) => (
    <ListSheet label="Documents">
      <DocumentList {...args} />
    </ListSheet>
  ),
} satisfies Meta<typeof DocumentList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  name: '[UI-03] Files by name and format',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    expect(list.getByRole('link', { name: 'Download UBL of Invoice 2026-0412' })).toHaveAttribute('href', '#UBL');
    expect(list.getByRole('row', { name: /Invoice 2026-0412\s?New/ })).toBeVisible();
  },
};
export const ByScript: Story = {
  parameters: { pictures: { only: 'wide' } },
  args: { onDownload: fn() },
  play: async ({ args, canvasElement }) => {
    const name = 'Download PDF of Certificate BOT-D-22';
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    expect(args.onDownload).toHaveBeenCalledWith(documents[2], { format: 'PDF', href: '#PDF' });
  },
};
export const Selectable: Story = {
  parameters: { pictures: { only: 'wide' } },
  name: '[UI-03] Chosen for an archive',
  args: { selection: { selected: new Set(['d2']), onChange: fn(), nameOf: ({ title }) => title } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Select Invoice 2026-0412' }));
    expect(args.selection?.onChange).toHaveBeenCalledWith(new Set(['d2', 'd1']));
  },
};
export const Cards: Story = { name: '[NAV-09] Cards below 800px', globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { name: '[SH-04] Loading', args: { documents: undefined, skeletonRows: 5 } };
export const Empty: Story = {
  parameters: { pictures: { none: 'DataState draws it.' } },
  name: '[SH-04] No documents yet',
  render: () => (
    <ListSheet label="Documents">
      <DataState status="empty" title="No documents yet" text="Invoices, contracts and certificates show up here." />
    </ListSheet>
  ),
};
export const Failed: Story = {
  parameters: { pictures: { none: 'DataState draws it.' } },
  name: '[SH-04] An error with Retry',
  render: () => (
    <ListSheet label="Documents">
      <DataState status="error" reference="trace-78" onRetry={fn()} />
    </ListSheet>
  ),
};
export const LongText: Story = {
  parameters: { pictures: { only: 'wide' } },
  args: { documents: documents.map((document) => ({ ...document, title: longName, about: longName })) },
};
export const LongTextCards: Story = { ...LongText, parameters: {}, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  // The cards from right to left are DataList's.
  parameters: { pictures: { only: 'wide' } },
  globals: { direction: 'rtl' },
};

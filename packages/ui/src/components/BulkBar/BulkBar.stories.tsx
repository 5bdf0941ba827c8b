import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DownloadIcon } from '../../icons/index.ts';
import type { DocumentRow } from '../../rental/DocumentList/columns.tsx';
import { DocumentList } from '../../rental/DocumentList/DocumentList.tsx';
import { documents } from '../../stories/page-samples.ts';
import { longName } from '../../stories/samples.ts';
import { ListSheet } from '../ListSheet/ListSheet.tsx';
import { BulkBar, type BulkBarProps } from './BulkBar.tsx';
import { useRowSelection } from './use-row-selection.tsx';

function WithDocuments(props: BulkBarProps) {
  const rows = useRowSelection<DocumentRow>({
    defaultSelected: ['I-2611-7', 'I-2610-27', 'I-2610-30'],
    nameOf: ({ number }) => number,
  });
  return (
    <ListSheet label="Documents">
      <DocumentList items={documents} selection={rows} />
      <BulkBar
        {...props}
        count={rows.selected.length}
        text={rows.selected.length === 1 ? '1 document selected' : `${rows.selected.length} documents selected`}
        onClear={rows.clear}
      />
    </ListSheet>
  );
}

const meta = {
  title: 'Components/Lists/BulkBar',
  component: BulkBar,
  args: {
    count: 3,
    text: '3 documents selected',
    detail: '€ 3,999.60 · about 0.9 MB',
    actions: [
      { id: 'zip', label: 'Download as ZIP', icon: <DownloadIcon size={14} />, onClick: fn() },
      { id: 'read', label: 'Mark as read', onClick: fn() },
    ],
    onClear: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof BulkBar>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-03]
export const OverTheList: Story = {
  name: 'Floats over the list, and announces the count',
  render: (args) => <WithDocuments {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked();
    await userEvent.click(page.getByRole('checkbox', { name: 'Select I-2610-30' }));
    const announced = page.getAllByRole('status').map((status) => status.textContent);
    await expect(announced).toContain('2 documents selected');
  },
};
// [UI-03]
export const Keyboard: Story = {
  name: 'Every action by keyboard, and the focus is not lost',
  parameters: { pictures: { none: 'the keys are what it shows' } },
  render: (args) => <WithDocuments {...args} />,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const bar = within(page.getByRole('region', { name: 'Actions for the selection' }));
    bar.getByRole('button', { name: 'Download as ZIP' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions[0]?.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(bar.getByRole('button', { name: 'Mark as read' })).toHaveFocus();
    await userEvent.tab();
    await expect(bar.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.queryByRole('region', { name: 'Actions for the selection' })).toBeNull();
    await expect(page.getByText('Selection cleared')).toHaveFocus();
  },
};
export const Working: Story = {
  parameters: { pictures: { only: 'wide' } },
  args: {
    actions: [
      { id: 'zip', label: 'Download as ZIP', icon: <DownloadIcon size={14} />, onClick: fn(), working: true },
      { id: 'read', label: 'Mark as read', onClick: fn() },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Download as ZIP' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.actions[0]?.onClick).not.toHaveBeenCalled();
  },
};
export const CountAlone: Story = {
  parameters: { pictures: { only: 'wide' } },
  args: { text: undefined, detail: undefined, actions: [{ id: 'off', label: 'Call off', onClick: fn() }] },
};
export const NothingSelected: Story = {
  parameters: { pictures: { none: 'there is nothing to see' } },
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const LongText: Story = { args: { detail: longName }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { parameters: { pictures: { only: 'wide' } }, globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RentalPeriodBar } from '../../rental/RentalPeriodBar/RentalPeriodBar.tsx';
import { rentalTone } from '../../rental/status.ts';
import { type Machine, machines } from '../../stories/list-samples.ts';
import { longName } from '../../stories/samples.ts';
import { useRowSelection } from '../BulkBar/use-row-selection.tsx';
import { DataState } from '../DataState/DataState.tsx';
import { ListSheet } from '../ListSheet/ListSheet.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { type DataColumn, DataList, type DataListProps } from './DataList.tsx';
import { RowLink } from './RowLink.tsx';
import { TwoLines } from './TwoLines.tsx';

const inWords = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const columns: DataColumn<Machine>[] = [
  {
    id: 'machine',
    header: 'Machine',
    sort: 'product',
    width: '26%',
    card: 'title',
    skeleton: 'twoLines',
    cell: ({ name, codes }) => <TwoLines strong first={name} second={codes} />,
  },
  {
    id: 'contract',
    header: 'Contract',
    sort: 'contract',
    card: 'pair',
    skeleton: 'twoLines',
    cell: ({ contract, po }) => <TwoLines first={<RowLink href={`#${contract}`}>{contract}</RowLink>} second={po} />,
  },
  { id: 'project', header: 'Project', card: 'pair', cell: ({ project }) => project },
  {
    id: 'period',
    header: 'Rental period',
    width: '20%',
    card: 'line',
    skeleton: 'bar',
    cell: ({ from, to, status }) => (
      <RentalPeriodBar
        from={from}
        to={to}
        status={status}
        fromText={inWords(from)}
        toText={to === null ? 'open-ended' : inWords(to)}
        now="2026-11-20"
      />
    ),
  },
  {
    id: 'status',
    header: 'Status',
    sort: 'status',
    width: '16%',
    card: 'corner',
    skeleton: 'chip',
    cell: ({ status, statusText }) => <StatusChip tone={rentalTone(status)}>{statusText}</StatusChip>,
  },
  {
    id: 'rate',
    header: 'Rate',
    sort: 'rate',
    align: 'end',
    card: 'pair',
    skeleton: 'number',
    cell: ({ price }) => price,
  },
];

function Sorting(props: DataListProps<Machine>) {
  const [sort, setSort] = useState(props.sort);
  return (
    <ListSheet label="Machines on rent">
      <DataList {...props} {...(sort && { sort, onSortChange: (_, sort) => setSort(sort) })} />
    </ListSheet>
  );
}

function Selecting(props: DataListProps<Machine>) {
  const nameOf = ({ name }: Machine) => name;
  return <Sorting {...props} selection={useRowSelection({ defaultSelected: ['2'], nameOf })} />;
}

const meta = {
  title: 'Components/Lists/DataList',
  component: DataList<Machine>,
  args: {
    caption: 'Machines, one row each',
    columns,
    items: machines,
    keyOf: ({ id }: Machine) => id,
    sort: { field: 'status', direction: 'asc' },
  },
  render: (args) => <Sorting {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataList<Machine>>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-03]
export const Rows: Story = {
  name: 'Sort by a head',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    await userEvent.click(table.getByRole('button', { name: 'Status' }));
    await expect(table.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'descending');
  },
};
// [UI-03]
export const ClickableRows: Story = {
  name: 'A click on a row follows its link',
  parameters: { pictures: { none: 'the same rows' } },
  args: {
    columns: [
      { id: 'machine', header: 'Machine', card: 'title', cell: ({ name }) => name },
      {
        ...{ id: 'contract', header: 'Contract', card: 'pair' },
        cell: ({ contract }) => <RowLink href={`#${contract}`}>{contract}</RowLink>,
      },
      { id: 'rate', header: 'Rate', align: 'end', card: 'pair', cell: ({ price }) => price },
    ],
    rowHref: ({ contract }) => `#${contract}`,
    onRowClick: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const table = within(canvasElement);
    const followed = fn();
    const onClick = (event: MouseEvent) => {
      event.preventDefault();
      followed((event.target as Element).closest('a')?.getAttribute('href'));
    };
    const [machine] = machines;
    const link = table.getAllByRole('link')[0] as HTMLElement;
    link.addEventListener('click', onClick);
    await userEvent.click(table.getByText(machine?.price ?? ''));
    await expect(args.onRowClick).toHaveBeenCalledTimes(1);
    await expect(followed.mock.calls).toEqual([[`#${machine?.contract}`]]);
    await userEvent.click(link);
    await expect(args.onRowClick).toHaveBeenCalledTimes(1);
    link.removeEventListener('click', onClick);
  },
};
// [SH-04]
export const Loading: Story = { name: 'Loading in the shape of what comes', args: { items: undefined } };
// [UI-03]
export const Selectable: Story = {
  name: 'Select rows, or the page',
  render: (args) => <Selecting {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('checkbox', { name: 'Select all on this page' });
    await expect(page).toBePartiallyChecked();
  },
};
// [UI-03]
export const SelectedByKeyboard: Story = {
  name: 'Sorted and selected by keyboard',
  parameters: { pictures: { none: 'the keys are what it shows' } },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    const page = table.getByRole('checkbox', { name: 'Select all on this page' });
    const first = table.getByRole('checkbox', { name: `Select ${machines[0]?.name}` });
    page.focus();
    await userEvent.keyboard(' ');
    await expect(page).toBeChecked();
    await expect(first).toBeChecked();
    await userEvent.tab();
    await expect(table.getByRole('button', { name: 'Machine' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(table.getByRole('columnheader', { name: 'Machine' })).toHaveAttribute('aria-sort', 'ascending');
    first.focus();
    await userEvent.keyboard(' ');
    await expect(first).not.toBeChecked();
    await expect(page).toBePartiallyChecked();
  },
};
// [NAV-09]
export const Cards: Story = {
  name: 'Cards below 800px',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    await expect(table.queryByRole('columnheader')).toBeNull();
    await expect(table.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(machines.length);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const LoadingCards: Story = { args: { items: undefined }, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  parameters: { pictures: { only: 'wide', scheme: 'light' } },
  args: { items: machines.slice(0, 4).map((machine) => ({ ...machine, name: longName, project: longName })) },
};
export const LongTextCards: Story = {
  ...LongText,
  parameters: { pictures: { scheme: 'light' } },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

// [SH-04]
export const Empty: Story = {
  name: 'Nothing for these filters',
  render: () => (
    <ListSheet label="Machines on rent">
      <DataState
        status="empty"
        title="No machines for these filters"
        text="Take a filter off or search for something else."
      />
    </ListSheet>
  ),
};
// [SH-04]
export const Failed: Story = {
  name: 'An error with Retry',
  render: () => (
    <ListSheet label="Machines on rent">
      <DataState status="error" reference="trace-77" onRetry={() => undefined} />
    </ListSheet>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { machines, plainColumns } from '../../stories/list-samples.ts';
import { longName } from '../../stories/samples.ts';
import { DataList } from '../DataList/DataList.tsx';
import { DataState } from '../DataState/DataState.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { FilterMenu } from '../FilterMenu/FilterMenu.tsx';
import { Paginator } from '../Paginator/Paginator.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { ListSheet } from './ListSheet.tsx';

const options = [
  { id: 'zuidas', label: 'Zuidas Tower C', count: 3 },
  { id: 'kade', label: 'Kade Noord', count: 1 },
];
const chips = (value: string) => [{ id: 'project', label: 'Project', value }];

const meta = {
  title: 'Components/Lists/ListSheet',
  component: ListSheet,
  args: {
    label: 'Machines on rent',
    search: <SearchField label="Search machines" query="" onQueryChange={fn()} />,
    filters: <FilterMenu label="Project" options={options} selected={['zuidas']} onSelectedChange={fn()} />,
    bar: <FilterBar chips={chips('Zuidas Tower C')} onRemove={fn()} onClearAll={fn()} resultText="5 results" />,
    children: (
      <DataList caption="Machines, one row each" columns={plainColumns} items={machines} keyOf={({ id }) => id} />
    ),
    foot: <Paginator count={124} rowsPerPageOptions={[25, 50]} />,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ListSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = { globals: { viewport: { value: 'desktop' } } };
export const RowsAlone: Story = { args: { search: undefined, filters: undefined, bar: undefined, foot: undefined } };
// [SH-04]
export const Empty: Story = {
  name: 'Nothing for these filters',
  args: { children: <DataState status="empty" title="No machines for these filters" />, foot: undefined },
};
export const LongText: Story = {
  args: { bar: <FilterBar chips={chips(longName)} onRemove={fn()} onClearAll={fn()} resultText="5 results" /> },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  // Right-to-left cards are pictured in the stories of DataList.
  parameters: { pictures: { only: 'wide' } },
  globals: { direction: 'rtl' },
};

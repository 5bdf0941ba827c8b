import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { DataState } from '../DataState/DataState.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { FilterButton } from './FilterButton.tsx';
import { FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';

function Choosing(props: FilterMenuProps) {
  const [selected, setSelected] = useState(props.selected);
  return <FilterMenu {...props} selected={selected} onSelectedChange={(_, selected) => setSelected(selected)} />;
}

const statuses = [
  { id: 'onRent', label: 'On rent', count: 118 },
  { id: 'overdue', label: 'Overdue', count: 3 },
  { id: 'offHireRequested', label: 'Off-hire requested', count: 6 },
];
const projects = [
  'Zuidas Tower C',
  'Kade Noord',
  'Haven 7',
  'Rijnbrug',
  'Campus De Fabriek',
  'Zeesluis',
  'Ring Oost',
  'Depot West',
  longName,
];

const retry = fn();

const meta = {
  title: 'Components/Lists/FilterMenu',
  component: FilterMenu,
  args: { label: 'Status', options: statuses, selected: [] },
  render: (args) => <Choosing {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FilterMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ args, canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: new RegExp(`^${args.label}`) }));
  const menu = await screen.findByRole('dialog', { name: args.label });
  await within(menu).findAllByRole('checkbox');
  await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
};

export const Closed: Story = {};
export const Selected: Story = { args: { selected: ['onRent', 'overdue'] } };
// [UI-03]
export const Open: Story = { name: 'Choose values', args: { selected: ['overdue'] }, play: open };
// [UI-03]
export const Own: Story = {
  name: 'A filter of your own',
  parameters: { pictures: { none: 'its button and its dialog are those of the other stories' } },
  render: () => (
    <FilterButton label="Working height" count={1}>
      {() => <NumberField label="From" unit="m" defaultValue={10} />}
    </FilterButton>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Working height 1 selected' }));
    const dialog = await screen.findByRole('dialog', { name: 'Working height' });
    await expect(within(dialog).getByRole('textbox', { name: 'From' })).toHaveValue('10');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};
// [UI-03]
export const Searchable: Story = {
  name: 'Long lists can be searched',
  args: { label: 'Project', options: projects.map((label) => ({ id: label, label, count: 12 })) },
  play: async (context) => {
    await open(context);
    await userEvent.type(await screen.findByRole('searchbox'), 'kade');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  },
};
// [UI-03]
export const SearchedElsewhere: Story = {
  name: 'Only the first options are listed, a search finds the others',
  parameters: { pictures: { only: 'phone' } },
  args: {
    label: 'Project',
    options: projects.slice(0, 4).map((label) => ({ id: label, label, count: 12 })),
    selected: ['Haven 7'],
    hasMore: true,
    onSearch: fn(),
  },
  play: async (context) => {
    await open(context);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find an option' }), 'ring');
    await waitFor(() => expect(context.args.onSearch).toHaveBeenLastCalledWith(null, 'ring'));
    await expect(screen.getByRole('checkbox', { name: /Haven 7/ })).toBeChecked();
  },
};
// [SH-04]
export const Searching: Story = {
  ...SearchedElsewhere,
  args: { ...SearchedElsewhere.args, loading: true },
  play: open,
};
// [UI-03]
export const Keyboard: Story = {
  name: 'Chosen by keyboard, Escape leads back',
  parameters: { pictures: { none: 'the keys are what it shows' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Status/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('dialog', { name: 'Status' }));
    await menu.findByRole('checkbox', { name: /^On rent/ });
    await userEvent.tab();
    await expect(menu.getByRole('checkbox', { name: /^On rent/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(menu.getByRole('checkbox', { name: /^On rent/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
export const Failed: Story = {
  args: { options: [], empty: <DataState status="error" onRetry={retry} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: { label: 'Project', options: projects.map((label) => ({ id: label, label, count: 12 })) },
  globals: { viewport: { value: 'phone' } },
  play: open,
};
export const Dark: Story = { args: { selected: ['overdue'] }, globals: { scheme: 'dark' }, play: open };
export const RightToLeft: Story = { args: { selected: ['overdue'] }, globals: { direction: 'rtl' }, play: open };

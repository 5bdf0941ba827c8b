import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Lists/SearchField',
  component: SearchField,
  args: {
    label: 'Search machines',
    placeholder: 'Search machine, number, PO',
    query: '',
    onQueryChange: fn(),
    delay: 50,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
// [UI-03]
export const Typing: Story = {
  name: 'Searches when typing pauses',
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search machines' });
    await userEvent.type(field, 'lift{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.anything(), 'lift');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
  },
};
export const LongText: Story = { args: { query: longName.slice(0, 100) } };
export const Dark: Story = { args: { query: 'lift' }, globals: { scheme: 'dark' } };
export const RightToLeft: Story = { args: { query: 'lift' }, globals: { direction: 'rtl' } };

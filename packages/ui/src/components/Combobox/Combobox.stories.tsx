import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const options = ['Zuidas Tower C, Amsterdam', 'Kade Noord, Zwolle', 'Haven 7, Rotterdam', 'Depot, Utrecht'].map(
  (label, index) => ({ value: `a-${index}`, label }),
);

/** Filters by the query, as a server does. */
function Searched(props: ComboboxProps) {
  const [query, setQuery] = useState('');
  const found = options.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return (
    <div style={{ minBlockSize: 'var(--story-room, 280px)' }}>
      <Combobox
        {...props}
        options={found}
        query={query}
        onQueryChange={(event, typed) => {
          props.onQueryChange?.(event, typed);
          setQuery(typed);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: { label: 'Delivery address', name: 'addressId', options, onChange: fn(), onQueryChange: fn() },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

const combobox = (canvas: { getByRole: ReturnType<typeof within>['getByRole'] }) => canvas.getByRole('combobox');
const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(combobox(canvas));
  await within(document.body).findByRole('presentation');
};
const chosen = options[0] ?? null;

export const Empty: Story = { args: { placeholder: 'Street, town or name' } };
export const Filled: Story = { args: { defaultValue: chosen } };
// [SH-05]
export const Searching: Story = {
  name: 'Typing searches, keys choose',
  render: (args) => <Searched {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(combobox(canvas), 'kade');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.anything(), 'kade');
    await within(document.body).findByRole('option', { name: 'Kade Noord, Zwolle' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), options[1]);
    await expect(combobox(canvas)).toHaveValue('Kade Noord, Zwolle');
  },
};
export const Open: Story = { args: { defaultValue: chosen }, render: (args) => <Searched {...args} />, play: open };
export const Loading: Story = { args: { options: [], loading: true }, play: open };
export const NothingFound: Story = { args: { options: [] }, play: open };
export const LoadError: Story = {
  name: 'The options could not be loaded',
  args: { options: [], loadError: 'The addresses cannot be reached. Try again with the next letter.' },
  play: open,
};
export const WithHint: Story = { args: { hint: 'Where the driver unloads.' } };
export const WithError: Story = { args: { required: true, error: true, helperText: 'Choose an address.' } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: chosen } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: chosen } };
export const LongText: Story = {
  args: { label: longName, defaultValue: { value: 'long', label: longName } },
};
export const Dark: Story = {
  args: { required: true, defaultValue: chosen },
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  args: { required: true, defaultValue: chosen },
  globals: { direction: 'rtl' },
};

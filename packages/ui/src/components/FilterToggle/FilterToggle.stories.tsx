import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { FilterMenu } from '../FilterMenu/FilterMenu.tsx';
import { FilterToggle } from './FilterToggle.tsx';

const meta = {
  title: 'Components/Lists/FilterToggle',
  component: FilterToggle,
  args: { label: 'Unread', onPressedChange: fn() },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof FilterToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Released: Story = {};
// [UI-03]
export const Pressed: Story = {
  name: 'Pressed, beside a menu',
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <FilterMenu label="Type" options={[]} selected={['invoice']} />
      <FilterToggle {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Unread', pressed: false });
    await userEvent.click(toggle);
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(expect.anything(), true);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  },
};
export const LongText: Story = { args: { label: longName }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { defaultPressed: true }, globals: { scheme: 'dark' } };
export const RightToLeft: Story = { args: { defaultPressed: true }, globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: {
    label: 'Working height in metres',
    children: (control) => <input type="range" min={4} max={20} defaultValue={12} style={{ margin: 0 }} {...control} />,
  },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  name: 'Around a control of your own',
  args: { hint: 'Measured from the ground to the platform, plus two metres.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'Working height in metres' });
    await expect(control).toHaveAccessibleDescription('Measured from the ground to the platform, plus two metres.');
  },
};
export const Required: Story = { args: { required: true } };
export const WithError: Story = {
  args: { error: true, helperText: 'No lift of this depot reaches that high.', hint: 'Measured from the ground.' },
};
export const Beside: Story = {
  name: 'Label beside the control',
  args: { layout: 'beside', hint: 'Above it where there is no room.', required: true },
  parameters: { pictures: { only: 'wide' } },
};
export const LongText: Story = {
  args: { label: longName, hint: longName, error: true, helperText: longName, required: true },
};
export const Dark: Story = {
  args: { required: true, error: true, helperText: 'Choose a height.' },
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  args: { required: true, error: true, helperText: 'Choose a height.' },
  globals: { direction: 'rtl' },
};

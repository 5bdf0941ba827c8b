import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'machines', label: 'Machines' },
  { id: 'period', label: 'Period' },
  { id: 'delivery', label: 'Delivery' },
  { id: 'check', label: 'Check and submit' },
];

const meta = {
  title: 'Components/Forms/Stepper',
  component: Stepper,
  args: { steps, current: 'delivery', onCurrentChange: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

// [SH-05]
export const Middle: Story = {
  name: 'Goes back to a step that is done',
  play: async ({ args, canvasElement }) => {
    const stepper = within(canvasElement);
    await userEvent.click(stepper.getByRole('button', { name: 'Period (done)' }));
    expect(args.onCurrentChange).toHaveBeenCalledWith(expect.anything(), 'period');
    expect(stepper.queryByRole('button', { name: /Check and submit/ })).toBeNull();
  },
};
export const First: Story = { args: { current: 'machines' } };
export const Last: Story = { args: { current: 'check' } };
export const Failed: Story = {
  args: { current: 'check', steps: steps.map((step) => ({ ...step, failed: step.id === 'period' })) },
};
export const NotPressable: Story = { args: { onCurrentChange: undefined } };
export const LongText: Story = { args: { steps: steps.map((step) => ({ ...step, label: longName })) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

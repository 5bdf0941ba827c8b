import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { instances } from '../../stories/page-samples.ts';
import { longName } from '../../stories/samples.ts';
import { InstancePage } from './InstancePage.tsx';

const meta = {
  title: 'Patterns/InstancePage',
  component: InstancePage,
  args: {
    instances,
    onChoose: fn(),
    headline: 'Everything you have on rent, in one yard.',
    pitch: 'Order, extend and call off machines for each of your projects.',
  },
} satisfies Meta<typeof InstancePage>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-03]
export const Desktop: Story = {
  name: 'Marks the current choice',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    const germany = within(canvasElement).getByRole('link', { name: 'Germany' });
    germany.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(germany);
    expect(args.onChoose).toHaveBeenCalledWith(expect.anything(), 'DE');
  },
};
export const Chosen: Story = { args: { chosen: 'NL' }, globals: { viewport: { value: 'desktop' } } };
export const Phone: Story = { args: { chosen: 'NL' }, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  parameters: { pictures: { only: 'phone' } },
  args: { instances: instances.map((instance) => ({ ...instance, name: longName, country: longName })) },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  args: { chosen: 'NL' },
  globals: { viewport: { value: 'desktop' }, scheme: 'dark' },
};
export const RightToLeft: Story = { globals: { viewport: { value: 'desktop' }, direction: 'rtl' } };

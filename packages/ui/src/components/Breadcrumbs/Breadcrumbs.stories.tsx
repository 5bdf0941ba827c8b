import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Shell/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Assets', href: '#assets' },
      { label: 'Scissor lifts', href: '#lifts' },
      { label: 'Diesel scissor lift 12 m' },
    ],
  },
  argTypes: { LinkComponent: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-01]
export const ThreeLevels: Story = {
  name: 'Three levels',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diesel scissor lift 12 m')).toHaveAttribute('aria-current', 'page');
  },
};
// [UI-01]
export const Phone: Story = {
  name: 'A phone keeps the way back',
  parameters: { pictures: { none: 'the first story is pictured on a phone too' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Scissor lifts' })).toBeVisible();
    await expect(canvas.getByText('Diesel scissor lift 12 m')).not.toBeVisible();
  },
};
export const ParentOnly: Story = {
  name: 'The parent alone',
  parameters: { pictures: { only: 'wide' } },
  args: { items: [{ label: 'Projects', href: '#projects' }] },
};
export const LongText: Story = {
  parameters: { pictures: { only: 'phone' } },
  args: { items: [{ label: 'Projects', href: '#projects' }, { label: longName, href: '#one' }, { label: longName }] },
};
export const Dark: Story = {
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { parameters: { pictures: { only: 'wide' } }, globals: { direction: 'rtl' } };

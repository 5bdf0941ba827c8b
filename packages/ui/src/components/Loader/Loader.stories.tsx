import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Loader } from './Loader.tsx';

const meta = { title: 'Components/Shell/Loader', component: Loader } satisfies Meta<typeof Loader>;
export default meta;

type Story = StoryObj<typeof meta>;

// [ST-05]
export const Page: Story = {
  name: 'Whole page',
  args: { extent: 'page' },
  play: async ({ canvasElement }) => {
    expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};
export const Block: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/Shell/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Link href="#elsewhere">Elsewhere</Link>
      <main id="main">Content</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

const focus: Story['play'] = async ({ canvasElement }) => {
  await userEvent.tab();
  expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
};

// [NAV-10]
export const Jumps: Story = {
  name: 'Jumps to the content',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    const before = window.location.hash;
    await userEvent.keyboard('{Enter}');
    expect(canvas.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe(before);
  },
};

export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: focus,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: focus };

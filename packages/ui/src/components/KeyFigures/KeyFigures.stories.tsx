import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { longWord } from '../../stories/samples.ts';
import { type KeyFigure, KeyFigures, type KeyFiguresProps } from './KeyFigures.tsx';

const figures: KeyFigure[] = [
  { id: 'onRent', label: 'On rent', value: '124', hint: 'machines today' },
  { id: 'overdue', label: 'Overdue', value: '3', hint: 'past their end date', tone: 'error' },
  { id: 'ending', label: 'Ending this week', value: '11', hint: 'extend or call off' },
  { id: 'pickup', label: 'Pick-up pending', value: '6', hint: 'called off, not yet returned' },
];

function Toggling(props: KeyFiguresProps) {
  const [pressed, setPressed] = useState(props.pressed);
  return <KeyFigures {...props} pressed={pressed} onPressedChange={(_, now) => setPressed(now.slice(-1))} />;
}

const meta = {
  title: 'Components/Lists/KeyFigures',
  component: KeyFigures,
  args: { label: 'Filter by key figure', figures, pressed: [] },
  render: (args) => <Toggling {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof KeyFigures>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-03]
export const Figures: Story = {
  name: 'Filter by a figure',
  play: async ({ canvasElement }) => {
    const overdue = within(canvasElement).getByRole('button', { name: /^Overdue 3/ });
    await userEvent.click(overdue);
    await expect(overdue).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(overdue);
    await expect(overdue).toHaveAttribute('aria-pressed', 'false');
  },
};
export const Loading: Story = {
  args: { figures: figures.map((figure) => ({ ...figure, value: undefined, tone: 'neutral' })) },
};
export const NotKnown: Story = {
  args: { figures: figures.map((figure) => ({ ...figure, value: null, tone: 'neutral' })) },
};
export const Pressed: Story = {
  args: { pressed: ['ending'] },
};
export const LongText: Story = { args: { figures: figures.map((figure) => ({ ...figure, hint: longWord })) } };
// [NAV-09]
export const Phone: Story = {
  name: 'One row on a phone',
  parameters: { pictures: { none: 'The first story is drawn on a phone as well.' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await expect(buttons).toHaveLength(figures.length);
    await expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

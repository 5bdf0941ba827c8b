import IconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PrintIcon } from '../../icons/index.ts';
import { argType } from './arg-type.ts';
import { row } from './parts.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  decorators: [row],
  args: { 'aria-label': 'Print', title: 'Print', children: <PrintIcon size={20} />, onClick: fn() },
  argTypes: {
    'aria-label': argType('Name: the verb and, where several stand on a page, its object.', 'string'),
    title: argType('The same words, for those who point at it.', 'string'),
    children: argType('Icon of the kit.', 'ReactNode'),
    size: argType('`small` within a field or a row.', ['small', 'medium'], 'medium'),
    loading: argType('Shows that the action is running.', 'boolean', 'false'),
    disabled: argType('Takes it out of the order of focus.', 'boolean', 'false'),
    onClick: argType('Called when it is pressed.', '(event: MouseEvent) => void'),
  },
  parameters: { pictures: { only: 'wide' } },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-31]
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    canvas.getByRole('button').blur();
  },
};

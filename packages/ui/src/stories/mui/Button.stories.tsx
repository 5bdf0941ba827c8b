import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlusIcon } from '../../icons/index.ts';
import { argType } from './arg-type.ts';
import { heights } from './measure.ts';
import { row } from './parts.tsx';

const VARIANTS = ['contained', 'outlined', 'text'] as const;

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  decorators: [row],
  args: { children: 'Call off', variant: 'contained', onClick: fn() },
  argTypes: {
    children: argType('Words of the button: a verb and its object.', 'ReactNode'),
    variant: argType('Weight of the action. One `contained` button a page.', VARIANTS, 'text'),
    color: argType(
      '`error` for what is hard to undo, `signal` in a bulk bar.',
      ['primary', 'error', 'signal', 'inherit'],
      'primary',
    ),
    size: argType(
      '`small` in rows and banners, `large` on pages for visitors.',
      ['small', 'medium', 'large'],
      'medium',
    ),
    loading: argType('Shows that the action is running.', 'boolean', 'false'),
    loadingPosition: argType('Place of the spinner. `start` keeps the words.', ['start', 'center', 'end'], 'center'),
    disabled: argType('Takes it out of the order of focus. Prefer `aria-disabled` with a reason.', 'boolean', 'false'),
    fullWidth: argType('As wide as its place.', 'boolean', 'false'),
    startIcon: argType('Icon before the words.', 'ReactNode'),
    endIcon: argType('Icon after the words.', 'ReactNode'),
    href: argType('Address. The button is then a link.', 'string'),
    onClick: argType('Called when it is pressed.', '(event: MouseEvent) => void'),
  },
  parameters: { pictures: { only: 'wide' } },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-31]
export const Playground: Story = {
  parameters: { pictures: { none: 'as the contained one of the variants' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Call off' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

// [UI-31]
export const Variants: Story = {
  render: () => (
    <>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          Extend
        </Button>
      ))}
      <Button variant="contained" color="error">
        Cancel order
      </Button>
      <Button variant="contained" color="signal">
        Call off
      </Button>
      <Button variant="outlined" startIcon={<PlusIcon />}>
        Add contact
      </Button>
      <Button variant="contained" loading>
        Call off
      </Button>
      <Button variant="contained" loading loadingPosition="start" startIcon={<PlusIcon />}>
        Adding contact
      </Button>
      <Button variant="contained" aria-disabled>
        Extend
      </Button>
    </>
  ),
  play: ({ canvas }) => {
    const working = canvas.getByRole('button', { name: /Adding contact/ });
    const [main] = canvas.getAllByRole('button', { name: 'Extend' });
    expect(getComputedStyle(working).color).toBe(getComputedStyle(main as HTMLElement).color);
    expect(new Set(heights(canvas.getAllByRole('button')))).toEqual(new Set([40]));
  },
};

// [UI-31]
export const Sizes: Story = {
  render: () => (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} size={size} variant="outlined">
          Extend
        </Button>
      ))}
    </>
  ),
  play: ({ canvas }) => {
    expect(heights(canvas.getAllByRole('button'))).toEqual([32, 40, 44]);
  },
};

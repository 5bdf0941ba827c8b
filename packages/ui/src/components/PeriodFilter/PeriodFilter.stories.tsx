import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PeriodEditor } from './PeriodEditor.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';

const meta = {
  title: 'Components/Lists/PeriodFilter',
  component: PeriodFilter,
  args: {
    label: 'Period',
    period: { from: null, to: null },
    onPeriodChange: fn(),
    today: '2026-11-18',
    presets: [
      { id: 'week', label: 'This week', from: '2026-11-16', to: '2026-11-22' },
      { id: 'month', label: 'This month', from: '2026-11-01', to: '2026-11-30' },
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PeriodFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Period/ }));
  const menu = await screen.findByRole('dialog', { name: 'Period' });
  await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
  // Modal: the page behind is unreachable.
  await expect(menu).toHaveAttribute('aria-modal', 'true');
};

export const Closed: Story = {};
export const Open: Story = { args: { period: { from: '2026-11-16', to: '2026-11-22' } }, play: open };
// [UI-03]
export const Backwards: Story = {
  name: 'An end before the beginning is refused',
  args: { period: { from: '2026-11-22', to: '2026-11-16' } },
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(screen.getByLabelText('To')).toHaveAccessibleDescription(
      'The end date can’t be before the start date.',
    );
  },
};
// [UI-03]
export const Keyboard: Story = {
  name: 'A preset by keyboard, the focus comes back',
  parameters: { pictures: { none: 'the keys are what it shows' } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Period/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Period' });
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'This week' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPeriodChange).toHaveBeenLastCalledWith(expect.anything(), {
      from: '2026-11-16',
      to: '2026-11-22',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
export const Editor: Story = {
  name: 'Its dates without the button',
  parameters: { pictures: { none: 'the open filter shows them' } },
  render: ({ period, presets, today, onPeriodChange }) => (
    <PeriodEditor {...{ period, presets, today, onPeriodChange }} style={{ maxInlineSize: 320 }} />
  ),
};
export const Dark: Story = { globals: { scheme: 'dark' }, play: open };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: open };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NewOrderButton } from './NewOrderButton.tsx';

const meta = {
  title: 'Rental/NewOrderButton',
  component: NewOrderButton,
  args: { href: '#new-order' },
  parameters: { layout: 'padded' },
  render: (args) => (
    <div style={{ minBlockSize: 120, paddingInlineStart: 200 }}>
      <NewOrderButton {...args} />
    </div>
  ),
} satisfies Meta<typeof NewOrderButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Available: Story = {};

export const Quiet: Story = { args: { quiet: true } };
export const QuietDark: Story = { args: { quiet: true }, globals: { scheme: 'dark' } };

// [NAV-03]
export const Disabled: Story = {
  name: 'Disabled says why on focus and hover',
  args: { disabled: true, reason: 'Your account is blocked. Call us to order.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'New order' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Your account is blocked. Call us to order.');
    const reason = canvas.getByText('Your account is blocked. Call us to order.');
    expect(reason).not.toBeVisible();
    await userEvent.tab();
    expect(button).toHaveFocus();
    await waitFor(() => expect(reason).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(reason).not.toBeVisible());
    await userEvent.hover(button);
    await waitFor(() => expect(reason).toBeVisible());
    await userEvent.hover(reason);
    await waitFor(() => expect(reason).toBeVisible());
  },
};

export const DisabledDark: Story = { args: { disabled: true }, globals: { scheme: 'dark' } };
export const RightToLeft: Story = { args: { disabled: true }, globals: { direction: 'rtl' } };

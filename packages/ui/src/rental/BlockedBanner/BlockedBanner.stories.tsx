import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { BlockedBanner } from './BlockedBanner.tsx';

const meta = {
  title: 'Rental/BlockedBanner',
  component: BlockedBanner,
  args: {
    message: 'Your account is blocked, so you cannot order. Call {phone} or write to {email}.',
    phone: '+31 (0)20 555 0123',
    email: 'rental.nl@demo.example',
    actions: [
      { id: 'call', label: 'Call', href: 'tel:+31205550123' },
      { id: 'email', label: 'E-mail', href: 'mailto:rental.nl@demo.example' },
      { id: 'invoices', label: 'Open invoices', href: '#invoices' },
    ],
  },
} satisfies Meta<typeof BlockedBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

// [SH-02]
export const Blocked: Story = {
  name: 'Contact in its places',
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Account blocked' });
    expect(within(region).getByRole('link', { name: '+31 (0)20 555 0123' })).toHaveAttribute(
      'href',
      'tel:+31205550123',
    );
    expect(within(region).getByRole('link', { name: 'rental.nl@demo.example' })).toHaveAttribute(
      'href',
      'mailto:rental.nl@demo.example',
    );
    expect(within(region).getByRole('link', { name: 'Open invoices' })).toBeVisible();
  },
};

export const WithoutActions: Story = { args: { actions: [] } };
export const LongText: Story = { args: { message: longName }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { RentalPeriodBar } from './RentalPeriodBar.tsx';

const at = (date: string) => `${date}T08:00:00Z`;

const meta = {
  title: 'Rental/RentalPeriodBar',
  component: RentalPeriodBar,
  args: {
    from: at('2026-11-03'),
    to: at('2026-11-27'),
    fromText: '3 Nov',
    toText: '27 Nov',
    now: at('2026-11-20'),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof RentalPeriodBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Planned: Story = {
  args: { from: at('2026-11-24'), to: at('2026-11-28'), fromText: '24 Nov', toText: '28 Nov' },
};
export const Overdue: Story = { args: { to: at('2026-11-13'), toText: '13 Nov', status: 'overdue' } };
export const OpenEnded: Story = { args: { to: null, toText: 'open-ended' } };
export const LongText: Story = {
  args: { fromText: '30. September 2025', toText: '31. Dezember 2026, ohne Enddatum' },
};
export const Dark: Story = { args: { to: null, toText: 'open-ended' }, globals: { scheme: 'dark' } };
export const RightToLeft: Story = { args: { to: null, toText: 'open-ended' }, globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { RentalPeriodBar } from './RentalPeriodBar.tsx';

const at = (date: string) => new Date(`${date}T08:00:00Z`);

const meta = {
  title: 'Lists/RentalPeriodBar',
  component: RentalPeriodBar,
  args: {
    start: at('2026-11-03'),
    end: at('2026-11-27'),
    startText: '3 Nov',
    endText: '27 Nov',
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
  args: { start: at('2026-11-24'), end: at('2026-11-28'), startText: '24 Nov', endText: '28 Nov' },
};
export const Overdue: Story = { args: { end: at('2026-11-13'), endText: '13 Nov', overdue: true } };
export const OpenEnded: Story = { args: { end: null, endText: 'open-ended' } };
export const LongText: Story = {
  args: { startText: '30. September 2025', endText: '31. Dezember 2026, ohne Enddatum' },
};
export const Dark: Story = { args: { end: null, endText: 'open-ended' }, globals: { scheme: 'dark' } };
export const RightToLeft: Story = { args: { end: null, endText: 'open-ended' }, globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Components/Lists/Sparkline',
  component: Sparkline,
  args: { label: 'Engine hours, working days 9 – 20 Nov', points: [6.5, 7, 5.5, 6, 4, 4.5, 3, 3.5, 1, 2] },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { pictures: { only: 'phone' } },
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Engine hours, working days 9 – 20 Nov: from 6.5 to 2, lowest 1, highest 7',
    );
  },
};

export const Gaps: Story = { args: { points: [6.5, 7, null, 6, null, null, 3, 3.5, 1, 2] } };
export const BandAndTarget: Story = { args: { target: 5, band: { low: 4, high: 7 } } };
export const OneValue: Story = { args: { points: [4] } };
export const NoValues: Story = { args: { points: [null, null] } };
export const Wide: Story = { args: { target: 5, sx: { inlineSize: '100%', blockSize: 56 } } };
export const Dark: Story = { args: { target: 5 }, globals: { scheme: 'dark' } };
export const RightToLeft: Story = { args: { band: { low: 4, high: 7 } }, globals: { direction: 'rtl' } };

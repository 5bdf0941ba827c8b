import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { contrast, groundOf } from './measure.ts';

const meta = {
  title: 'Components/MUI/Tooltip',
  component: Tooltip,
  args: {
    describeChild: true,
    title: 'Only who signed the contract may end it.',
    children: <Button variant="outlined">End contract</Button>,
  },
  parameters: { pictures: { only: 'phone' } },
  render: (args) => (
    <div style={{ padding: '16px 16px 80px' }}>
      <Tooltip {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    const text = tooltip.querySelector('.MuiTooltip-tooltip') as Element;
    expect(contrast(getComputedStyle(text).color, groundOf(text))).toBeGreaterThanOrEqual(4.5);
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {};
export const WithArrow: Story = { args: { arrow: true } };

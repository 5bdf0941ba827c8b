import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contrast, groundOf } from './measure.ts';
import { column } from './parts.tsx';

const messages: [NonNullable<AlertProps['severity']>, string][] = [
  ['info', 'The depot is closed on Monday.'],
  ['success', 'The off-hire is booked.'],
  ['warning', 'Two machines end their rental tomorrow.'],
  ['error', 'The order could not be sent.'],
];

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  decorators: [column],
  parameters: { pictures: { only: 'phone' } },
  render: (args) => (
    <>
      {messages.map(([severity, message]) => (
        <Alert key={severity} {...args} severity={severity}>
          {message}
        </Alert>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const alerts = canvas.getAllByRole('alert');
    expect(alerts).toHaveLength(4);
    for (const alert of alerts) {
      const { borderTopColor: edge, color: text } = getComputedStyle(alert);
      const page = groundOf(alert.parentElement as Element);
      expect(contrast(edge, page)).toBeGreaterThanOrEqual(3);
      expect(contrast(text, groundOf(alert))).toBeGreaterThanOrEqual(4.5);
    }
  },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Outlined: Story = { args: { variant: 'outlined' } };
export const Filled: Story = { args: { variant: 'filled' } };
export const Dark: Story = { globals: { scheme: 'dark' } };

export const TitleAndActions: Story = {
  render: () => (
    <>
      <Alert severity="error" onClose={fn()}>
        <AlertTitle>The order could not be sent</AlertTitle>
        The depot in Utrecht has no excavator of 8 t left on 23 November.
      </Alert>
      <Alert
        severity="warning"
        action={
          <Button size="small" color="inherit">
            Extend
          </Button>
        }
      >
        Two machines end tomorrow.
      </Alert>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

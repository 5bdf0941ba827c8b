import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heights } from './measure.ts';
import { column } from './parts.tsx';

const meta = {
  title: 'Components/MUI/TextField',
  component: TextField,
  decorators: [column],
  parameters: { pictures: { only: 'phone' } },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <>
      <TextField label="Purchase order" helperText="As your company numbers it." />
      <TextField label="Site contact" defaultValue="Anna de Vries" required />
      <TextField label="Phone" placeholder="+31 20 123 4567" />
      <TextField label="Postcode" defaultValue="1012 AB12" error helperText="Four digits and two letters." />
      <TextField label="Account" defaultValue="400123" disabled />
      <TextField
        label="Reach"
        defaultValue="18"
        slotProps={{ input: { endAdornment: <InputAdornment position="end">m</InputAdornment> } }}
      />
      <TextField
        label="Budget"
        defaultValue="2500"
        slotProps={{ input: { startAdornment: <InputAdornment position="start">€</InputAdornment> } }}
      />
      <TextField label="Search code" size="small" defaultValue="0914" />
      <TextField label="Directions" multiline minRows={3} defaultValue="Gate 3, behind the crane." />
    </>
  ),
  play: async ({ canvas }) => {
    const inputs = canvas.getAllByRole('textbox').filter((input) => input.tagName === 'INPUT');
    expect(heights(inputs.map((input) => input.parentElement as Element))).toEqual([40, 40, 40, 40, 40, 40, 40, 32]);
    // The label is above the field, whatever its content.
    for (const input of inputs as HTMLInputElement[]) {
      const label = input.labels?.[0]?.getBoundingClientRect();
      expect(label?.bottom).toBeLessThanOrEqual(input.getBoundingClientRect().top);
    }
  },
};

export const Focused: Story = {
  args: { label: 'Purchase order', helperText: 'As your company numbers it.' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  ...States,
  globals: { direction: 'rtl' },
};

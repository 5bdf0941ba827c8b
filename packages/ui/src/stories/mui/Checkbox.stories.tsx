import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contrast, groundOf, heights } from './measure.ts';
import { column } from './parts.tsx';

const meta = {
  title: 'Components/MUI/Checkbox',
  component: Checkbox,
  decorators: [column],
  parameters: { pictures: { only: 'phone' } },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid' }}>
      <FormControlLabel control={<Checkbox />} label="Not chosen" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Chosen" />
      <FormControlLabel control={<Checkbox indeterminate />} label="Some of them" />
      <FormControlLabel control={<Checkbox disabled />} label="Not available" />
      <FormControlLabel control={<Checkbox disabled defaultChecked />} label="Chosen, and not to be changed" />
      <FormControlLabel control={<Checkbox defaultChecked color="error" />} label="Chosen, of another colour" />
      <FormControlLabel control={<Checkbox size="small" />} label="Small" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const roots = [...canvasElement.querySelectorAll('.MuiCheckbox-root')];
    expect(heights(roots)).toEqual([40, 40, 40, 40, 40, 40, 40]);
    const [empty, full] = roots.map((root) => getComputedStyle(root.querySelector('.HyChoice-edge') as Element));
    const ground = groundOf(canvasElement);
    // An empty box has the surface's color and a visible border. A checked box is filled.
    expect(contrast(empty?.stroke ?? '', ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(empty?.fill ?? '', ground)).toBeLessThan(1.2);
    expect(contrast(full?.fill ?? '', ground)).toBeGreaterThanOrEqual(3);
  },
};

export const Focused: Story = {
  render: () => <FormControlLabel control={<Checkbox />} label="Deliver before 7:00" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };

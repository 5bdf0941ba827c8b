import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contrast, groundOf, heights } from './measure.ts';
import { column } from './parts.tsx';

const meta = {
  title: 'Components/MUI/Switch',
  component: Switch,
  decorators: [column],
  parameters: { pictures: { only: 'phone' } },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Distance of the thumb from the start of its track, in CSS pixels. */
const travelled = (root: Element): number => {
  const track = root.querySelector('.MuiSwitch-track')?.getBoundingClientRect() ?? new DOMRect();
  const thumb = root.querySelector('.MuiSwitch-thumb')?.getBoundingClientRect() ?? new DOMRect();
  return document.documentElement.dir === 'rtl' ? track.right - thumb.right : thumb.left - track.left;
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid' }}>
      <FormControlLabel control={<Switch />} label="Off" />
      <FormControlLabel control={<Switch defaultChecked />} label="On" />
      <FormControlLabel control={<Switch disabled />} label="Off, not available" />
      <FormControlLabel control={<Switch disabled defaultChecked />} label="On, not to be changed" />
      <FormControlLabel control={<Switch size="small" />} label="Small, off" />
      <FormControlLabel control={<Switch size="small" defaultChecked />} label="Small, on" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const roots = [...canvasElement.querySelectorAll('.MuiSwitch-root')];
    expect(heights(roots)).toEqual([40, 40, 40, 40, 40, 40]);
    expect(roots.map(travelled)).toEqual([3, 19, 3, 19, 3, 15]);
    const tracks = roots.map((root) => groundOf(root.querySelector('.MuiSwitch-track') as Element));
    for (const track of tracks.slice(0, 2)) expect(contrast(track, groundOf(canvasElement))).toBeGreaterThanOrEqual(3);
  },
};

export const Focused: Story = {
  render: () => <FormControlLabel control={<Switch />} label="Send me a message" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };

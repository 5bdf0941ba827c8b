import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heights } from './measure.ts';
import { column } from './parts.tsx';

const meta = {
  title: 'Components/MUI/Radio',
  component: Radio,
  decorators: [column],
  parameters: { pictures: { only: 'phone' } },
} satisfies Meta<typeof Radio>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <FormControl>
      <FormLabel id="transport">Transport</FormLabel>
      <RadioGroup aria-labelledby="transport" defaultValue="deliver">
        <FormControlLabel value="deliver" control={<Radio />} label="Deliver to the site" />
        <FormControlLabel value="collect" control={<Radio />} label="Collect at the depot" />
        <FormControlLabel value="crane" control={<Radio />} label="By crane, not available" disabled />
        <FormControlLabel value="van" control={<Radio size="small" />} label="By van, small" />
      </RadioGroup>
    </FormControl>
  ),
  play: async ({ canvasElement }) => {
    expect(heights(canvasElement.querySelectorAll('.MuiRadio-root'))).toEqual([40, 40, 40, 40]);
  },
};

export const Focused: Story = {
  ...States,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Collect at the depot' })).toBeChecked();
  },
};

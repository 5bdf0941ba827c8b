import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { heights } from './measure.ts';
import { column } from './parts.tsx';

const depots = ['Amsterdam', 'Rotterdam', 'Utrecht'];

function Native({ id, label, ...rest }: { id: string; label: string; disabled?: boolean; error?: boolean }) {
  return (
    <FormControl {...rest}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect id={id} defaultValue="Utrecht" input={<OutlinedInput />}>
        {depots.map((depot) => (
          <option key={depot}>{depot}</option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

interface OfMuiProps {
  id: string;
  label: string;
  disabled?: boolean;
  size?: 'small' | 'medium';
}

function OfMui({ id, label, ...rest }: OfMuiProps) {
  return (
    <FormControl {...rest}>
      <InputLabel id={id}>{label}</InputLabel>
      <Select labelId={id} defaultValue="Rotterdam">
        {depots.map((depot) => (
          <MenuItem key={depot} value={depot}>
            {depot}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

const meta = {
  title: 'Components/MUI/Select',
  component: Select,
  decorators: [column],
  parameters: { pictures: { only: 'phone' } },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <>
      <Native id="depot" label="Depot, native" />
      <Native id="depot-wrong" label="Depot, refused" error />
      <Native id="depot-off" label="Depot, not available" disabled />
      <OfMui id="place" label="Depot, of MUI" />
      <OfMui id="place-off" label="Depot, not available" disabled />
      <OfMui id="place-small" label="Depot, small" size="small" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const fields = canvasElement.querySelectorAll('.MuiOutlinedInput-root');
    expect(heights(fields)).toEqual([40, 40, 40, 40, 40, 32]);
  },
};

export const Open: Story = {
  render: () => (
    <div style={{ minBlockSize: 260 }}>
      <OfMui id="open" label="Depot" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'Rotterdam' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };

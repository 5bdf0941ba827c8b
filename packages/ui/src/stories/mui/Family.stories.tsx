import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterMenu } from '../../components/FilterMenu/FilterMenu.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { heights } from './measure.ts';
import { row } from './parts.tsx';

const depots = ['Amsterdam', 'Utrecht'];

const meta = {
  title: 'Components/MUI/Beside the kit',
  decorators: [row],
  parameters: { pictures: { only: 'wide' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** MUI's controls and the kit's own in one row: same height, border and corners. */
export const OneRow: Story = {
  render: () => (
    <>
      <div data-control style={{ inlineSize: 200 }}>
        <SearchField label="Search" placeholder="Machine or code" />
      </div>
      <OutlinedInput data-control placeholder="Purchase order" inputProps={{ 'aria-label': 'Purchase order' }} />
      <NativeSelect data-control input={<OutlinedInput />} inputProps={{ 'aria-label': 'Depot' }}>
        {depots.map((depot) => (
          <option key={depot}>{depot}</option>
        ))}
      </NativeSelect>
      <Autocomplete
        data-control
        sx={{ inlineSize: 180 }}
        options={depots}
        renderInput={({ slotProps, id }) => (
          <OutlinedInput
            {...slotProps.input}
            id={id}
            fullWidth
            placeholder="Project"
            inputProps={{ ...slotProps.htmlInput, 'aria-label': 'Project' }}
          />
        )}
      />
      <FilterMenu data-control label="Status" options={[]} selected={[]} />
      <Button data-control variant="outlined">
        Extend
      </Button>
      <Button data-control variant="contained">
        Call off
      </Button>
      <SegmentedControl
        data-control
        label="View"
        segments={[
          { value: 'list', label: 'List' },
          { value: 'planning', label: 'Planning' },
        ]}
        defaultValue="list"
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const controls = canvasElement.querySelectorAll('[data-control]');
    expect(heights(controls)).toEqual([40, 40, 40, 40, 40, 40, 40, 40]);
  },
};

export const Compact: Story = {
  ...OneRow,
  globals: { density: 'compact' },
  play: async ({ canvasElement }) => {
    const controls = canvasElement.querySelectorAll('[data-control]');
    expect(heights(controls)).toEqual([36, 36, 36, 36, 36, 36, 36, 36]);
  },
};

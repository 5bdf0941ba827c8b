import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { heights } from './measure.ts';
import { column } from './parts.tsx';

const projects = ['Harbour Rotterdam', 'Metro Line 3', 'School Utrecht-West', 'Villa Park'];

interface ProjectsProps {
  label: string;
  value?: string | null;
  size?: 'small' | 'medium';
  disabled?: boolean;
  error?: boolean;
}

const Projects = ({ label, value = null, error = false, ...rest }: ProjectsProps) => (
  <Autocomplete
    {...rest}
    options={projects}
    defaultValue={value}
    renderInput={(params) => <TextField {...params} label={label} error={error} />}
  />
);

const meta = {
  title: 'Components/MUI/Autocomplete',
  decorators: [column],
  parameters: { pictures: { only: 'phone' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <>
      <Projects label="Project" />
      <Projects label="Project, chosen" value="Metro Line 3" />
      <Projects label="Project, refused" value="Villa Park" error />
      <Projects label="Project, not available" value="Villa Park" disabled />
      <Projects label="Project, small" value="Metro Line 3" size="small" />
      <Autocomplete
        multiple
        options={projects}
        defaultValue={['Harbour Rotterdam', 'Metro Line 3']}
        renderInput={(params) => <TextField {...params} label="Projects" />}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll('.MuiOutlinedInput-root')];
    expect(heights(fields.slice(0, 5))).toEqual([40, 40, 40, 40, 32]);
    expect(heights(fields.slice(5))[0]).toBeGreaterThan(40);
  },
};

export const Open: Story = {
  render: () => (
    <div style={{ minBlockSize: 300 }}>
      <Projects label="Project" value="Metro Line 3" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
  },
};

export const NothingFound: Story = {
  render: () => (
    <div style={{ minBlockSize: 160 }}>
      <Projects label="Project" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bridge');
    await expect(await screen.findByText('No options')).toBeVisible();
  },
};

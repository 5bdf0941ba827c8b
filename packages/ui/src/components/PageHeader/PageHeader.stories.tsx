import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../stories/samples.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Shell/PageHeader',
  component: PageHeader,
  args: {
    title: 'On rent',
    subtitle: '38 contracts · 124 machines · 9 projects',
    actions: <Button variant="outlined">Export</Button>,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const TitleAlone: Story = { args: { subtitle: undefined, actions: undefined } };
export const LongTitle: Story = { args: { title: longName, subtitle: longName } };
export const Phone: Story = {
  parameters: { pictures: { none: 'The first story is drawn on a phone as well.' } },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { openMenu, opensAndCloses, withRoomBelow } from '../../stories/menus.tsx';
import { companyEntries, longName } from '../../stories/samples.ts';
import { CompanyMenu } from './CompanyMenu.tsx';

const meta = {
  title: 'Components/Shell/CompanyMenu',
  component: CompanyMenu,
  args: { name: 'Bouwgroep Noordzee B.V.', entries: companyEntries },
  parameters: { layout: 'padded' },
  decorators: [withRoomBelow],
} satisfies Meta<typeof CompanyMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
// [NAV-05]
export const Open: Story = {
  name: 'Opens by keyboard, Escape closes',
  play: opensAndCloses('Addresses'),
};
export const Opened: Story = { play: openMenu };
export const LongText: Story = { args: { name: longName }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: openMenu,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openMenu };

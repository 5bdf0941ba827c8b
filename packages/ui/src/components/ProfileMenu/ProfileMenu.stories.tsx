import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { openMenu, opensAndCloses, withRoomBelow } from '../../stories/menus.tsx';
import { longName, profileEntries } from '../../stories/samples.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = {
  title: 'Components/Shell/ProfileMenu',
  component: ProfileMenu,
  args: { name: 'Anna Visser', entries: profileEntries(fn()) },
  parameters: { layout: 'padded' },
  decorators: [withRoomBelow],
} satisfies Meta<typeof ProfileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
// [NAV-06]
export const Open: Story = {
  name: 'Opens by keyboard, Escape closes',
  play: opensAndCloses('Logout'),
};
export const Opened: Story = { play: openMenu };
export const LongText: Story = { args: { name: longName }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: openMenu,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openMenu };

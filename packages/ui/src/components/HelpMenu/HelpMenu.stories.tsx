import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { openMenu, opensAndCloses, withRoomBelow } from '../../stories/menus.tsx';
import { helpEntries, longName } from '../../stories/samples.ts';
import { HelpMenu } from './HelpMenu.tsx';

const meta = {
  title: 'Components/Shell/HelpMenu',
  component: HelpMenu,
  args: { entries: helpEntries(fn()) },
  parameters: { layout: 'padded' },
  decorators: [withRoomBelow],
} satisfies Meta<typeof HelpMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
// [NAV-04]
export const Open: Story = {
  name: 'Opens by keyboard, Escape closes',
  play: opensAndCloses('Report a problem'),
};
export const Opened: Story = { play: openMenu };
export const LongText: Story = { args: { labels: { label: longName } }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: openMenu,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openMenu };

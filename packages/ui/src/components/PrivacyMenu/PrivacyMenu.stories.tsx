import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { openMenu, opensAndCloses, withRoomBelow } from '../../stories/menus.tsx';
import { longName, privacyEntries } from '../../stories/samples.ts';
import { PrivacyMenu } from './PrivacyMenu.tsx';

const meta = {
  title: 'Components/Shell/PrivacyMenu',
  component: PrivacyMenu,
  args: { entries: privacyEntries(fn()) },
  parameters: { layout: 'padded' },
  decorators: [withRoomBelow],
} satisfies Meta<typeof PrivacyMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
// [NAV-07]
export const Open: Story = {
  name: 'Opens by keyboard, Escape closes',
  play: opensAndCloses('Cookie settings'),
};
export const Opened: Story = { play: openMenu };
export const LongText: Story = { args: { labels: { label: longName } }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: openMenu,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openMenu };

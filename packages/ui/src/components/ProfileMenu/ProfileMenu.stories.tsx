import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { openMenu } from '../../stories/openMenu.ts';
import { longName, profileEntries } from '../../stories/samples.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = {
  title: 'Shell/ProfileMenu',
  component: ProfileMenu,
  args: { name: 'Anna Visser', entries: profileEntries(fn()) },
  parameters: { layout: 'padded' },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'center', alignItems: 'flex-start', minBlockSize: 320 }}>
      <ProfileMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof ProfileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  name: '[NAV-06] Opens by keyboard, Escape closes',
  play: async (context) => {
    await openMenu(context);
    const menu = within(context.canvasElement);
    expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(menu.queryByRole('menu')).toBeNull();
    expect(menu.getByRole('button')).toHaveFocus();
  },
};
export const Opened: Story = { play: openMenu };
export const LongText: Story = { args: { name: longName }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: openMenu,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openMenu };

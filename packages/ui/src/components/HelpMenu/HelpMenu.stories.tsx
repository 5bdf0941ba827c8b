import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { openMenu } from '../../stories/openMenu.ts';
import { helpEntries, longName } from '../../stories/samples.ts';
import { HelpMenu } from './HelpMenu.tsx';

const meta = {
  title: 'Shell/HelpMenu',
  component: HelpMenu,
  args: { entries: helpEntries(fn()) },
  parameters: { layout: 'padded' },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'center', alignItems: 'flex-start', minBlockSize: 320 }}>
      <HelpMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof HelpMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  name: '[NAV-04] Opens by keyboard, Escape closes',
  play: async (context) => {
    await openMenu(context);
    const menu = within(context.canvasElement);
    expect(menu.getByRole('menuitem', { name: 'Report a problem' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(menu.queryByRole('menu')).toBeNull();
    expect(menu.getByRole('button')).toHaveFocus();
  },
};
export const Opened: Story = { play: openMenu };
export const LongText: Story = { args: { label: longName }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: openMenu,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openMenu };

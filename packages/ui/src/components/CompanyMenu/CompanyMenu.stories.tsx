import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { openMenu } from '../../stories/openMenu.ts';
import { companyEntries, longName } from '../../stories/samples.ts';
import { CompanyMenu } from './CompanyMenu.tsx';

const meta = {
  title: 'Shell/CompanyMenu',
  component: CompanyMenu,
  args: { name: 'Bouwgroep Noordzee B.V.', entries: companyEntries },
  parameters: { layout: 'padded' },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'center', alignItems: 'flex-start', minBlockSize: 320 }}>
      <CompanyMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof CompanyMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  name: '[NAV-05] Opens by keyboard, Escape closes',
  play: async (context) => {
    await openMenu(context);
    const menu = within(context.canvasElement);
    expect(menu.getByRole('menuitem', { name: 'Addresses' })).toBeVisible();
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

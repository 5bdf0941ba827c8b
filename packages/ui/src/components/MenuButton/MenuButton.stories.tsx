import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InboxIcon, UploadIcon, WarningIcon } from '../../icons/index.ts';
import { arrows } from '../../stories/arrows.ts';
import { helpEntries, longName, privacyEntries } from '../../stories/samples.ts';
import { MenuButton } from './MenuButton.tsx';
import type { MenuEntry } from './model.ts';

const onReport = fn();
const onCookies = fn();

const entries: MenuEntry[] = [
  ...helpEntries(onReport),
  { kind: 'submenu', id: 'privacy', label: 'Privacy and conditions', entries: privacyEntries(onCookies) },
];

const meta = {
  title: 'Components/Shell/MenuButton',
  component: MenuButton,
  args: { label: 'Help', entries },
  parameters: { layout: 'padded' },
  render: (args) => (
    <div style={{ minBlockSize: 'var(--story-room, 320px)', paddingInline: 'min(260px, 20vw)' }}>
      <MenuButton {...args} />
    </div>
  ),
} satisfies Meta<typeof MenuButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

// [NAV-10]
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Help' });
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Contact')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Privacy and conditions')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(item('Contact')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(item('Privacy and conditions')).toHaveFocus();
    await userEvent.keyboard('su');
    expect(item('Suggest an idea')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(canvas.queryByRole('menu')).toBeNull();
  },
};

// [NAV-10]
export const Cascade: Story = {
  name: 'Cascade by arrows',
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { onward, back } = arrows(globals);
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    canvas.getByRole('button', { name: 'Help' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Privacy and conditions')).toHaveFocus());
    await userEvent.keyboard(onward);
    await waitFor(() => expect(item('Terms and conditions')).toHaveFocus());
    await userEvent.keyboard(back);
    expect(item('Privacy and conditions')).toHaveFocus();
    expect(canvas.getAllByRole('menu')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Terms and conditions')).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    expect(onCookies).toHaveBeenCalledTimes(1);
    expect(canvas.getByRole('button', { name: 'Help' })).toHaveFocus();
    expect(canvas.queryByRole('menu')).toBeNull();
  },
};

// [NAV-10]
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Report a problem' }));
    expect(onReport).toHaveBeenCalledTimes(1);
    expect(canvas.queryByRole('menu')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};

// [NAV-10]
export const TabLeaves: Story = {
  name: 'Tab leaves the menu',
  render: (args) => (
    <div style={{ minBlockSize: 'var(--story-room, 320px)' }}>
      <MenuButton {...args} />
      <button type="button">Next</button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Help' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Contact' })).toHaveFocus());
    await userEvent.tab();
    expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab({ shift: true });
    expect(canvas.getByRole('button', { name: 'Help' })).toHaveFocus();
    expect(canvas.queryByRole('menu')).toBeNull();
    await userEvent.tab();
  },
};

const openCascade: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  canvas.getByRole('button', { name: 'Help' }).focus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(canvas.getAllByRole('menu')).toHaveLength(2));
};

export const Dark: Story = { globals: { scheme: 'dark' }, play: openCascade };

// [NAV-10]
export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Help' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    const parent = await canvas.findByRole('menuitem', { name: 'Privacy and conditions' });
    await waitFor(() => expect(parent).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    const nested = await canvas.findByRole('menuitem', { name: 'Terms and conditions' });
    await waitFor(() => expect(nested).toHaveFocus());
    expect(nested.getBoundingClientRect().right).toBeLessThan(parent.getBoundingClientRect().left);
    await userEvent.keyboard('{ArrowRight}');
    expect(parent).toHaveFocus();
  },
};

export const NoRoomBeside: Story = {
  name: 'Submenu without room on either side',
  render: (args) => (
    <div style={{ minBlockSize: 'var(--story-room, 320px)', maxInlineSize: 260 }}>
      <MenuButton {...args} />
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
  play: openCascade,
};

// [NAV-10]
export const IconsAndDisabled: Story = {
  name: 'Icons, a count, and what is disabled with its reason',
  args: {
    label: 'Documents',
    entries: [
      {
        ...{ kind: 'link', id: 'unread', label: 'Unread', href: '#unread', icon: <InboxIcon /> },
        count: 128,
        countLabel: '128 documents',
      },
      { kind: 'action', id: 'report', label: 'Report a problem', icon: <WarningIcon />, onSelect: onReport },
      {
        ...{ kind: 'action', id: 'export', label: 'Export all', icon: <UploadIcon />, onSelect: onReport },
        ...{ disabled: true, reason: 'Only an administrator of your company exports documents.' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    onReport.mockClear();
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Documents' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    const item = await canvas.findByRole('menuitem', { name: 'Export all' });
    await waitFor(() => expect(item).toHaveFocus());
    expect(item).toHaveAccessibleDescription('Only an administrator of your company exports documents.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(item);
    expect(onReport).not.toHaveBeenCalled();
    expect(canvas.getByRole('menu')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { entries: [{ kind: 'link', id: 'long', label: longName, href: '#long' }, ...entries] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Help' }));
    const menu = within(canvasElement).getByRole('menu');
    expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longName, tabs } from '../../stories/samples.ts';
import { NavTabs } from './NavTabs.tsx';

const meta = {
  title: 'Components/Shell/NavTabs',
  component: NavTabs,
  args: { tabs, activeId: 'overview' },
  argTypes: { LinkComponent: { control: false } },
  parameters: { width: 720 },
  render: (args, { parameters }) => (
    <div style={{ blockSize: 60, maxInlineSize: parameters.width, paddingInline: 8, overflow: 'visible' }}>
      <NavTabs {...args} />
    </div>
  ),
} satisfies Meta<typeof NavTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

// [NAV-02]
export const AllFit: Story = {
  name: 'All fit',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(tabs.map(({ label }) => label));
    expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
    expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
  },
};

// [UI-01]
export const Overflow: Story = {
  name: 'Overflow keeps the active tab',
  args: { activeId: 'assets' },
  parameters: { width: 260 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByRole('button', { name: 'More' });
    expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Assets');
    await userEvent.click(more);
    const hidden = canvas.getAllByRole('menuitem').map((item) => item.textContent);
    const shown = canvas.getAllByRole('link').map((item) => item.textContent);
    expect([...shown, ...hidden].sort()).toEqual(tabs.map(({ label }) => label).sort());
  },
};

// [UI-01]
export const Widening: Story = {
  name: 'Room comes back',
  parameters: { width: 200 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'More' });
    const frame = canvas.getByRole('navigation').parentElement as HTMLElement;
    frame.style.maxInlineSize = '720px';
    await waitFor(() => {
      expect(canvas.getAllByRole('link')).toHaveLength(tabs.length);
      expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
    });
  },
};

// [NAV-02]
export const Counted: Story = {
  name: 'With counts',
  args: {
    tabs: tabs.map((tab, index) => ({ ...tab, count: index * 50, countLabel: `${index * 50} new` })),
    activeId: 'documents',
  },
  play: async ({ canvas }) => {
    expect(canvas.getByRole('link', { name: 'Overview' })).toBeVisible();
    expect(canvas.getByRole('link', { name: 'Assets 150 new' })).toHaveTextContent('99+');
  },
};

export const NoneActive: Story = { args: { activeId: null } };
export const LongLabels: Story = {
  args: { tabs: [{ id: 'long', label: longName, href: '#long' }, ...tabs], activeId: 'documents' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: { width: 260 } };

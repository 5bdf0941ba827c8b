import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { arrows } from '../../stories/arrows.ts';
import { Tabs } from './Tabs.tsx';

const panel = (text: string) => <p style={{ margin: 0 }}>{text}</p>;

const meta = {
  title: 'Components/Shell/Tabs',
  component: Tabs,
  args: {
    label: 'Contract C-260118',
    tabs: [
      { id: 'machines', label: 'Machines', count: 5, countLabel: '5 machines', panel: panel('Five machines on rent.') },
      { id: 'charges', label: 'Charged periods', panel: panel('Two periods, €7,395.40 without VAT.') },
      { id: 'documents', label: 'Documents', count: 120, countLabel: '120 documents', panel: panel('120 documents.') },
      { id: 'activity', label: 'Activity', panel: panel('Approved on 7 Oct 2026 by Eva Brandt.') },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstOne: Story = { name: 'Begin with the first' };
// [SH-05]
export const Keyboard: Story = {
  name: 'Move by the arrows',
  parameters: { pictures: { only: 'wide' } },
  play: async ({ canvas, globals }) => {
    const { onward } = arrows(globals);
    canvas.getByRole('tab', { name: /Machines/ }).focus();
    await userEvent.keyboard(onward);
    await expect(canvas.getByRole('tab', { name: 'Charged periods' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Two periods');
    await userEvent.keyboard(`{End}${onward}`);
    await expect(canvas.getByRole('tab', { name: /Machines/ })).toHaveFocus();
    await userEvent.keyboard(onward);
  },
};
// [UI-01] [NAV-09]
export const Scrolled: Story = {
  name: 'The selected one scrolls into view',
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: 'activity' },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('tab', { name: 'Activity' });
    const list = canvas.getByRole('tablist');
    await expect(getComputedStyle(shown).fontSize).toBe('13px');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await waitFor(() =>
      expect(shown.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1),
    );
  },
};
export const Dark: Story = {
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  parameters: { pictures: { only: 'wide' } },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: /Machines/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Charged periods' })).toHaveFocus();
  },
};

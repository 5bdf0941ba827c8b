import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { arrows } from '../arrows.ts';
import { heights } from './measure.ts';

function Views(props: Pick<TabsProps, 'orientation' | 'variant' | 'sx'>) {
  const [view, setView] = useState('lines');
  return (
    <div style={{ padding: 16 }}>
      <Tabs {...props} value={view} onChange={(_, next) => setView(next)} aria-label="Parts of the contract">
        <Tab value="lines" label="Lines" />
        <Tab value="documents" label="Documents" />
        <Tab value="invoices" label="Invoices" disabled />
        <Tab value="activity" label="Activity" />
      </Tabs>
    </div>
  );
}

const meta = {
  title: 'Components/MUI/Tabs',
  component: Views,
  parameters: { pictures: { only: 'phone' } },
} satisfies Meta<typeof Views>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  args: { variant: 'scrollable' },
  play: async ({ canvas }) => {
    expect(heights(canvas.getAllByRole('tab'))).toEqual([44, 44, 44, 44]);
    await userEvent.click(canvas.getByRole('tab', { name: 'Documents' }));
    await expect(canvas.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Focused: Story = {
  args: { variant: 'scrollable' },
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    await userEvent.keyboard(arrows(globals).onward);
    await expect(canvas.getByRole('tab', { name: 'Documents' })).toHaveFocus();
  },
};

// As wide as the labels, with the indicator of the selected tab at their end.
export const Vertical: Story = { args: { orientation: 'vertical', sx: { inlineSize: 'fit-content' } } };
export const RightToLeft: Story = { args: { variant: 'scrollable' }, globals: { direction: 'rtl' } };

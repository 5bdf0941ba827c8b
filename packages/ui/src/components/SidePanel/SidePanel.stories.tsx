import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { endOf, startOf } from '../../stories/sides.ts';
import { DefinitionList } from '../DefinitionList/DefinitionList.tsx';
import { SidePanel, type SidePanelProps } from './SidePanel.tsx';
import { SidePanelLayout } from './SidePanelLayout.tsx';

const machines = ['Telescopic boom lift 22 m', 'Diesel scissor lift 12 m', 'Generator 20 kVA'];

function Beside(props: SidePanelProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <SidePanelLayout
      style={{ minBlockSize: 'var(--story-room, 460px)' }}
      panel={
        <SidePanel
          {...props}
          open={open}
          onClose={() => {
            props.onClose();
            setOpen(false);
          }}
        />
      }
    >
      <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        {machines.map((machine) => (
          <Button key={machine} variant="outlined" onClick={() => setOpen(true)}>
            {machine}
          </Button>
        ))}
      </div>
    </SidePanelLayout>
  );
}

const meta = {
  title: 'Components/Lists/SidePanel',
  component: SidePanel,
  args: {
    open: true,
    title: 'Generator 20 kVA',
    subtitle: 'GEN-D-20 · fleet 414 679',
    children: (
      <DefinitionList
        items={[
          { label: 'Contract', value: 'C-260118' },
          { label: 'Period', value: '12 Oct – 20 Nov 2026' },
          { label: 'Depot', value: 'Amsterdam' },
        ]}
      />
    ),
    actions: <Button variant="contained">Call off</Button>,
    onClose: fn(),
  },
  // Height of a low window, which is the maximum height of a panel beside a list.
  parameters: { layout: 'padded', docs: { story: { height: '520px' } } },
  render: (args) => <Beside {...args} />,
} satisfies Meta<typeof SidePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-01]
export const BesideAList: Story = {
  name: 'Beside a list, over it on a phone',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Generator 20 kVA' })).toHaveFocus());
  },
};
// [SH-05]
export const ByKeyboard: Story = {
  name: 'Opens, closes by Escape and gives the focus back',
  parameters: { pictures: { none: 'the keys are what it shows' } },
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Generator 20 kVA' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Generator 20 kVA' })).toHaveFocus());
    const machine = canvas.getByRole('button', { name: machines[0] as string });
    await expect(endOf(machine)).toBeLessThan(startOf(canvas.getByRole('complementary')));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(opener).toHaveFocus();
  },
};
// [SH-05]
export const Modal: Story = {
  name: 'Over a phone, the focus stays in it',
  parameters: { pictures: { none: 'the first story is pictured on a phone too' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog', { name: 'Generator 20 kVA' });
    within(panel).getByRole('button', { name: 'Call off' }).focus();
    await userEvent.tab();
    await expect(panel.contains(document.activeElement)).toBe(true);
  },
};
export const LongText: Story = {
  name: 'Long details scroll between title and buttons',
  parameters: { pictures: { only: 'wide', scheme: 'light' } },
  args: { title: longName, children: Array.from({ length: 12 }, () => longName).join(' ') },
};
export const Dark: Story = {
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { parameters: { pictures: { only: 'wide' } }, globals: { direction: 'rtl' } };

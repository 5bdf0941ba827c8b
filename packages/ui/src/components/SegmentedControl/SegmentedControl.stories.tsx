import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/Lists/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'View',
    segments: [
      { value: 'list', label: 'List' },
      { value: 'planning', label: 'Planning' },
    ],
    value: 'list',
    onChange: fn(),
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement);
    await userEvent.click(control.getByRole('button', { name: 'List', pressed: true }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(control.getByRole('button', { name: 'Planning', pressed: false }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), 'planning');
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const GERMAN = ['Mietverträge', 'Rechnungsempfänger', 'Zahlungserinnerungen', 'Ansprechpartner', 'Baustellenlogistik'];

/** Names of segments that overflow the control or whose text overflows. */
function spills(control: HTMLElement): string[] {
  const frame = control.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const segments = [...control.querySelectorAll('button')];
  expect(segments).toHaveLength(GERMAN.length);
  return segments
    .filter((segment) => {
      const { left, right } = segment.getBoundingClientRect();
      return left < frame.left - 0.5 || right > frame.right + 0.5 || segment.scrollWidth > segment.clientWidth;
    })
    .map((segment) => segment.textContent);
}

// [UI-01]
export const Narrow: Story = {
  name: 'Long words on 320 px, also at 200 % text',
  args: {
    label: 'Ansicht',
    segments: GERMAN.map((label, index) => ({ value: index === 0 ? 'list' : label, label })),
  },
  parameters: { pictures: { only: 'wide' } },
  render: (args) => (
    <div style={{ inlineSize: 292 }}>
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('group', { name: 'Ansicht' });
    expect(spills(control)).toEqual([]);
    const { style } = document.documentElement;
    try {
      style.fontSize = '200%';
      expect(Number.parseFloat(getComputedStyle(control.querySelector('button') as Element).fontSize)).toBe(28);
      expect(spills(control)).toEqual([]);
    } finally {
      style.fontSize = '';
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { type DefinitionItem, DefinitionList } from './DefinitionList.tsx';
import { contactValue, linesValue } from './values.tsx';

const items: DefinitionItem[] = [
  { label: 'Site', value: linesValue(['Gustav Mahlerlaan 10', '1082 PP Amsterdam']) },
  {
    label: 'Site contact',
    value: contactValue({ name: 'Jan de Vries', phone: '+31655501234', email: 'jan@site.example' }),
  },
  { label: 'From', value: '3 Nov 2026' },
  { label: 'To', value: '27 Nov 2026' },
  { label: 'PO number for new orders', value: '4500012' },
  { label: 'Cost code for new orders', value: null },
  { label: 'Budget', value: '€12,500.00' },
];

const meta = {
  title: 'Components/Lists/DefinitionList',
  component: DefinitionList,
  args: { items },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DefinitionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+31655501234' })).toHaveAttribute('href', 'tel:+31655501234');
    await expect(canvas.getByText('Cost code for new orders').nextSibling).toHaveTextContent('Not given');
  },
};
/** Distance of the value's text below the text of its label. */
const wordsBelow = (name: Element) => {
  const topOf = (of: Node) => {
    const range = document.createRange();
    range.selectNodeContents(document.createTreeWalker(of, NodeFilter.SHOW_TEXT).nextNode() as Node);
    return range.getBoundingClientRect().top;
  };
  return topOf(name.nextSibling as Node) - topOf(name);
};
export const Links: Story = {
  parameters: { pictures: { none: 'the places are measured' } },
  args: {
    items: [
      { label: 'PO number', value: '4500012' },
      { label: 'Project', value: <a href="#project">Zuidas Tower C</a> },
      {
        label: 'Contracts',
        value: (
          <>
            <a href="#first">C-260104</a>
            <a href="#second">C-260105</a>
          </>
        ),
      },
      { label: 'Cost code', value: 'KS-310' },
    ],
  },
  play: async ({ canvas }) => {
    const plain = wordsBelow(canvas.getByText('PO number'));
    for (const name of ['Project', 'Contracts', 'Cost code'])
      await expect(Math.abs(wordsBelow(canvas.getByText(name)) - plain)).toBeLessThan(0.5);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    const [, first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
  },
};
export const Loading: Story = { args: { loading: true } };
export const NothingGiven: Story = { args: { items: items.map(({ label }) => ({ label, value: null })) } };
export const LongText: Story = {
  args: { items: [{ label: 'Project', value: longName }, { label: longName, value: '4500012' }, ...items] },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

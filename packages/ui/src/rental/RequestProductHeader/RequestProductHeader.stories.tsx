import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { product } from '../../stories/page-samples.ts';
import { longName } from '../../stories/samples.ts';
import { RequestProductHeader } from './RequestProductHeader.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#f2b705" d="M20 70h56v10H20zM26 66l40-20-40-20 6-4 40 20v8L32 70z"/></svg>',
)}`;

const meta = {
  title: 'Rental/RequestProductHeader',
  component: RequestProductHeader,
  args: { product, actions: <Button variant="outlined">Another machine</Button> },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RequestProductHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-03]
export const Full: Story = {
  name: 'Names the product and what it can do',
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    expect(header.getByRole('heading', { name: 'Electric scissor lift 12 m' })).toBeVisible();
    expect(header.getByText('Working height').nextSibling).toHaveTextContent('12 m');
  },
};
export const WithPicture: Story = { args: { product: { ...product, picture } } };
export const NameAlone: Story = { args: { product: { name: 'Something to lift pipes with' }, actions: undefined } };
export const NotFree: Story = {
  args: { product: { ...product, availability: { tone: 'warning', text: 'All out until 8 Dec' } } },
};
// [SH-04]
export const Loading: Story = { args: { product: undefined } };
export const LongText: Story = {
  args: { product: { ...product, name: longName, codes: longName } },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

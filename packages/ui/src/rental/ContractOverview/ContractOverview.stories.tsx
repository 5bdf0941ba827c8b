import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../stories/samples.ts';
import { ContractOverview, type ContractOverviewProps } from './ContractOverview.tsx';

const contract: NonNullable<ContractOverviewProps['contract']> = {
  project: 'Zuidas Tower C',
  poNumber: '4500012',
  costCode: null,
  reference: 'Tower crane bay',
  order: 'O-1007',
  period: '3 – 27 Nov 2026',
  address: ['Gustav Mahlerlaan 10', '1082 PP Amsterdam', 'NL'],
  depot: { name: 'Amsterdam', phone: '+31205550111' },
  siteContact: { name: 'Jan de Vries', phone: '+31655501234', email: 'jan@site.example' },
  spend: '€1,234.50',
};

const meta = {
  title: 'Rental/ContractOverview',
  component: ContractOverview,
  args: { contract },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ContractOverview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { contract: undefined } };
export const NothingGiven: Story = {
  args: { contract: { ...contract, project: null, poNumber: null, reference: null, order: null, siteContact: null } },
};
export const LongText: Story = { args: { contract: { ...contract, project: longName, reference: longName } } };
export const Phone: Story = {
  parameters: { pictures: { none: 'The first story is drawn on a phone as well.' } },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

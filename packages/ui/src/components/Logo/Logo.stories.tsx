import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = { title: 'Components/Shell/Logo', component: Logo, parameters: { layout: 'padded' } } satisfies Meta<
  typeof Logo
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Home: Story = { args: { href: '#home' } };
export const Dark: Story = { args: { href: '#home' }, globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName, longWord, privacyEntries } from '../../stories/samples.ts';
import { PrivacyMenu } from '../PrivacyMenu/PrivacyMenu.tsx';
import { AuthenticationPage } from './AuthenticationPage.tsx';

const form = (
  <form style={{ display: 'grid', gap: 16 }}>
    <FormControl>
      <FormLabel htmlFor="email">E-mail address</FormLabel>
      <OutlinedInput id="email" type="email" autoComplete="username" />
    </FormControl>
    <FormControl>
      <FormLabel htmlFor="password">Password</FormLabel>
      <OutlinedInput id="password" type="password" autoComplete="current-password" />
    </FormControl>
    <Button variant="contained" size="large">
      Sign in
    </Button>
  </form>
);

const meta = {
  title: 'Patterns/AuthenticationPage',
  component: AuthenticationPage,
  args: {
    title: 'Sign in',
    headline: 'Everything you have on rent, in one yard.',
    pitch: 'Order, extend and call off machines for each of your projects.',
    children: form,
    footer: (
      <p style={{ display: 'flex', justifyContent: 'space-between' }}>
        <Link href="#forgot">Forgot password</Link>
        <Link href="#register">Become a customer</Link>
      </p>
    ),
    corner: <PrivacyMenu entries={privacyEntries(fn())} />,
  },
} satisfies Meta<typeof AuthenticationPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { viewport: { value: 'desktop' }, scheme: 'dark' },
};
export const PhoneDark: Story = { globals: { viewport: { value: 'phone' }, scheme: 'dark' } };
export const Germany: Story = { globals: { viewport: { value: 'desktop' }, brand: 'indigo' } };
export const Poland: Story = { globals: { viewport: { value: 'desktop' }, brand: 'plum' } };
export const LongText: Story = {
  parameters: { pictures: { only: 'phone' } },
  args: { title: longWord, headline: longWord, pitch: longName },
};
export const RightToLeft: Story = { globals: { viewport: { value: 'desktop' }, direction: 'rtl' } };

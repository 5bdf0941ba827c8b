import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InboxIcon } from '../../icons/index.ts';
import { NewOrderButton } from '../../rental/NewOrderButton/NewOrderButton.tsx';
import { companyEntries, helpEntries, longName, profileEntries, tabs } from '../../stories/samples.ts';
import { Logo } from '../Logo/Logo.tsx';
import { MobileNavigation } from './MobileNavigation.tsx';

const sections = [
  { id: 'tabs', entries: tabs.map((tab, index) => ({ ...tab, kind: 'link' as const, current: index === 0 })) },
  { id: 'help', label: 'Help', entries: helpEntries(fn()) },
  { id: 'company', label: 'Bouwgroep Noordzee B.V.', entries: companyEntries },
  { id: 'profile', label: 'Profile', entries: profileEntries(fn()) },
];

const meta = {
  title: 'Components/Shell/MobileNavigation',
  component: MobileNavigation,
  args: { sections, logo: <Logo />, primary: <NewOrderButton href="#new-order" fullWidth /> },
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MobileNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole('dialog', { name: 'Navigation' });
const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open navigation' }));
  await dialog();
};

export const Closed: Story = {};
// [NAV-09]
export const Open: Story = {
  name: 'Opens over the page and closes by its button',
  play: async (context) => {
    await open(context);
    const { getByRole } = within(await dialog());
    expect(getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(getByRole('button', { name: 'Close navigation' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    expect(within(context.canvasElement).getByRole('button', { name: 'Open navigation' })).toHaveFocus();
  },
};
export const Opened: Story = { play: open };
export const CountedAndDisabled: Story = {
  name: 'Counts, icons, and what is disabled',
  parameters: { pictures: { only: 'phone' } },
  args: {
    sections: [
      {
        id: 'tabs',
        entries: [
          { kind: 'link', id: 'overview', label: 'Overview', href: '#overview', current: true },
          {
            ...{ kind: 'link', id: 'documents', label: 'Documents', href: '#documents', icon: <InboxIcon /> },
            count: 12,
            countLabel: '12 unread',
          },
          {
            ...{ kind: 'link', id: 'assets', label: 'Assets', href: '#assets', disabled: true },
            reason: 'Your contract has no assets of your own.',
          },
        ],
      },
    ],
  },
  play: async (context) => {
    await open(context);
    const { getByRole } = within(await dialog());
    expect(getByRole('link', { name: 'Documents 12 unread' })).toBeVisible();
    expect(getByRole('button', { name: 'Assets' })).toHaveAccessibleDescription(
      'Your contract has no assets of your own.',
    );
  },
};
export const LongText: Story = {
  args: { sections: [{ id: 'company', label: longName, entries: companyEntries }] },
  play: open,
};
export const Dark: Story = {
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
  play: open,
};
export const RightToLeft: Story = { globals: { viewport: { value: 'phone' }, direction: 'rtl' }, play: open };
